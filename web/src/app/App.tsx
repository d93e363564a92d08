import { type ComponentType, h } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { GamePage } from "../game/GamePage";
import { GamesPage } from "../games/GamesPage";
import { HomePage } from "../home/HomePage";
import { type Area, speakOf, t } from "../i18n/messages";
import { JoinPage } from "../join/JoinPage";
import { Intake } from "../library/Intake";
import { SettingsPage } from "../settings/SettingsPage";
import { Notices } from "./notices";
import { type Route, route } from "./router";
import { Shell } from "./Shell";

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadLibrary = () => import("../library/LibraryPage");

/** A page that needs the words of an area. */
async function withWords<Module>(area: Area, page: Promise<Module>): Promise<Module> {
  await speakOf(area);
  return page;
}

const loadRecord = () => withWords("study", import("../record/RecordPage"));
const loadMatch = () => withWords("study", import("../match/MatchPage"));
const loadQuiz = () => withWords("study", import("../quiz/QuizPage"));
const loadPosition = () => withWords("study", withWords("puzzles", import("../editor/PositionPage")));
const loadEngines = () => withWords("study", import("../engines/EnginesPage"));
const loadMetrics = () => withWords("study", import("../metrics/MetricsPage"));
const loadTsume = () => withWords("puzzles", import("../tsume/TsumePage"));
const loadSolve = () => withWords("puzzles", import("../tsume/SolvePage"));
const loadLearn = () => withWords("lessons", import("../learn/LearnPage"));
const loadAtlas = () => withWords("coach", withWords("lessons", import("../learn/AtlasPage")));
const loadHasami = () => withWords("hasami", import("../hasami/HasamiPage"));
const loadRoad = () => withWords("road", import("../road/RoadPage"));
const loadDrills = () => withWords("coach", withWords("lessons", import("../learn/DrillPage")));
const loadLesson = () => withWords("lessons", import("../learn/LessonPage"));
const loadCompose = () => withWords("puzzles", import("../tsume/ComposePage"));

/** A page whose code is fetched when it is first opened: play does not wait for it. */
function Later<Props extends object>({ from, with: props }: { from: Loader<Props>; with: Props }) {
  const [shown, show] = useState<{ component: ComponentType<Props> } | null>(null);
  useEffect(() => {
    void from().then((found) => show({ component: found.default }));
  }, [from]);
  return shown && h(shown.component, props);
}

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case "play":
      return <HomePage />;
    case "game":
      return <GamePage key={at.id} id={at.id} />;
    case "games":
      return <GamesPage />;
    case "records":
      return <Later from={loadLibrary} with={{ query: at.query }} />;
    case "record":
      return <Later key={at.id} from={loadRecord} with={{ id: at.id }} />;
    case "match":
      return <Later key={at.id} from={loadMatch} with={{ id: at.id }} />;
    case "tsume":
      return <Later key="tsume" from={loadTsume} with={{}} />;
    case "solve":
      return <Later key="solve" from={loadSolve} with={{ id: at.id, query: at.query }} />;
    case "compose":
      return <Later key="compose" from={loadCompose} with={{ query: at.query }} />;
    case "hasami":
      return <Later key="hasami" from={loadHasami} with={{}} />;
    case "road":
      return <Later key="road" from={loadRoad} with={{}} />;
    case "position":
      return <Later key="position" from={loadPosition} with={{ query: at.query }} />;
    case "quiz":
      return <Later key={at.query} from={loadQuiz} with={{ query: at.query }} />;
    case "learn":
      return <Later key="learn" from={loadLearn} with={{}} />;
    case "atlas":
      return <Later key={at.topic} from={loadAtlas} with={{ topic: at.topic }} />;
    case "drills":
      return <Later key="drills" from={loadDrills} with={{ query: at.query }} />;
    case "lesson":
      return <Later key="lesson" from={loadLesson} with={{ id: at.id, query: at.query }} />;
    case "join":
      return <JoinPage id={at.id} token={at.token} />;
    case "engines":
      return <Later key="engines" from={loadEngines} with={{}} />;
    case "metrics":
      return <Later key="metrics" from={loadMetrics} with={{}} />;
    case "settings":
      return <SettingsPage />;
    default:
      return (
        <div class="plain">
          <h1>{t("not-found-title")}</h1>
          <p>
            <a href="/">{t("not-found-back")}</a>
          </p>
        </div>
      );
  }
}

const TITLES: Record<Route["page"], string> = {
  play: "nav-play",
  game: "title-game",
  games: "nav-games",
  records: "nav-records",
  record: "title-record",
  match: "nav-records",
  tsume: "nav-tsume",
  solve: "nav-tsume",
  compose: "title-compose",
  quiz: "nav-records",
  position: "title-position",
  learn: "nav-learn",
  atlas: "nav-learn",
  road: "nav-road",
  hasami: "home-hasami",
  drills: "nav-learn",
  lesson: "nav-learn",
  join: "title-join",
  settings: "nav-settings",
  engines: "nav-settings",
  metrics: "nav-settings",
  unknown: "not-found-title",
};

export function App() {
  const at = route.value;
  const title = t(TITLES[at.page]);
  useLayoutEffect(() => {
    document.title = `${title} · Komadai`;
  }, [title]);
  const path = "id" in at ? `${at.page}/${at.id}` : at.page;
  const before = useRef(path);
  const intake = at.page !== "game" && at.page !== "join";
  useLayoutEffect(() => {
    // A new page is read from its top; without this the focus would be left on a link that is gone.
    if (path !== before.current) document.getElementById("main")?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return (
    <>
      <Shell>
        <Page at={at} />
      </Shell>
      {intake && <Intake />}
      <Notices />
    </>
  );
}
