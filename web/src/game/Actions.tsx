import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ActionButton } from "../app/ActionButton";
import { Modal } from "../app/Modal";
import { family, t } from "../i18n/messages";
import type { GameView } from "../wire/GameView";
import { Declaration, DeclarationPanel } from "./Declaration";
import type { GameStore } from "./GameStore";
import { Lapsed } from "./Lapsed";

type Question = "resign" | "declare" | "impasse" | "repetition";

const ICONS = {
  hint: "M12 3a6 6 0 0 0-4 10.500V16h8v-2.500A6 6 0 0 0 12 3ZM9 19h6M10 21.500h4",
  back: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3",
  flip: "M7 4v16M7 4L4 7.500M7 4l3 3.500M17 20V4M17 20l-3-3.500M17 20l3-3.500",
  resign: "M6 21V4M6 4h11l-2.500 4L17 12H6",
  declare: "M4 8l4 4 4-7 4 7 4-4-2 11H6Z",
  impasse: "M12 4v16M5 8h14M5 8l-2 6h4ZM19 8l-2 6h4Z",
  repetition: "M5 9a8 8 0 0 1 14 0M19 4v5h-5M19 15a8 8 0 0 1-14 0M5 20v-5h5",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5",
};

interface ActionsProps {
  store: GameStore;
  game: GameView;
  flip: () => void;
  help: () => void;
}

/** What can be done besides moving. Only what works now is offered. */
export function Actions({ store, game, flip, help }: ActionsProps) {
  const question = useSignal<Question | null>(null);
  const may = game.turn?.may;
  // What the player had stays where it was when the game is over, so that nothing moves.
  const over = game.ending !== null && game.yours.length > 0;
  const ask = (what: Question) => () => {
    question.value = what;
  };
  const close = () => {
    question.value = null;
  };
  const withComputer = game.seats.black.kind === "engine" || game.seats.white.kind === "engine";
  const offered = game.offer;
  // At one board the offer is read by the side that is to answer.
  const isMine = offered !== null && game.yours.every((side) => side === offered.by) && game.yours.length > 0;
  const answers = offered && game.turn && game.yours.some((side) => side !== offered.by);
  return (
    <div class="actions">
      {offered && (
        <div class="card offer" role="status">
          <p>{family("offer-", offered.kind, { mine: String(isMine) })}</p>
          {answers && (
            <div class="bar">
              <button type="button" class="main" data-action="accept" onClick={() => store.answer(true)}>
                {t("offer-accept")}
              </button>
              <button type="button" data-action="decline" onClick={() => store.answer(false)}>
                {t("offer-decline")}
              </button>
            </div>
          )}
        </div>
      )}
      <Lapsed store={store} game={game} />
      <div class="bar">
        {(may || over) && game.mode === "assisted" && !game.career && (may?.hint || withComputer) && (
          <ActionButton
            name="hint"
            icon={ICONS.hint}
            label={t("action-hint")}
            disabled={!may?.hint || store.hintAsked.value}
            onClick={() => store.askHint()}
          />
        )}
        {(may || over) && game.mode === "assisted" && !game.career && (
          <ActionButton
            name="take-back"
            icon={ICONS.back}
            label={t("action-take-back")}
            disabled={!may?.take_back}
            onClick={() => store.takeBack()}
          />
        )}
        <ActionButton name="flip" icon={ICONS.flip} label={t("action-flip")} onClick={flip} />
        {(may?.resign || over) && (
          <ActionButton
            name="resign"
            icon={ICONS.resign}
            label={t("term-resign")}
            disabled={!may?.resign}
            onClick={ask("resign")}
          />
        )}
        {may?.declare && (
          <ActionButton name="declare" icon={ICONS.declare} label={t("action-declare")} onClick={ask("declare")} />
        )}
        {may?.offer_impasse && (
          <ActionButton name="impasse" icon={ICONS.impasse} label={t("term-impasse")} onClick={ask("impasse")} />
        )}
        {may?.offer_repetition && (
          <ActionButton
            name="repetition"
            icon={ICONS.repetition}
            label={t("term-repetition")}
            onClick={ask("repetition")}
          />
        )}
        <ActionButton name="help" icon={ICONS.help} label={t("action-keys")} onClick={help} />
      </div>
      {game.turn?.declaration && game.mode === "assisted" && <DeclarationPanel view={game.turn.declaration} />}
      {question.value && <Confirm what={question.value} store={store} game={game} close={close} />}
    </div>
  );
}

function Confirm(props: { what: Question; store: GameStore; game: GameView; close: () => void }): JSX.Element {
  const { what, store, game, close } = props;
  const act = () => {
    close();
    if (what === "resign") store.resign();
    else if (what === "declare") store.declare();
    else store.offer(what);
  };
  return (
    <Modal
      title={family("confirm-", what)}
      close={close}
      cancel
      actions={
        <button type="button" class="main" data-action={`confirm-${what}`} onClick={act}>
          {family("confirm-", `${what}-yes`)}
        </button>
      }
    >
      <p>{family("confirm-", `${what}-text`)}</p>
      {what === "declare" && game.turn?.declaration && (
        <>
          <h3>{t("term-win-by-declaration")}</h3>
          <Declaration view={game.turn.declaration} />
        </>
      )}
    </Modal>
  );
}
