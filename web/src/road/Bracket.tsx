import { t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { RoadBracket } from "../wire/RoadBracket";
import { RookStrip } from "./Emblem";
import { ladderName, opponentName } from "./words";

/** The first match of each round; the champion comes after the last. */
const ROUNDS = [
  { title: "road-round-1", first: 0, matches: 4 },
  { title: "road-round-2", first: 4, matches: 2 },
  { title: "road-round-3", first: 6, matches: 1 },
] as const;
const FINAL = 6;

/** The places that meet in a match, as far as they are known. */
export function pairOf(bracket: RoadBracket, match: number): [number | null, number | null] {
  if (match < 4) return [match * 2, match * 2 + 1];
  const first = match < FINAL ? (match - 4) * 2 : 4;
  return [bracket.winners[first] ?? null, bracket.winners[first + 1] ?? null];
}

const nameAt = (bracket: RoadBracket, place: number): string => {
  const entrant = bracket.entrants[place];
  if (entrant) return opponentName(entrant);
  return place === 0 ? t("you") : "";
};

/** A ladder that has not been drawn yet: the places are there, so that nothing moves once they are taken. */
export const undrawn = (ladder: string): RoadBracket => ({
  ladder,
  entrants: [null],
  winners: Array.from({ length: FINAL + 1 }, () => null),
});

/** A match in words. */
function pairText(bracket: RoadBracket, match: number): string {
  const [one, other] = pairOf(bracket, match).map((place) => (place === null ? null : nameAt(bracket, place)));
  const winner = bracket.winners[match] ?? null;
  const known = one || other;
  if (!known) return t("road-pair-unknown");
  if (!one || !other) return t("road-pair-open", { one: known });
  if (winner === null) return t("road-pair", { one, other });
  return t("road-pair-won", { one, other, winner: nameAt(bracket, winner) });
}

interface SlotProps {
  bracket: RoadBracket;
  place: number | null;
  /** Whether who stands here has won from here on, or lost. */
  fate: "won" | "lost" | "open";
  full?: boolean;
}

function Slot({ bracket, place, fate, full = false }: SlotProps) {
  const entrant = place === null ? null : (bracket.entrants[place] ?? null);
  const you = place === 0;
  return (
    <div class={`slot ${fate}${you ? " you" : ""}`}>
      <div class="tag">
        {place !== null && <b>{nameAt(bracket, place)}</b>}
        {full && entrant && (
          <small>
            <span>{gradeName(entrant.grade)}</span>
            {entrant.rook_file !== null && <RookStrip file={entrant.rook_file} />}
          </small>
        )}
      </div>
    </div>
  );
}

/** The knockout as it is drawn on walls: eight names on the left, the champion on the right. */
export function Bracket({ bracket }: { bracket: RoadBracket }) {
  const fate = (match: number, place: number | null): SlotProps["fate"] => {
    const winner = bracket.winners[match] ?? null;
    if (winner === null || place === null) return "open";
    return winner === place ? "won" : "lost";
  };
  const champion = bracket.winners[FINAL] ?? null;
  return (
    <section
      class="card bracket-card"
      aria-label={t("road-bracket", { ladder: ladderName(bracket.ladder) })}
      data-decided={bracket.winners.filter((winner) => winner !== null).length}
    >
      <h2>{ladderName(bracket.ladder)}</h2>
      <div class="bracket" aria-hidden="true">
        {ROUNDS.map(({ title, first, matches }, round) => (
          <div key={title} class="round">
            <span class="round-title">{t(title)}</span>
            <div class="slots">
              {Array.from({ length: matches }, (_, index) => first + index).flatMap((match) =>
                pairOf(bracket, match).map((place, side) => (
                  <Slot
                    key={`${match} ${side}`}
                    bracket={bracket}
                    place={place}
                    fate={fate(match, place)}
                    full={round === 0}
                  />
                )),
              )}
            </div>
          </div>
        ))}
        <div class="round">
          <span class="round-title">{t("road-champion")}</span>
          <div class="slots">
            <Slot bracket={bracket} place={champion} fate={champion === null ? "open" : "won"} />
          </div>
        </div>
      </div>
      <div class="unseen">
        {ROUNDS.map(({ title, first, matches }) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <ul>
              {Array.from({ length: matches }, (_, index) => (
                <li key={index}>{pairText(bracket, first + index)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
