import { Choice, Select } from "../app/controls";
import { Line } from "../app/Line";
import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import { change, settings } from "../settings/store";
import type { Config } from "../wire/Config";
import { gradeName, OWN_GRADES } from "./grades";
import { edit, setup } from "./setup";

type Kind = "engine" | "local" | "friend";

/** Who plays on the other side, and how strong. */
export function OpponentFields({ config }: { config: Config }) {
  const { opponent } = setup.value;
  const grade = opponent.kind === "engine" ? opponent.grade : (config.grades[0] ?? "15k");
  const kinds: { value: Kind; label: string }[] = [
    { value: "engine", label: t("opponent-engine") },
    { value: "local", label: t("opponent-local") },
  ];
  if (config.reachable) kinds.push({ value: "friend", label: t("opponent-friend") });
  return (
    <>
      <Choice<Kind>
        legend={t("setup-opponent")}
        quiet
        value={opponent.kind}
        options={kinds}
        onChange={(kind) => edit({ opponent: kind === "engine" ? { kind, grade } : { kind } })}
      />
      {!config.reachable && <p class="hint">{t("opponent-friend-hint")}</p>}
      {opponent.kind === "local" && <Names />}
      {opponent.kind === "engine" && (
        <>
          <GradeChoice config={config} />
          <Select
            label={t("settings-grade")}
            value={settings.value.grade}
            options={[
              { value: "", label: t("settings-grade-unknown") },
              ...OWN_GRADES.map((value) => ({ value, label: gradeName(value) })),
            ]}
            onChange={(value) => change("grade", value)}
          />
        </>
      )}
    </>
  );
}

/** The names of two players at this board. */
function Names() {
  const { names, handicap } = setup.value;
  return (
    <div class="numbers">
      {(["black", "white"] as const).map((side) => (
        <Line
          key={side}
          label={`${t("settings-name")} · ${sideName(side, handicap)}`}
          maxLength={40}
          value={names[side] ?? ""}
          onDone={(text) => edit({ names: { ...names, [side]: text.trim() || null } })}
        />
      ))}
    </div>
  );
}

/** The computer's grades as one slide, weakest to strongest. */
export function GradeSlider({ config }: { config: Config }) {
  const { opponent } = setup.value;
  const index = Math.max(0, opponent.kind === "engine" ? config.grades.indexOf(opponent.grade) : 0);
  const name = gradeName(config.grades[index] ?? "");
  return (
    <label class="slider">
      <span>
        {t("setup-grade")} <b>{name}</b>
      </span>
      <input
        type="range"
        min={0}
        max={config.grades.length - 1}
        value={index}
        aria-valuetext={name}
        onInput={(event) => {
          const grade = config.grades[Number(event.currentTarget.value)];
          if (grade) edit({ opponent: { kind: "engine", grade } });
        }}
      />
    </label>
  );
}

/** The computer's grades as chips. */
function GradeChoice({ config }: { config: Config }) {
  const { opponent } = setup.value;
  return (
    <Choice
      legend={t("setup-grade")}
      even
      value={opponent.kind === "engine" ? opponent.grade : ""}
      options={config.grades.map((value) => ({ value, label: gradeName(value) }))}
      onChange={(value) => edit({ opponent: { kind: "engine", grade: value } })}
    />
  );
}
