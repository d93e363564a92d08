import { OWN_GRADES } from "../newgame/grades";
import type { RoadOpponent } from "../wire/RoadOpponent";
import { opponentName } from "./words";

const FILES = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Where the rook goes: the nine files as the player sees them, and the rook on its own. */
export function RookStrip({ file }: { file: number }) {
  return (
    <svg class="rook-strip" viewBox="0 0 90 14" aria-hidden="true">
      {FILES.map((each, index) => (
        <circle key={each} class="file" cx={5 + index * 10} cy={10} r={1.6} />
      ))}
      <path d={`M${5 + (9 - file) * 10} 0.5l4 2.6 1.2 10.4h-10.4l1.2-10.4z`} />
    </svg>
  );
}

/** An opponent as a piece with the first letter of the name; the stronger, the larger. */
export function Emblem({ opponent }: { opponent: RoadOpponent }) {
  const strength = Math.max(0, OWN_GRADES.indexOf(opponent.grade)) / (OWN_GRADES.length - 1);
  const scale = 0.78 + 0.22 * strength;
  return (
    <svg class="emblem" viewBox="0 0 60 64" aria-hidden="true" data-family={familyOf(opponent)}>
      <g transform={`translate(${30 - 30 * scale} ${64 - 64 * scale}) scale(${scale})`}>
        <path d="M30 2L50 12L57 62H3L10 12Z" />
        <text x="30" y="49" text-anchor="middle">
          {[...opponentName(opponent)][0]}
        </text>
      </g>
    </svg>
  );
}

/** 居飛車 keeps the rook on the right, 振り飛車 swings it to the left. */
function familyOf({ rook_file: file }: RoadOpponent): string {
  if (file === null) return "any";
  return file >= 5 ? "ranging" : "static";
}
