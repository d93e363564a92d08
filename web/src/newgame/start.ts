import { signal } from "@preact/signals";
import { ApiError, createGame } from "../api/http";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { settings } from "../settings/store";
import type { NewGame } from "../wire/NewGame";
import { setup, tidy, toSend } from "./setup";

/** Whether a game is being made: its button waits. */
export const starting = signal(false);

/** Makes a game of the present setup, or of one changed for this game alone, and opens it. */
export async function startGame(change: Partial<NewGame> = {}): Promise<void> {
  if (starting.value) return;
  starting.value = true;
  try {
    const { id } = await createGame(toSend(tidy({ ...setup.value, ...change }), settings.value.name));
    navigate(`/game/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifyProblem(error.problem);
  } finally {
    starting.value = false;
  }
}
