import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { notifyProblem } from "./notices";

/** A hand that rests so long on a position wants to know. */
const REST_MS = 120;

/**
 * What `ask` answers of a position on which the hand has rested; null until it is known. It is asked again when one of
 * `on` changes. A position refused as `plain` is one of which nothing is known: that is not told.
 */
export function useRested<T>(
  sfen: string | null,
  ask: (sfen: string) => Promise<T>,
  on: readonly unknown[] = [],
  plain?: string,
): T | null {
  const known = useSignal<{ sfen: string; answer: T } | null>(null);
  useEffect(() => {
    if (sfen === null) return;
    let wanted = true;
    const timer = setTimeout(() => {
      ask(sfen).then(
        (answer) => {
          if (wanted) known.value = { sfen, answer };
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (wanted && error.problem.kind !== plain) notifyProblem(error.problem);
        },
      );
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sfen, known, ...on]);
  return known.value !== null && known.value.sfen === sfen ? known.value.answer : null;
}
