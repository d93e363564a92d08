import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { askFaults, newRecord } from "../api/records";
import { keepAddress } from "../app/address";
import { Part, Select } from "../app/controls";
import { notifyProblem, problemText } from "../app/notices";
import { navigate } from "../app/router";
import { useConfig } from "../app/useConfig";
import { useRested } from "../app/useRested";
import { family, t } from "../i18n/messages";
import { KeysDialog } from "../moves/Keys";
import { NewGameDialog } from "../newgame/NewGameDialog";
import { refusalText } from "../tsume/words";
import type { SetUpAnswer } from "../wire/SetUpAnswer";
import { Composition } from "./Composition";
import { EditBoard, type Tool } from "./EditBoard";
import { EDITOR_KEYS, EditorBar, HandsAndTurn, useEditorKeys } from "./EditorTools";
import { Palette } from "./Palette";
import { PositionField } from "./PositionField";
import "../styles/tsume.css";

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const EMPTY = "4k4/9/9/9/9/9/9/9/4K4 b - 1";
/** Any position is set up, and studied, played on from or examined. */
export default function PositionPage({ query }: { query: string }) {
  const asked = useMemo(() => new URLSearchParams(query).get("sfen"), []);
  const composition = useMemo(() => new Composition(asked ?? EVEN, true), [asked]);
  const config = useConfig().value;
  const tool = useSignal<Tool>("move");
  const help = useSignal(false);
  const playing = useSignal(false);
  const sfen = composition.sfen.value;
  const answer = useRested<SetUpAnswer>(sfen, askFaults);
  const showKeys = () => {
    help.value = true;
  };
  useEditorKeys(composition, showKeys);
  useLayoutEffect(() => {
    return keepAddress(`/position${sfen === EVEN ? "" : `?sfen=${encodeURIComponent(sfen)}`}`);
  }, [sfen]);
  const study = async () => {
    try {
      const { id } = await newRecord({ handicap: null, sfen });
      navigate(`/record/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    }
  };
  const fits = answer !== null && answer.faults.length === 0;
  return (
    <div class="plain compose" data-sfen={sfen} data-faults={answer?.faults.length}>
      <h1>{t("editor-title")}</h1>
      <div class="compose-table">
        <div class="compose-board">
          {/* Above the board, so that it is seen on a phone as well while pieces are moved. */}
          <Verdict answer={answer} />
          <EditBoard composition={composition} tool={tool.value} />
          <Palette tool={tool.value} choose={(next) => (tool.value = next)} />
        </div>
        <div class="compose-side">
          <div class="bar">
            <button type="button" class="main" data-action="study" disabled={!fits} onClick={() => void study()}>
              {t("editor-study")}
            </button>
            <button
              type="button"
              data-action="play-on"
              disabled={!fits || answer.ended !== null || !config}
              onClick={() => (playing.value = true)}
            >
              {t("study-play-on")}
            </button>
            <a class="button" href={`/tsume/compose?sfen=${encodeURIComponent(sfen)}`}>
              {t("editor-tsume")}
            </a>
          </div>
          <Part title={t("compose-hands")} page>
            <HandsAndTurn composition={composition} />
          </Part>
          <PositionField key={sfen} sfen={sfen} load={(text) => composition.load(text)} />
          <Select
            label={t("term-handicap")}
            value={answer?.handicap ?? ""}
            options={[
              { value: "", label: "—" },
              ...(config?.handicaps ?? []).map(({ id }) => ({ value: id, label: family("handicap-", id) })),
            ]}
            onChange={(id) => {
              const found = config?.handicaps.find((handicap) => handicap.id === id);
              if (found) composition.load(found.sfen);
            }}
          />
          <EditorBar composition={composition} empty={EMPTY} showKeys={showKeys}>
            <button type="button" data-action="mirror" onClick={() => composition.mirror()}>
              {t("editor-mirror")}
            </button>
            <button type="button" data-action="swap-sides" onClick={() => composition.swapSides()}>
              {t("editor-swap")}
            </button>
          </EditorBar>
        </div>
      </div>
      {playing.value && config && (
        <NewGameDialog
          config={config}
          close={() => (playing.value = false)}
          from={{ sfen, handicap: answer?.handicap ?? "even" }}
        />
      )}
      {help.value && <KeysDialog rows={EDITOR_KEYS} close={() => (help.value = false)} />}
    </div>
  );
}

/** Why the position cannot be played, or that it can. Its height is that of two lines, whatever is known. */
function Verdict({ answer }: { answer: SetUpAnswer | null }) {
  const words = !answer
    ? ["…"]
    : answer.faults.length > 0
      ? answer.faults.map(refusalText)
      : [answer.ended ? problemText(answer.ended) : t("editor-good")];
  const good = answer !== null && answer.faults.length === 0;
  return (
    <section class={`card set-up${answer ? (good ? " good" : " faulty") : ""}`} aria-label={t("editor-verdict")}>
      <div role="status">
        <ul>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
