import { t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { MatchEngine } from "../wire/MatchEngine";
import type { MatchLimit } from "../wire/MatchLimit";
import type { MatchScore } from "../wire/MatchScore";

/** An engine in words: the house's by its grade, another by the name it gave itself. */
export const engineName = (engine: MatchEngine, name: string): string =>
  engine.type === "house" ? t("match-house", { grade: gradeName(engine.grade) }) : name || t("match-own");

export const limitWords = (limit: MatchLimit): string =>
  limit.type === "time" ? t("match-seconds", { n: limit.ms / 1000 }) : t("match-nodes", { n: limit.nodes });

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(Math.round(value))}`;

/** `+35 (−20 … +90)`: the first engine's Elo over the second's, with its bounds; null while nothing can be said. */
export function eloWords({ elo }: MatchScore): string | null {
  if (!elo) return null;
  const low = elo.low === null ? "−∞" : signed(elo.low);
  return `${signed(elo.value)} (${low} … ${elo.high === null ? "+∞" : signed(elo.high)})`;
}
