import { useId } from "preact/hooks";
import { ROLES } from "../board/artwork";
import { pieceName } from "../board/names";
import { sideOf } from "../board/position";
import { t } from "../i18n/messages";
import type { Tool } from "./EditBoard";

const KINDS = ["K", "R", "B", "G", "S", "N", "L", "P", "+R", "+B", "+S", "+N", "+L", "+P"];

function label(tool: Tool): string {
  if (tool === "move" || tool === "erase") return t(tool === "move" ? "tool-move" : "tool-erase");
  return t("tool-piece", { side: t(sideOf(tool) === "black" ? "side-black" : "side-white"), piece: pieceName(tool) });
}

/** What can be put on the board, and the other tools. */
export function Palette({ tool, choose }: { tool: Tool; choose: (tool: Tool) => void }) {
  const name = useId();
  const option = (value: Tool) => (
    <label key={value} class="tool" title={label(value)}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={tool === value}
        aria-label={label(value)}
        onChange={() => choose(value)}
      />
      <span class={/^[a-z]{4,}$/.test(value) ? "tool-word" : "tool-piece orientation-sente"}>
        {/^[a-z]{4,}$/.test(value) ? (
          label(value)
        ) : (
          <piece class={`${sideOf(value) === "black" ? "sente" : "gote"} ${ROLES[value.toUpperCase()]}`} />
        )}
      </span>
    </label>
  );
  return (
    <fieldset class="palette">
      <legend class="unseen">{t("tool-legend")}</legend>
      <div class="palette-row words">{["move", "erase"].map(option)}</div>
      <div class="palette-row">{KINDS.map((kind) => option(kind.toLowerCase()))}</div>
      <div class="palette-row">{KINDS.map(option)}</div>
    </fieldset>
  );
}
