import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, getConfig } from "../api/http";
import type { Config } from "../wire/Config";
import { notifyProblem } from "./notices";

const AGAIN_MS = 2_000;

/** The server's offer, asked until it answers. */
export function useConfig(): ReadonlySignal<Config | null> {
  const config = useSignal<Config | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const ask = () =>
      getConfig().then(
        (value) => {
          config.value = value;
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (!told) notifyProblem(error.problem);
          told = true;
          timer = setTimeout(ask, AGAIN_MS);
        },
      );
    void ask();
    return () => clearTimeout(timer);
  }, [config]);
  return config;
}
