import { signal } from "@preact/signals";
import { ApiError, createGame } from "../api/http";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { settings } from "../settings/store";
import { setup, toSend } from "./setup";

/** Whether a game is being made: its button waits. */
export const starting = signal(false);

/** Makes a game of the present setup and opens it. */
export async function startGame(): Promise<void> {
  if (starting.value) return;
  starting.value = true;
  try {
    const { id } = await createGame(toSend(setup.value, settings.value.name));
    navigate(`/game/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifyProblem(error.problem);
  } finally {
    starting.value = false;
  }
}
