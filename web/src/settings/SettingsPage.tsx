import { Choice, Part, Select, Switch } from "../app/controls";
import { Line } from "../app/Line";
import { ShownBoard } from "../board/ShownBoard";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../i18n/language";
import { family, language, t } from "../i18n/messages";
import { gradeName, OWN_GRADES } from "../newgame/grades";
import { BOARDS, COORDINATES, change, NOTATIONS, PIECE_SETS, SIZES, settings, THEMES } from "./store";

/** A game under way, with promoted pieces. */
const SAMPLE = "ln1g1+P1nl/1r1sk1gb1/p1pppsp1p/1p5p1/9/2P1P1P2/PP1P1P1PP/1BGS1+b1R1/LN1K1GSNL b - 1";

/** The board as it will be. */
function Preview() {
  return (
    <div class="board-preview">
      <ShownBoard sfen={SAMPLE} removed={[]} label={t("settings-preview")} />
    </div>
  );
}

export function SettingsPage() {
  const now = settings.value;
  const options = <T extends string>(prefix: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: family(prefix, value) }));
  return (
    <div class="plain settings">
      <h1>{t("nav-settings")}</h1>
      <div class="cards">
        <Part page title={t("settings-look")}>
          <Select<Language>
            label={t("settings-language")}
            value={language()}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(value) => change("language", value)}
          />
          <Choice
            legend={t("settings-theme")}
            value={now.theme}
            options={options("theme-", THEMES)}
            onChange={(value) => change("theme", value)}
          />
        </Part>
        <Part page title={t("settings-sound")}>
          <Switch label={t("settings-sounds")} checked={now.sounds} onChange={(value) => change("sounds", value)} />
          <Switch
            label={t("settings-voice")}
            hint={t("settings-voice-hint")}
            checked={now.voice}
            onChange={(value) => change("voice", value)}
          />
        </Part>
        <Part page title={t("settings-you")}>
          <Line
            label={t("settings-name")}
            maxLength={40}
            value={now.name}
            placeholder={t("you")}
            onDone={(text) => change("name", text.trim())}
          />
          <Select
            label={t("settings-grade")}
            value={now.grade}
            options={[
              { value: "", label: t("settings-grade-unknown") },
              ...OWN_GRADES.map((value) => ({ value, label: gradeName(value) })),
            ]}
            onChange={(value) => change("grade", value)}
          />
        </Part>
        <Part page title={t("term-engine")}>
          <a href="/engines">{t("settings-engines")}</a>
          <a href="/metrics">{t("settings-metrics")}</a>
        </Part>
        <Part page title={t("settings-board")}>
          <Choice
            legend={t("settings-pieces")}
            value={now.pieces}
            options={options("pieces-", PIECE_SETS)}
            onChange={(value) => change("pieces", value)}
          />
          <Preview />
          <Choice
            legend={t("settings-board-look")}
            value={now.board}
            options={options("board-look-", BOARDS)}
            onChange={(value) => change("board", value)}
          />
          <Choice
            legend={t("settings-size")}
            value={now.size}
            options={options("board-size-", SIZES)}
            onChange={(value) => change("size", value)}
          />
          <Choice
            legend={t("settings-coordinates")}
            value={now.coordinates}
            options={options("coordinates-", COORDINATES)}
            onChange={(value) => change("coordinates", value)}
          />
          <Choice
            legend={t("settings-notation")}
            value={now.notation}
            options={options("notation-", NOTATIONS)}
            onChange={(value) => change("notation", value)}
          />
          <Switch
            label={t("settings-dots")}
            hint={t("settings-dots-hint")}
            checked={now.dots}
            onChange={(value) => change("dots", value)}
          />
          <Switch label={t("settings-coach")} checked={now.coach} onChange={(value) => change("coach", value)} />
        </Part>
      </div>
    </div>
  );
}
