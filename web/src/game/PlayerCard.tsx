import { Mark } from "../board/Mark";
import { t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import { ClockFace } from "./ClockFace";
import type { GameStore } from "./GameStore";
import { seatLine, seatName } from "./seats";

interface PlayerCardProps {
  store: GameStore;
  game: GameView;
  side: Side;
  place: "opp" | "me";
}

/** A player's card: mark, name, side and grade, clock. */
export function PlayerCard({ store, game, side, place }: PlayerCardProps) {
  const seat = game.seats[side];
  const name = seatName(seat, side, game.handicap, game.yours);
  const toMove = game.turn?.side === side;
  return (
    <section class={`card who ${place}${toMove ? " to-move" : ""}`} aria-label={name}>
      <Mark side={side} />
      <div class="name">
        <b>{name}</b>
        <small>{seatLine(seat, side, game.handicap, name)}</small>
      </div>
      <ClockFace store={store} game={game} side={side} />
      {toMove && <span class="turn-dot" role="img" aria-label={t("card-to-move")} />}
    </section>
  );
}
