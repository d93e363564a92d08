import { Select } from "../app/controls";
import { sideName } from "../board/names";
import { family, t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { RoadNext } from "../wire/RoadNext";
import type { RoadView } from "../wire/RoadView";
import { Emblem, RookStrip } from "./Emblem";
import { ladderName, opponentName, styleName } from "./words";

const ROUND_TITLES = ["road-round-1", "road-round-2", "road-round-3"] as const;
/** Main times of the arcade clock, in minutes. */
export const MINUTES = ["3", "4", "5", "6", "7", "8", "9"] as const;
const BYOYOMI_S = 7;

interface NextCardProps {
  road: RoadView;
  busy: boolean;
  minutes: string;
  choose: (minutes: string) => void;
  enter: () => void;
  play: () => void;
}

/** What comes next: the opponent and the terms, or the ladder to enter. */
export function NextCard(props: NextCardProps) {
  const { road, busy, enter } = props;
  if (road.next) return <Match {...props} next={road.next} />;
  const { bracket } = road;
  const place = bracket?.winners[6] ?? null;
  const champion = bracket && place !== null ? bracket.entrants[place] : undefined;
  const ladder = bracket ? ladderName(bracket.ladder) : "";
  return (
    <section class="card next-card" data-next="ladder">
      {bracket && (
        <p class={`verdict${place === 0 ? " won" : ""}`}>
          {champion ? t("road-out", { champion: opponentName(champion), ladder }) : t("road-won", { ladder })}
        </p>
      )}
      <h2>{ladderName(road.stage)}</h2>
      {road.in_danger && <p class="danger">{t("road-danger")}</p>}
      <button type="button" class="main large" data-action="enter" disabled={busy} onClick={enter}>
        {t("road-enter", { ladder: ladderName(road.stage) })}
      </button>
    </section>
  );
}

function Match({ road, next, busy, minutes, choose, play }: NextCardProps & { next: RoadNext }) {
  const { opponent, side, handicap } = next;
  const name = opponentName(opponent);
  return (
    <section class="card next-card" data-next="game" data-round={next.round} aria-label={name}>
      <p class="round-name">
        {t(ROUND_TITLES[next.round] ?? ROUND_TITLES[0])}
        {next.half_lance && ` · ${t("term-hankyo")}`}
      </p>
      <div class="opponent">
        <Emblem opponent={opponent} />
        <div>
          <h2>{name}</h2>
          <p class="opponent-grade">{gradeName(opponent.grade)}</p>
          <p>{styleName(opponent.style)}</p>
          {opponent.rook_file !== null && <RookStrip file={opponent.rook_file} />}
        </div>
      </div>
      {next.needed > 1 && <p>{t("road-score", { won: next.won, lost: next.lost })}</p>}
      <dl class="summary">
        <div>
          <dt>{t("road-handicap")}</dt>
          <dd>{family("handicap-", handicap)}</dd>
        </div>
        <div>
          <dt>{t("road-side")}</dt>
          <dd>{side ? sideName(side, handicap) : t("term-furigoma")}</dd>
        </div>
      </dl>
      {road.in_danger && next.round === 0 && <p class="danger">{t("road-danger")}</p>}
      {road.playing ? (
        <a class="button main large" data-action="resume" href={`/game/${road.playing}`}>
          {t("road-resume")}
        </a>
      ) : (
        <>
          <div class="road-clock">
            <Select
              label={t("road-minutes-legend")}
              value={minutes}
              options={MINUTES.map((value) => ({ value, label: t("minutes", { n: Number(value) }) }))}
              onChange={choose}
            />
            <span class="hint">{t("road-minutes-then", { n: BYOYOMI_S })}</span>
          </div>
          <button type="button" class="main large" data-action="play-next" disabled={busy} onClick={play}>
            {t("road-play")}
          </button>
        </>
      )}
    </section>
  );
}
