import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { enterLadder, getRoad, playNext } from "../api/road";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { t } from "../i18n/messages";
import { recall, remember } from "../settings/store";
import type { RoadView } from "../wire/RoadView";
import { Bracket, undrawn } from "./Bracket";
import { GamesCard, GraphCard, LaddersCard, RecordCard } from "./CareerCards";
import { MINUTES, NextCard } from "./NextCard";
import "../styles/road.css";

/** Where the main time chosen last is kept. */
const KEPT = "komadai.road";

const RULES = ["road-rule-ladder", "road-rule-terms", "road-rule-half", "road-rule-clock", "road-rule-rating"] as const;

function keptMinutes(): string {
  const { minutes } = recall<{ minutes: string }>(KEPT);
  return MINUTES.find((known) => known === minutes) ?? "3";
}

/** The road of the master: the ladder, the next opponent, and how far one has come. */
export default function RoadPage() {
  const road = useSignal<RoadView | null>(null);
  const busy = useSignal(false);
  const minutes = useSignal(keptMinutes());
  const ask = async (act: () => Promise<void>) => {
    busy.value = true;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    } finally {
      busy.value = false;
    }
  };
  const look = async () => {
    road.value = await getRoad();
  };
  const enter = async () => {
    road.value = await enterLadder();
  };
  const play = async () => {
    navigate(`/game/${(await playNext(Number(minutes.value))).id}`);
  };
  useEffect(() => {
    void ask(look);
    // What has been decided in another window, or while the page lay in the background.
    const wake = () => document.visibilityState === "visible" && void ask(look);
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, []);
  const shown = road.value;
  return (
    <div class="plain road" data-ready={shown !== null} data-playing={shown?.playing ?? undefined}>
      <header class="road-top">
        <h1>{t("road-title")}</h1>
        <p class="lead">{t("road-lead")}</p>
      </header>
      {shown && (
        <div class="road-cards">
          <RecordCard road={shown} />
          <NextCard
            road={shown}
            busy={busy.value}
            minutes={minutes.value}
            choose={(value) => {
              minutes.value = value;
              remember(KEPT, { minutes: value });
            }}
            enter={() => void ask(enter)}
            play={() => void ask(play)}
          />
          <Bracket bracket={shown.bracket ?? undrawn(shown.stage)} />
          <GraphCard road={shown} />
          <LaddersCard road={shown} />
          <GamesCard road={shown} />
          <details class="card rules-card">
            <summary>{t("road-rules")}</summary>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{t(rule)}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </div>
  );
}
