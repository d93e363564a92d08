import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { GamePage } from "../game/GamePage";
import { GamesPage } from "../games/GamesPage";
import { HomePage } from "../home/HomePage";
import { t } from "../i18n/messages";
import { JoinPage } from "../join/JoinPage";
import { SettingsPage } from "../settings/SettingsPage";
import { Notices } from "./notices";
import { type Route, route } from "./router";
import { Shell } from "./Shell";

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case "play":
      return <HomePage />;
    case "game":
      return <GamePage key={at.id} id={at.id} />;
    case "games":
      return <GamesPage />;
    case "join":
      return <JoinPage id={at.id} token={at.token} />;
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
  join: "title-join",
  settings: "nav-settings",
  unknown: "not-found-title",
};

export function App() {
  const at = route.value;
  const title = t(TITLES[at.page]);
  useEffect(() => {
    document.title = `${title} · Komadai`;
  }, [title]);
  const path = "id" in at ? `${at.page}/${at.id}` : at.page;
  const before = useRef(path);
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
      <Notices />
    </>
  );
}
