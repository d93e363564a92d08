import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { ApiError } from "../api/http";
import { askPosition } from "../api/records";
import { check, positionPicture } from "../api/tsume";
import { keepAddress } from "../app/address";
import { Part, Switch } from "../app/controls";
import { announce, problemText } from "../app/notices";
import { StaticBoard } from "../board/StaticBoard";
import { BARE, Composition } from "../editor/Composition";
import { EditBoard, type Tool } from "../editor/EditBoard";
import { EDITOR_KEYS, EditorBar, HandsAndTurn, useEditorKeys } from "../editor/EditorTools";
import { Palette } from "../editor/Palette";
import { PositionField } from "../editor/PositionField";
import { language, t } from "../i18n/messages";
import { KeysDialog } from "../moves/Keys";
import type { Problem } from "../wire/Problem";
import type { TsumeReport } from "../wire/TsumeReport";
import { CompositionTools, printed } from "./CompositionTools";
import { Report } from "./Report";
import { lineText, refusalText } from "./words";
import "../styles/tsume.css";

/** An examination and the position it is of. */
interface Examined {
  sfen: string;
  report: TsumeReport;
}

/** The moves of a typed line. In a position that cannot be played there are none: the examination says what is wrong. */
async function usiOf(sfen: string, text: string): Promise<string[]> {
  if (text === "") return [];
  try {
    return (await askPosition({ sfen, last: null, text })).moves.map(({ usi }) => usi);
  } catch (error) {
    if (error instanceof ApiError && error.problem.kind === "bad_position") return [];
    throw error;
  }
}

/** The workshop: a position is set up, examined, printed and saved. */
export default function ComposePage({ query }: { query: string }) {
  const asked = new URLSearchParams(query).get("sfen");
  const composition = useMemo(() => new Composition(asked), [asked]);
  const tool = useSignal<Tool>("move");
  const examined = useSignal<Examined | null>(null);
  const failed = useSignal<Problem | null>(null);
  const intended = useSignal("");
  const help = useSignal(false);
  const running = useSignal<AbortController | null>(null);
  const sfen = composition.sfen.value;
  const report = examined.value?.sfen === sfen ? examined.value.report : null;
  const shown = printed(sfen, composition.rest.value);
  const sheet = useSignal<string | null>(null);
  const picture = positionPicture("svg", shown, "book", language());
  const printNow = async () => {
    const image = new Image();
    image.src = picture;
    // Without it the page's own picture is printed.
    const drawn = await image.decode().then(
      () => true,
      () => false,
    );
    sheet.value = drawn ? picture : null;
    requestAnimationFrame(() => print());
  };
  const showKeys = () => {
    help.value = true;
  };
  useEditorKeys(composition, showKeys);
  useLayoutEffect(() => {
    return keepAddress(`/tsume/compose${sfen === BARE ? "" : `?sfen=${encodeURIComponent(sfen)}`}`);
  }, [sfen]);
  useLayoutEffect(() => () => running.value?.abort(), [running]);
  const examine = async () => {
    running.value?.abort();
    const own = new AbortController();
    running.value = own;
    failed.value = null;
    try {
      const line = await usiOf(sfen, intended.value.trim());
      const found = await check({ sfen, line }, own.signal);
      examined.value = { sfen, report: found };
      const { refused, solution } = found;
      const verdict = solution?.verdict === "mate" ? t("report-mate", { plies: solution.plies ?? 0 }) : "";
      announce(refused ? refusalText(refused) : `${verdict} ${t("report-count", { count: found.faults.length })}`);
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      failed.value = error.problem;
    } finally {
      if (running.value === own) running.value = null;
    }
  };
  return (
    <div class="plain compose" data-sfen={sfen}>
      <h1>{t("compose-title")}</h1>
      <div class="compose-table">
        <div class="compose-board">
          <EditBoard composition={composition} tool={tool.value} />
          <Palette tool={tool.value} choose={(next) => (tool.value = next)} />
        </div>
        <div class="compose-side">
          <Part title={t("compose-hands")} page>
            <HandsAndTurn composition={composition}>
              <Switch
                label={t("compose-rest")}
                hint={t("compose-rest-hint")}
                checked={composition.rest.value}
                onChange={(rest) => composition.giveRest(rest)}
              />
            </HandsAndTurn>
          </Part>
          <PositionField key={sfen} sfen={sfen} load={(text) => composition.load(text)} />
          <EditorBar composition={composition} empty={BARE} showKeys={showKeys} />
        </div>
      </div>
      <Part title={t("report-title")} page>
        <label class="select intended">
          <span>{t("report-intended")}</span>
          <input
            type="text"
            name="intended"
            maxLength={2000}
            spellcheck={false}
            autocomplete="off"
            placeholder={t("report-intended-hint")}
            value={intended.value}
            onInput={(event) => {
              intended.value = event.currentTarget.value;
              examined.value = null;
            }}
          />
        </label>
        <div class="bar">
          <button
            type="button"
            class="main"
            data-action="check"
            disabled={running.value !== null}
            onClick={() => void examine()}
          >
            {t(running.value ? "report-running" : "report-check")}
          </button>
          {running.value && (
            <button type="button" data-action="stop" onClick={() => running.value?.abort()}>
              {t("report-stop")}
            </button>
          )}
        </div>
        {failed.value && (
          <p class="problem" role="alert">
            {problemText(failed.value)}
          </p>
        )}
        {report ? <Report report={report} start={sfen} /> : <p class="hint">{t("report-hint")}</p>}
      </Part>
      <Part title={t("compose-out")} page>
        <CompositionTools sfen={sfen} shown={shown} report={report} print={() => void printNow()} />
      </Part>
      <PrintSheet sfen={shown} picture={sheet.value === picture ? picture : null} report={report} />
      {help.value && <KeysDialog rows={EDITOR_KEYS} close={() => (help.value = false)} />}
    </div>
  );
}

interface PrintSheetProps {
  sfen: string;
  /** The drawn diagram, once it has come. */
  picture: string | null;
  report: TsumeReport | null;
}

/** The composition on paper: the diagram as books print it, and the solution below. */
function PrintSheet({ sfen, picture, report }: PrintSheetProps) {
  const solution = report?.solution;
  return (
    <article class="tsume-sheet">
      {picture === null ? (
        <StaticBoard sfen={sfen} label={t("board-label")} hands />
      ) : (
        <img src={picture} alt={t("board-label")} />
      )}
      {solution?.verdict === "mate" && (
        <>
          <h2>{t("report-mate", { plies: solution.plies ?? solution.line.length })}</h2>
          <p>{lineText(solution.line)}</p>
        </>
      )}
    </article>
  );
}
