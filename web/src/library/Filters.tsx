import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Select } from "../app/controls";
import { sideName } from "../board/names";
import { family, t } from "../i18n/messages";
import type { Config } from "../wire/Config";
import { changed, type Filter, type FilterKey, isDetailed } from "./filter";

/** The openings that the library tells apart. */
const OPENINGS = [
  "yagura",
  "bishop_exchange",
  "side_pawn",
  "double_wing",
  "static_rook",
  "central_rook",
  "fourth_file_rook",
  "third_file_rook",
  "opposing_rook",
  "double_ranging_rook",
];

const REST_MS = 300;

interface FiltersProps {
  filter: Filter;
  config: Config | null;
  onChange: (filter: Filter) => void;
}

/** What the list is narrowed to. Words take effect when the pen rests. */
export function Filters({ filter, config, onChange }: FiltersProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(filter);
  latest.current = filter;
  // What is being typed stands in its field as it was typed until the field is left.
  const drafts = useSignal<Filter>({});
  const put = (change: Filter) => onChange(changed(latest.current, change));
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  const rest = () => {
    if (timer.current === undefined) return;
    stop();
    put(drafts.peek());
  };
  const input = (key: FilterKey, type: "search" | "date" | "number", name?: string) => (
    <input
      type={type as "search"}
      id={`filter-${key}`}
      name={key}
      aria-label={name}
      maxLength={200}
      inputMode={type === "number" ? "numeric" : undefined}
      value={drafts.value[key] ?? filter[key] ?? ""}
      onInput={(event) => {
        drafts.value = { ...drafts.peek(), [key]: event.currentTarget.value };
        stop();
        timer.current = setTimeout(rest, type === "date" ? 0 : REST_MS);
      }}
      onBlur={() => {
        rest();
        drafts.value = {};
      }}
    />
  );
  const field = (key: FilterKey, label: string, type: "search" | "date") => (
    <div class="select">
      <label for={`filter-${key}`}>{label}</label>
      {input(key, type)}
    </div>
  );
  const any = { value: "", label: t("filter-any") };
  const choice = (key: FilterKey, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      value={filter[key] ?? ""}
      options={[any, ...options]}
      onChange={(value) => put({ [key]: value })}
    />
  );
  return (
    <search class="card filters" aria-label={t("filter-label")}>
      <form onSubmit={(event) => event.preventDefault()}>
        <div class="filter-words">
          {field("q", t("filter-words"), "search")}
          {field("player", t("filter-player"), "search")}
        </div>
        <details open={isDetailed(filter)}>
          <summary>{t("filter-more")}</summary>
          <div class="numbers">
            {field("after", t("filter-after"), "date")}
            {field("before", t("filter-before"), "date")}
            {choice(
              "handicap",
              t("term-handicap"),
              (config?.handicaps ?? []).map(({ id }) => ({ value: id, label: family("handicap-", id) })),
            )}
            {choice("result", t("filter-result"), [
              { value: "black", label: t("records-won", { side: sideName("black", "even") }) },
              { value: "white", label: t("records-won", { side: sideName("white", "even") }) },
              { value: "draw", label: t("term-draw") },
              { value: "open", label: t("result-open") },
            ])}
            {choice(
              "opening",
              t("filter-opening"),
              OPENINGS.map((value) => ({ value, label: family("opening-", value) })),
            )}
            <fieldset class="range">
              <legend>{t("term-ply-count")}</legend>
              {input("min_moves", "number", t("filter-min-moves"))}
              <span aria-hidden="true">–</span>
              {input("max_moves", "number", t("filter-max-moves"))}
            </fieldset>
          </div>
        </details>
      </form>
    </search>
  );
}
