import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { beginMatch } from "../api/matches";
import { listEngines } from "../api/study";
import { Choice, NumberField, Part, Select, Switch } from "../app/controls";
import { Modal } from "../app/Modal";
import { notifyProblem } from "../app/notices";
import { navigate } from "../app/router";
import { StaticBoard } from "../board/StaticBoard";
import { t } from "../i18n/messages";
import { gradeName } from "../newgame/grades";
import type { Config } from "../wire/Config";
import type { EngineInfo } from "../wire/EngineInfo";
import type { MatchEngine } from "../wire/MatchEngine";
import { editMatch, limitOf, type MatchSetup, matchSetup } from "./setup";

interface MatchDialogProps {
  config: Config;
  close: () => void;
  /** A position at which every game begins. */
  sfen?: string;
}

/** Two engines, what they may spend, and how often they play. */
export default function MatchDialog({ config, close, sfen }: MatchDialogProps) {
  const own = useSignal<readonly EngineInfo[]>([]);
  const starting = useSignal(false);
  useEffect(() => {
    // Without them the house's engines are still there.
    listEngines().then(
      ({ engines }) => {
        own.value = engines;
      },
      () => {},
    );
  }, [own]);
  const { engines, kind, seconds, nodes, games, openings } = matchSetup.value;
  const begin = async () => {
    starting.value = true;
    try {
      const from = sfen ? ({ type: "position", sfen } as const) : ({ type: openings ? "openings" : "start" } as const);
      const { id } = await beginMatch({ engines: [...engines], limit: limitOf(matchSetup.value), games, from });
      navigate(`/match/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyProblem(error.problem);
    }
    starting.value = false;
  };
  return (
    <Modal
      title={t("match-title")}
      close={close}
      wide
      cancel
      actions={
        <button
          type="button"
          class="main"
          data-action="begin-match"
          disabled={starting.value}
          onClick={() => void begin()}
        >
          {t("match-begin")}
        </button>
      }
    >
      <Part title={t("match-engines")}>
        <div class="numbers wide">
          {engines.map((engine, index) => (
            <EngineField
              // The place is what stays.
              key={index === 0 ? "first" : "second"}
              label={t(index === 0 ? "match-first" : "match-second")}
              engine={engine}
              config={config}
              own={own.value}
              change={(other) => editMatch({ engines: index === 0 ? [other, engines[1]] : [engines[0], other] })}
            />
          ))}
        </div>
      </Part>
      <Part title={t("match-limit")}>
        <Choice<MatchSetup["kind"]>
          legend={t("match-limit")}
          quiet
          value={kind}
          options={[
            { value: "time", label: t("match-by-time") },
            { value: "nodes", label: t("match-by-nodes") },
          ]}
          onChange={(value) => editMatch({ kind: value })}
        />
        <div class="numbers">
          {kind === "time" ? (
            <NumberField
              label={t("match-by-time")}
              value={seconds}
              min={0.05}
              max={60}
              step={0.05}
              unit={t("unit-seconds")}
              onChange={(value) => editMatch({ seconds: value })}
            />
          ) : (
            <NumberField
              label={t("match-by-nodes")}
              value={nodes}
              min={100}
              max={10_000_000}
              step={100}
              unit=""
              onChange={(value) => editMatch({ nodes: Math.round(value) })}
            />
          )}
          <NumberField
            label={t("match-games")}
            value={games}
            min={1}
            max={200}
            unit=""
            onChange={(value) => editMatch({ games: Math.round(value) })}
          />
        </div>
        <p class="hint">{t("match-colours")}</p>
      </Part>
      <Part title={t("match-from")}>
        {sfen ? (
          <StaticBoard sfen={sfen} label={t("match-from")} hands />
        ) : (
          <Switch
            label={t("match-openings")}
            hint={t("match-openings-hint")}
            checked={openings}
            onChange={(value) => editMatch({ openings: value })}
          />
        )}
      </Part>
    </Modal>
  );
}

interface EngineFieldProps {
  label: string;
  engine: MatchEngine;
  config: Config;
  own: readonly EngineInfo[];
  change: (engine: MatchEngine) => void;
}

const keyOf = (engine: MatchEngine): string => (engine.type === "house" ? `house:${engine.grade}` : `own:${engine.id}`);

function engineOf(key: string): MatchEngine {
  const [type, rest = ""] = key.split(/:(.*)/s);
  return type === "own" ? { type, id: rest } : { type: "house", grade: rest };
}

/** The house's engine at any grade, or one of the owner's own. */
function EngineField({ label, engine, config, own, change }: EngineFieldProps) {
  const options = [
    ...config.grades.map((grade) => ({
      value: `house:${grade}`,
      label: t("match-house", { grade: gradeName(grade) }),
    })),
    ...own.map(({ id, name }) => ({ value: `own:${id}`, label: name })),
  ];
  const chosen = keyOf(engine);
  // An engine that was taken out since is none.
  const known = options.some(({ value }) => value === chosen);
  const listed = known || engine.type === "house" ? options : [{ value: chosen, label: t("match-own") }, ...options];
  return <Select label={label} value={chosen} options={listed} onChange={(value) => change(engineOf(value))} />;
}
