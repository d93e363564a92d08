import { signal } from "@preact/signals";
import { listEngines } from "../api/study";
import type { EngineInfo } from "../wire/EngineInfo";
import type { EngineList } from "../wire/EngineList";

/** The engines that this visitor may use beside the house's; null until they are known. */
export const engines = signal<EngineList | null>(null);

export async function fetchEngines(): Promise<void> {
  engines.value = await listEngines();
}

/** One was added or set. */
export function put(engine: EngineInfo): void {
  const list = engines.value;
  if (!list) return;
  const known = list.engines.some(({ id }) => id === engine.id);
  const all = known
    ? list.engines.map((other) => (other.id === engine.id ? engine : other))
    : [...list.engines, engine];
  engines.value = { ...list, engines: all };
}

export function takeOut(id: string): void {
  const list = engines.value;
  if (list) engines.value = { ...list, engines: list.engines.filter((engine) => engine.id !== id) };
}
