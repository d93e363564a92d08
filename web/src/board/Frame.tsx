import type { ComponentChildren } from "preact";
import { language } from "../i18n/messages";
import { type Coordinates, settings } from "../settings/store";
import type { Side } from "../wire/Side";
import { KANJI_NUMBERS } from "./names";
import { RANK_LETTERS } from "./position";

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function rankText(rank: number, style: Coordinates): string {
  if (style === "japanese") return KANJI_NUMBERS[rank - 1] ?? "";
  return style === "letters" ? (RANK_LETTERS[rank - 1] ?? "") : String(rank);
}

/** The lines of the board and its four star points, in the box 990 × 1080. */
export function GridLines() {
  const inner = NINE.slice(0, 8);
  const path = inner.map((n) => `M${n * 110} 0V1080M0 ${n * 120}H990`).join("");
  return (
    <svg class="lines" viewBox="0 0 990 1080" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
      <rect x="1.5" y="1.5" width="987" height="1077" />
      {[330, 660].flatMap((x) => [360, 720].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />))}
    </svg>
  );
}

/** The wooden board: coordinates in its margin, the squares inside. */
export function Frame({ bottom, children }: { bottom: Side; children: ComponentChildren }) {
  const chosen = settings.value.coordinates;
  const style = chosen === "auto" ? (language() === "en" ? "letters" : "japanese") : chosen;
  const files = bottom === "black" ? [...NINE].reverse() : NINE;
  const ranks = bottom === "black" ? NINE : [...NINE].reverse();
  return (
    <div class="frame-space">
      <div class="frame">
        {style !== "none" && (
          <div class="coords" aria-hidden="true">
            <div class="files">
              {files.map((file) => (
                <span key={file}>{file}</span>
              ))}
            </div>
            <div class={`ranks ${style}`}>
              {ranks.map((rank) => (
                <span key={rank}>{rankText(rank, style)}</span>
              ))}
            </div>
          </div>
        )}
        <div class="field">
          <GridLines />
          {children}
        </div>
      </div>
    </div>
  );
}
