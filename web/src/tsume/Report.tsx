import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { TsumeFault } from "../wire/TsumeFault";
import type { TsumeReport } from "../wire/TsumeReport";
import type { TsumeSolution } from "../wire/TsumeSolution";
import { lineText, played, refusalText } from "./words";

/** What the examination found, in words and boards. */
export function Report({ report, start }: { report: TsumeReport; start: string }) {
  const { refused, solution, faults } = report;
  if (refused) {
    return (
      <p class="problem" role="alert" data-refused={refused.kind}>
        {refusalText(refused)}
      </p>
    );
  }
  if (!solution) return null;
  const grave = faults.filter((fault) => !fault.tolerated);
  const mild = faults.filter((fault) => fault.tolerated);
  return (
    <div class="report" data-verdict={solution.verdict} data-faults={faults.length}>
      <Verdict solution={solution} grave={grave.length} mild={mild.length} stopped={report.stopped} />
      {[...grave, ...mild].map((fault, index) => (
        <FaultCard key={`${index} ${fault.kind} ${fault.ply}`} fault={fault} start={start} />
      ))}
      {report.more && <p class="hint">{t("report-more")}</p>}
      {report.stopped && <p class="hint">{t("report-stopped", { reason: family("tsume-stop-", report.stopped) })}</p>}
    </div>
  );
}

interface VerdictProps {
  solution: TsumeSolution;
  grave: number;
  mild: number;
  stopped: string | null;
}

function Verdict({ solution, grave, mild, stopped }: VerdictProps) {
  const { verdict, plies, raw_plies: raw, minimal, line, left } = solution;
  if (verdict === "unknown") {
    return <p>{t("tsume-unknown", { reason: family("tsume-stop-", solution.stop ?? "nodes") })}</p>;
  }
  if (verdict !== "mate") return <p>{t("report-no-mate")}</p>;
  const sound = grave === 0 ? (mild === 0 ? "report-sound" : "report-sound-but") : "report-unsound";
  return (
    <section class="verdict" data-sound={stopped === null && grave === 0}>
      <h3>{t(minimal ? "report-mate" : "report-mate-at-most", { plies: plies ?? line.length })}</h3>
      <p class="line-text">{lineText(line)}</p>
      {raw !== null && raw !== plies && <p>{t("tsume-raw", { plies: raw })}</p>}
      {left > 0 && <p>{t("tsume-left", { count: left })}</p>}
      {stopped === null && <p class={grave === 0 ? "whole" : "problem"}>{t(sound, { count: grave })}</p>}
    </section>
  );
}

/** One fault: its name, what it means, where it is, its line, and the board there. */
function FaultCard({ fault, start }: { fault: TsumeFault; start: string }) {
  const { kind, ply, line, tolerated } = fault;
  const move = line[ply - 1];
  return (
    <section class="fault" data-kind={kind} data-tolerated={tolerated}>
      <div>
        <h3>
          {family("tsume-fault-", kind)}
          {tolerated && <small> {t("report-tolerated")}</small>}
        </h3>
        <p>{family("fault-", kind)}</p>
        {move && <p>{t("report-at", { ply, move: played(move) })}</p>}
        {line.length > 0 && <p class="line-text">{lineText(line)}</p>}
      </div>
      {move && (
        <figure>
          <StaticBoard sfen={move.sfen} label={t("report-board", { ply, move: played(move) })} hands={false} />
        </figure>
      )}
      {!move && <StaticBoard sfen={start} label={t("board-label")} />}
    </section>
  );
}
