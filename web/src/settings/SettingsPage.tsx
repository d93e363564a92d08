import { Choice, Part, Select, Switch } from "../app/controls";
import { Line } from "../app/Line";
import { ROLES } from "../board/artwork";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../i18n/language";
import { family, language, t } from "../i18n/messages";
import { gradeName, OWN_GRADES } from "../newgame/grades";
import { COORDINATES, change, NOTATIONS, PIECE_SETS, settings, THEMES } from "./store";

const SAMPLES = ["K", "R", "B", "G", "S", "N", "L", "P", "+R", "+B", "+S", "+P"];

function PieceSamples() {
  return (
    <div class="samples" aria-hidden="true">
      {SAMPLES.map((kind) => (
        <SamplePiece key={kind} kind={kind} />
      ))}
    </div>
  );
}

function SamplePiece({ kind }: { kind: string }) {
  return (
    <span class="sample orientation-sente">
      <piece class={`sente ${ROLES[kind]}`} />
    </span>
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
        </Part>
        <Part page title={t("settings-board")}>
          <Choice
            legend={t("settings-pieces")}
            value={now.pieces}
            options={options("pieces-", PIECE_SETS)}
            onChange={(value) => change("pieces", value)}
          />
          <PieceSamples />
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
