import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App";
import { followLinks } from "./app/router";
import { applyPieces } from "./board/pieceStyles";
import { unlockSound } from "./game/sound";
import { browserLanguage, language, speak } from "./i18n/messages";
import { applyTheme, settings } from "./settings/store";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/board.css";
import "./styles/game.css";
import "./styles/pages.css";

applyTheme();
applyPieces();
followLinks();
unlockSound();

const wanted = () => settings.value.language ?? browserLanguage();

await speak(wanted());
effect(() => {
  const next = wanted();
  if (next !== language()) void speak(next);
});

const root = document.getElementById("app");
if (root) render(<App />, root);
