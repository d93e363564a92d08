import { useSignal } from "@preact/signals";
import { Choice, Switch } from "../app/controls";
import { sideName } from "../board/names";
import { family, t } from "../i18n/messages";
import type { HasamiGoal } from "../wire/HasamiGoal";
import type { Side } from "../wire/Side";
import { GOALS, type HasamiSetup } from "./saved";

/** What the next game is to be. */
export function HasamiSetupCard({ setup, start }: { setup: HasamiSetup; start: (setup: HasamiSetup) => void }) {
  const next = useSignal(setup);
  const put = (change: Partial<HasamiSetup>) => {
    next.value = { ...next.value, ...change };
  };
  const { goal, eighteen, level, side } = next.value;
  return (
    <details class="card hasami-setup">
      <summary>{t("hasami-new")}</summary>
      <Choice<string>
        legend={t("setup-opponent")}
        value={level === null ? "two" : String(level)}
        options={[
          ...[1, 2, 3, 4, 5].map((number) => ({ value: String(number), label: t("hasami-level", { level: number }) })),
          { value: "two", label: t("hasami-two") },
        ]}
        onChange={(value) => put({ level: value === "two" ? null : Number(value) })}
      />
      {level !== null && (
        <Choice<Side>
          legend={t("hasami-side")}
          value={side}
          options={[
            { value: "black", label: sideName("black", "even") },
            { value: "white", label: sideName("white", "even") },
          ]}
          onChange={(value) => put({ side: value })}
        />
      )}
      <Choice<HasamiGoal>
        legend={t("hasami-goal")}
        value={goal}
        options={GOALS.map((value) => ({ value, label: family("hasami-goal-", value) }))}
        onChange={(value) => put({ goal: value })}
      />
      <Switch label={t("hasami-eighteen")} checked={eighteen} onChange={(value) => put({ eighteen: value })} />
      <button type="button" class="main" data-action="start-hasami" onClick={() => start(next.value)}>
        {t("start-game")}
      </button>
    </details>
  );
}
