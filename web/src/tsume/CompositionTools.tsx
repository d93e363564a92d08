import { exported, positionPicture } from "../api/tsume";
import { copyText } from "../app/clipboard";
import { Menu, type MenuItem } from "../app/Menu";
import { notify, notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { family, language, t } from "../i18n/messages";
import type { TsumeReport } from "../wire/TsumeReport";

const FILES = ["kif", "kifu", "csa", "jkf"] as const;

/** Hands a file to the visitor. */
function hand(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The position as it is printed: the defender's hand goes without saying. */
export function printed(sfen: string, rest: boolean): string {
  if (!rest) return sfen;
  const [board, side, hands = "-", ply] = sfen.split(" ");
  const own = side === "b" ? hands.replace(/\d*[a-z]/g, "") : hands.replace(/\d*[A-Z]/g, "");
  return [board, side, own || "-", ply].join(" ");
}

interface CompositionToolsProps {
  sfen: string;
  /** The same as pictures show it. */
  shown: string;
  report: TsumeReport | null;
  print: () => void;
}

/** Ways out of the workshop: files, pictures, print, the text of the position, solving it by hand. */
export function CompositionTools({ sfen, shown, report, print }: CompositionToolsProps) {
  const save = async (format: string) => {
    const usi = (line: readonly { usi: string }[]) => line.map((move) => move.usi);
    const branches = (report?.faults ?? [])
      .filter(({ line }) => line.length > 0)
      .map(({ ply, kind, line }) => ({ ply, name: family("tsume-fault-", kind), line: usi(line) }));
    try {
      hand(`tsume.${format}`, await exported({ sfen, line: usi(report?.solution?.line ?? []), branches, format }));
    } catch {
      notifyProblem({ kind: "bad_position", args: {} });
    }
  };
  const copy = async (what: string, text: string) => {
    const done = await copyText(text);
    notify(done ? "info" : "warning", t(done ? "copy-done" : "copy-failed"), what);
  };
  const files: MenuItem[] = FILES.map((format) => ({
    id: `save-${format}`,
    label: t("save-download", { ending: `.${format}` }),
    act: () => void save(format),
  }));
  return (
    <div class="bar compose-tools">
      <button
        type="button"
        data-action="solve-own"
        onClick={() => navigate(`/tsume/own?sfen=${encodeURIComponent(sfen)}`)}
      >
        {t("compose-solve")}
      </button>
      <Menu class="button" action="save" label={t("compose-save")} items={files}>
        {t("compose-save")}
      </Menu>
      {(["svg", "png"] as const).map((kind) => (
        <a
          key={kind}
          class="button"
          data-action={`picture-${kind}`}
          href={positionPicture(kind, shown, "book", language())}
          download
        >
          {t("save-position", { kind: kind.toUpperCase() })}
        </a>
      ))}
      <button type="button" data-action="print" onClick={print}>
        {t("save-print")}
      </button>
      <button type="button" data-action="copy-sfen" onClick={() => void copy("SFEN", sfen)}>
        {t("copy-sfen")}
      </button>
      <button
        type="button"
        data-action="copy-link"
        onClick={() => void copy(t("compose-link"), `${location.origin}/tsume/own?sfen=${encodeURIComponent(sfen)}`)}
      >
        {t("compose-link")}
      </button>
    </div>
  );
}
