import type { ComponentChildren } from "preact";
import { Mark } from "../board/Mark";
import { t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";
import type { Side } from "../wire/Side";
import { ClockFace } from "./ClockFace";
import type { GameStore } from "./GameStore";
import { seatLine, seatName } from "./seats";

interface NameCardProps {
  side: Side;
  /** Above or below the board. */
  place: "opp" | "me";
  name: string;
  /** What is said in small letters under the name. */
  line: string;
  toMove: boolean;
  children?: ComponentChildren;
}

/** Who sits there: mark, name, what is to be said of it, and at the end a clock or the like. */
export function NameCard({ side, place, name, line, toMove, children }: NameCardProps) {
  return (
    <section class={`card who ${place}${toMove ? " to-move" : ""}`} aria-label={name}>
      <Mark side={side} />
      <div class="name">
        <b>{name}</b>
        <small>{line}</small>
      </div>
      {children}
      {toMove && <span class="turn-dot" role="img" aria-label={t("card-to-move")} />}
    </section>
  );
}

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
  return (
    <NameCard
      side={side}
      place={place}
      name={name}
      line={seatLine(seat, side, game.handicap, name)}
      toMove={game.turn?.side === side}
    >
      <ClockFace store={store} game={game} side={side} />
    </NameCard>
  );
}
