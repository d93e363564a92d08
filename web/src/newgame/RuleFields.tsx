import { Choice, NumberField, Switch } from "../app/controls";
import { t } from "../i18n/messages";
import type { Mode } from "../wire/Mode";
import type { PointRule } from "../wire/PointRule";
import { casual, edit, type Preset, preset, professional, setup } from "./setup";

/** Rules of the game: presets first, then each by itself. */
export function RuleFields() {
  const game = setup.value;
  const presets: { value: Preset; label: string }[] = [
    { value: "casual", label: t("preset-casual") },
    { value: "professional", label: t("preset-professional") },
  ];
  if (preset.value === "own") presets.push({ value: "own", label: t("preset-own") });
  return (
    <>
      <Choice<Mode>
        legend={t("setup-mode")}
        value={game.mode}
        options={[
          { value: "assisted", label: t("term-assisted-mode"), hint: t("mode-assisted-hint") },
          { value: "real", label: t("term-real-board-mode"), hint: t("mode-real-hint") },
        ]}
        onChange={(mode) => edit({ mode })}
      />
      <Choice<Preset>
        legend={t("setup-rules")}
        value={preset.value}
        options={presets}
        onChange={(value) => value !== "own" && edit(value === "casual" ? casual() : professional())}
      />
      <details class="fine-rules">
        <summary>{t("setup-fine-rules")}</summary>
        <Choice<PointRule>
          legend={t("term-impasse")}
          value={game.points}
          options={[
            { value: "27", label: t("term-point-27") },
            { value: "24", label: t("term-point-24") },
          ]}
          onChange={(points) => edit({ points })}
        />
        <Switch
          label={t("term-try-rule")}
          hint={t("setup-try-hint")}
          checked={game.try_rule}
          onChange={(try_rule) => edit({ try_rule })}
        />
        <Switch
          label={t("setup-replay")}
          hint={t("setup-replay-hint")}
          checked={game.draw_replay}
          onChange={(draw_replay) => edit({ draw_replay })}
        />
        <Switch
          label={t("setup-move-limit")}
          checked={game.move_limit !== null}
          onChange={(on) => edit({ move_limit: on ? { plies: 500, needs_entered_king: false } : null })}
        />
        {game.move_limit && <LimitFields limit={game.move_limit} />}
      </details>
    </>
  );
}

function LimitFields({ limit }: { limit: { plies: number; needs_entered_king: boolean } }) {
  return (
    <div class="numbers">
      <NumberField
        label={t("setup-limit-plies")}
        value={limit.plies}
        min={1}
        max={2000}
        unit={t("unit-moves")}
        onChange={(plies) => edit({ move_limit: { ...limit, plies: Math.round(plies) } })}
      />
      <Switch
        label={t("setup-limit-entered")}
        checked={limit.needs_entered_king}
        onChange={(needs_entered_king) => edit({ move_limit: { ...limit, needs_entered_king } })}
      />
    </div>
  );
}
