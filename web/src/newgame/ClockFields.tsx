import { useSignal } from "@preact/signals";
import { Choice, NumberField, Switch } from "../app/controls";
import { sideName } from "../board/names";
import { t } from "../i18n/messages";
import type { ClockSetup } from "../wire/ClockSetup";
import type { Config } from "../wire/Config";
import type { Side } from "../wire/Side";
import { edit, sameClock, setup } from "./setup";
import { clockName } from "./text";

const OWN: ClockSetup = { main_s: 600, byoyomi_s: 30, increment_s: 0, periods: 0, period_s: 0 };

/** Clock presets, free values, and a clock for each side. */
export function ClockFields({ config }: { config: Config }) {
  const { clock, handicap } = setup.value;
  const each = !sameClock(clock.black, clock.white);
  const apart = useSignal(each);
  const own = useSignal(each || !config.clocks.some((preset) => sameClock(preset.clock, clock.black)));
  const chosen = config.clocks.findIndex((preset) => sameClock(preset.clock, clock.black));
  const set = (side: Side, value: ClockSetup | null) =>
    edit({ clock: apart.value ? { ...clock, [side]: value } : { black: value, white: value } });
  return (
    <>
      <Choice
        legend={t("setup-clock")}
        quiet
        value={own.value || chosen < 0 ? "own" : String(chosen)}
        options={[
          ...config.clocks.map((preset, index) => ({ value: String(index), label: clockName(preset.clock) })),
          { value: "own", label: t("clock-own") },
        ]}
        onChange={(value) => {
          own.value = value === "own";
          if (own.value) return set("black", clock.black ?? OWN);
          apart.value = false;
          const preset = config.clocks[Number(value)]?.clock ?? null;
          edit({ clock: { black: preset, white: preset } });
        }}
      />
      {own.value && (
        <>
          <Switch
            label={t("clock-each-side")}
            checked={apart.value}
            onChange={(checked) => {
              apart.value = checked;
              if (!checked) edit({ clock: { black: clock.black, white: clock.black } });
              else edit({ clock: { black: clock.black, white: clock.white ?? clock.black ?? OWN } });
            }}
          />
          {(apart.value ? (["black", "white"] as const) : (["black"] as const)).map((side) => (
            <fieldset class="numbers" key={side}>
              <legend class={apart.value ? undefined : "unseen"}>
                {apart.value ? sideName(side, handicap) : t("setup-clock")}
              </legend>
              <ClockNumbers clock={clock[side] ?? OWN} onChange={(value) => set(side, value)} />
            </fieldset>
          ))}
        </>
      )}
    </>
  );
}

function ClockNumbers({ clock, onChange }: { clock: ClockSetup; onChange: (clock: ClockSetup) => void }) {
  const put = (change: Partial<ClockSetup>) => {
    const next = { ...clock, ...change };
    if (next.periods > 0 && next.period_s === 0) next.period_s = 60;
    // A clock without any time is refused by the server; the least is a second a move.
    if (next.main_s + next.byoyomi_s + next.increment_s + next.periods * next.period_s === 0) next.byoyomi_s = 1;
    onChange(next);
  };
  const seconds = t("unit-seconds");
  return (
    <>
      <NumberField
        label={t("clock-main")}
        value={clock.main_s / 60}
        min={0}
        max={1440}
        step={0.5}
        unit={t("unit-minutes")}
        onChange={(value) => put({ main_s: Math.round(value * 60) })}
      />
      <NumberField
        label={t("term-byoyomi")}
        value={clock.byoyomi_s}
        min={0}
        max={3600}
        unit={seconds}
        onChange={(value) => put({ byoyomi_s: Math.round(value) })}
      />
      <NumberField
        label={t("term-increment")}
        value={clock.increment_s}
        min={0}
        max={3600}
        unit={seconds}
        onChange={(value) => put({ increment_s: Math.round(value) })}
      />
      <NumberField
        label={t("term-consideration")}
        value={clock.periods}
        min={0}
        max={99}
        unit={t("unit-times")}
        onChange={(value) => put({ periods: Math.round(value) })}
      />
      {clock.periods > 0 && (
        <NumberField
          label={t("clock-period-length")}
          value={clock.period_s}
          min={1}
          max={3600}
          unit={seconds}
          onChange={(value) => put({ period_s: Math.round(value) })}
        />
      )}
    </>
  );
}
