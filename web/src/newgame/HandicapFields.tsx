import { Choice, Select } from "../app/controls";
import { sideName } from "../board/names";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { Config } from "../wire/Config";
import type { SideChoice } from "../wire/SideChoice";
import { edit, setup, suggestion } from "./setup";

/** Handicap with its small board, the seat, and what the difference in grades suggests. */
export function HandicapFields({ config }: { config: Config }) {
  const { handicap, side, opponent } = setup.value;
  const info = config.handicaps.find(({ id }) => id === handicap) ?? config.handicaps[0];
  const even = handicap === "even";
  const sides: { value: SideChoice; label: string }[] = [
    { value: "black", label: sideName("black", handicap) },
    { value: "white", label: sideName("white", handicap) },
  ];
  if (even) sides.push({ value: "furigoma", label: t("term-furigoma") });
  const suggested = suggestion(config);
  const applied =
    suggested && Object.entries(suggested.change).every(([key, value]) => setup.value[key as "side"] === value);
  return (
    <div class="handicap">
      <div class="handicap-fields">
        <Select
          label={t("term-handicap")}
          value={handicap}
          options={config.handicaps.map(({ id }) => ({ value: id, label: family("handicap-", id) }))}
          onChange={(id) => edit({ handicap: id })}
        />
        {suggested && (
          <p class="suggestion">
            {t("setup-suggested", { what: suggestionName(suggested.id) })}{" "}
            <button type="button" class="small" disabled={applied === true} onClick={() => edit(suggested.change)}>
              {t("setup-apply")}
            </button>
          </p>
        )}
        {opponent.kind !== "local" && (
          <Choice<SideChoice>
            legend={t("setup-side")}
            value={side}
            options={sides}
            onChange={(value) => edit({ side: value })}
          />
        )}
        <p class="hint">{t(even ? "setup-even-hint" : "setup-handicap-hint")}</p>
      </div>
      {info && (
        <StaticBoard
          sfen={info.sfen}
          removed={info.removed}
          label={t("setup-board", { handicap: family("handicap-", info.id), count: info.removed.length })}
          hands={info.id === "three-pawns"}
        />
      )}
    </div>
  );
}

function suggestionName(id: string): string {
  if (id === "furigoma") return t("term-furigoma");
  return id === "black" ? t("setup-weaker-black") : family("handicap-", id);
}
