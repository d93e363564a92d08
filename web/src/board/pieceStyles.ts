import { effect } from "@preact/signals";
import { isDark, type PieceSet, settings } from "../settings/store";
import { glyph, ICONS, PENTAGON, ROLES, reachMarks, SIZES } from "./artwork";

const INK = "#1f180f";
const RED = "#b3261e";

const picture = (box: string, inside: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none">${inside}</svg>`)}")`;

/** The bare wooden pentagon. */
function body(dark: boolean): string {
  const [light, deep, edge] = dark ? ["#ecd6a2", "#d3b273", "#6d4f22"] : ["#f9ebc6", "#e9cf96", "#a67c3d"];
  const wood = `<linearGradient id="w" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;
  const shine = `<path d="M55 6L92 20.500" stroke="#fff" stroke-opacity=".55" stroke-width="2.500" fill="none"/>`;
  return picture(
    "0 0 110 122",
    `<defs>${wood}</defs><path d="${PENTAGON}" transform="translate(0 3)" fill="#000" fill-opacity=".22"/><path d="${PENTAGON}" fill="url(#w)" stroke="${edge}" stroke-width="2.200" stroke-linejoin="round"/>${shine}`,
  );
}

function face(kind: string, set: PieceSet): string {
  const promoted = kind.startsWith("+");
  const base = kind.replace("+", "");
  const ink = promoted ? RED : INK;
  if (set === "international") {
    const mark = promoted ? `<path d="M78 12v20M68 22h20" stroke="${ink}" stroke-width="6" fill="none"/>` : "";
    const icon = `<path d="${ICONS[base]}" fill="${ink}" fill-rule="evenodd" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/>`;
    return `content:"";width:66%;height:60%;background:${picture("0 0 100 100", icon + mark)} center/contain no-repeat`;
  }
  const size = set === "two" ? 0.345 : set === "beginner" ? 0.36 : 0.54;
  const lines = set === "two" ? "white-space:pre;line-height:.98;" : "";
  return `${lines}color:${ink};font-size:calc(var(--sq)*${(0.9 * (SIZES[base] ?? 0.9) * size).toFixed(3)})`;
}

function contents(kind: string, white: boolean, set: PieceSet): string {
  const text = glyph(kind, white, set);
  return set === "two" ? `"${[...text].join("\\A ")}"` : `"${text}"`;
}

/** Style rules that draw every piece: the pentagon as `::before`, what is written on it as `::after`. */
export function pieceStyles(set: PieceSet, dark: boolean): string {
  const rules = [`:root{--piece-body:${body(dark)}}`];
  for (const [kind, role] of Object.entries(ROLES)) {
    const size = SIZES[kind.replace("+", "")] ?? 0.9;
    const marks =
      set === "beginner"
        ? `background-image:${picture("0 0 110 122", `<g fill="${kind.startsWith("+") ? RED : "#2d4a70"}">${reachMarks(kind)}</g>`)},var(--piece-body);`
        : "";
    rules.push(`piece.${role}::before{${marks}width:${(86 * size).toFixed(1)}%;height:${(92 * size).toFixed(1)}%}`);
    rules.push(`piece.${role}::after{${face(kind, set)}}`);
    if (set === "international") continue;
    for (const color of ["sente", "gote"]) {
      rules.push(`piece.${color}.${role}::after{content:${contents(kind, color === "gote", set)}}`);
    }
  }
  return rules.join("\n");
}

/** Keeps the pieces on the page in the chosen set and theme. */
export function applyPieces(): void {
  // A constructed sheet, because the server lets no style be written into the page.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  effect(() => {
    sheet.replaceSync(pieceStyles(settings.value.pieces, isDark()));
  });
}
