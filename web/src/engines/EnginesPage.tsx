import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { addEngine, removeEngine, setEngine } from "../api/study";
import { NumberField, Select, Switch } from "../app/controls";
import { Line } from "../app/Line";
import { announce, notifyProblem, problemText } from "../app/notices";
import { t } from "../i18n/messages";
import type { EngineInfo } from "../wire/EngineInfo";
import type { EngineOption } from "../wire/EngineOption";
import type { Problem } from "../wire/Problem";
import { engines, fetchEngines, put, takeOut } from "./engines";
import "../styles/study.css";

/** Does something and says why it could not be done. */
async function tried<T>(act: () => Promise<T>, tell: (problem: Problem) => void): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tell(error.problem);
    return null;
  }
}

/** USI engines of the owner's own: added by the path of the program, set as they let themselves be set. */
export default function EnginesPage() {
  useEffect(() => {
    void tried(fetchEngines, notifyProblem);
  }, []);
  const list = engines.value;
  return (
    <div class="plain engines" data-own={list?.own}>
      <h1>{t("engines-title")}</h1>
      {list && !list.own && <p>{t("engines-not-yours")}</p>}
      {list?.own && (
        <>
          <p>{t("engines-about")}</p>
          <AddForm />
          {list.engines.map((engine) => (
            <EngineForm key={engine.id} engine={engine} />
          ))}
        </>
      )}
    </div>
  );
}

function AddForm() {
  const path = useSignal("");
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const add = async (event: Event) => {
    event.preventDefault();
    if (busy.value || path.value.trim() === "") return;
    busy.value = true;
    problem.value = null;
    const typed = path.value;
    const added = await tried(
      () => addEngine(typed),
      (why) => {
        problem.value = why;
      },
    );
    busy.value = false;
    if (!added) return;
    put(added);
    announce(t("engines-added", { name: added.name }));
    // What has been typed since is another path.
    if (path.value === typed) path.value = "";
  };
  return (
    <form class="card add-engine" onSubmit={(event) => void add(event)}>
      <label class="select">
        <span>{t("engines-path")}</span>
        <input
          type="text"
          name="path"
          maxLength={4096}
          placeholder="/opt/engine/engine"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={path.value}
          onInput={(event) => {
            path.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="main" data-action="add-engine" disabled={busy.value}>
        {t("engines-add")}
      </button>
      <p class="problem" role="alert">
        {problem.value ? problemText(problem.value) : ""}
      </p>
    </form>
  );
}

function EngineForm({ engine }: { engine: EngineInfo }) {
  const set = async (name: string, value: string) => {
    const changed = await tried(() => setEngine(engine.id, { [name]: value }), notifyProblem);
    if (changed) put(changed);
  };
  const remove = async () => {
    // Nothing to answer with: that it came back is the answer.
    const gone = await tried(() => removeEngine(engine.id).then(() => true), notifyProblem);
    if (gone) takeOut(engine.id);
  };
  return (
    <section class="card engine-form" aria-label={engine.name} data-engine={engine.name}>
      <header>
        <div>
          <h2>{engine.name}</h2>
          <p class="hint">{[engine.author, engine.path].filter(Boolean).join(" · ")}</p>
        </div>
        <button type="button" class="small" data-action="remove-engine" onClick={() => void remove()}>
          {t("engines-remove")}
        </button>
      </header>
      {engine.options.length > 0 && (
        <details>
          <summary>{t("engines-options")}</summary>
          <div class="numbers">
            {engine.options.map((option) => (
              <OptionField key={option.name} option={option} set={(value) => void set(option.name, value)} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** A field for an option, as its kind wants it. */
function OptionField({ option, set }: { option: EngineOption; set: (value: string) => void }) {
  const { name, kind, value, min, max, choices } = option;
  switch (kind) {
    case "check":
      return <Switch label={name} checked={value === "true"} onChange={(on) => set(String(on))} />;
    case "spin":
      return (
        <NumberField
          label={name}
          value={Number(value)}
          min={min ?? Number.MIN_SAFE_INTEGER}
          max={max ?? Number.MAX_SAFE_INTEGER}
          unit=""
          onChange={(number) => set(String(Math.round(number)))}
        />
      );
    case "combo":
      return (
        <Select
          label={name}
          value={value}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={set}
        />
      );
    default:
      return <Line label={name} maxLength={4096} value={value} onDone={set} />;
  }
}
