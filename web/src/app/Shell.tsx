import type { ComponentChildren } from "preact";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../i18n/language";
import { language, t } from "../i18n/messages";
import { change, isDark } from "../settings/store";
import { type Route, route } from "./router";

const PAGES: readonly { page: Route["page"]; path: string; label: string; icon: string }[] = [
  { page: "play", path: "/", label: "nav-play", icon: "M12 3l7 3 2 15H3L5 6Z" },
  { page: "games", path: "/games", label: "nav-games", icon: "M12 4a8 8 0 1 0 8 8M12 8v4l3 2M20 4v4h-4" },
  { page: "records", path: "/records", label: "nav-records", icon: "M5 4h14v17l-7-3-7 3ZM8 9h8M8 13h8" },
  { page: "tsume", path: "/tsume", label: "nav-tsume", icon: "M12 4l5 2 2 14H5L7 6ZM9 12l2 2 4-4" },
  { page: "learn", path: "/learn", label: "nav-learn", icon: "M3 8l9-4 9 4-9 4ZM7 10v6c3 2 7 2 10 0v-6M21 8v6" },
  { page: "road", path: "/road", label: "nav-road", icon: "M4 21h4v-5h4v-5h4V6h4M15 3l5 3-5 3" },
  {
    page: "settings",
    path: "/settings",
    label: "nav-settings",
    icon: "M4 7h9M17 7h3M13 4v6M4 17h3M11 17h9M7 14v6",
  },
];

/** Pages that belong to one of the navigation. */
const WITHIN: Partial<Record<Route["page"], Route["page"]>> = {
  record: "records",
  engines: "settings",
  solve: "tsume",
  compose: "tsume",
  hasami: "play",
  drills: "learn",
  lesson: "learn",
  atlas: "learn",
};

/** Header and navigation around every page. */
export function Shell({ children }: { children: ComponentChildren }) {
  const here = route.value.page;
  return (
    <>
      <a class="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <header class="site">
        <a class="brand" href="/">
          駒台 <i>Komadai</i>
        </a>
        <nav aria-label={t("nav-label")}>
          {PAGES.map(({ page, path, label, icon }) => (
            <a key={page} href={path} aria-current={(WITHIN[here] ?? here) === page ? "page" : undefined}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              <span data-label={t(label)}>{t(label)}</span>
            </a>
          ))}
        </nav>
        <div class="corner">
          <label>
            <span class="unseen">{t("settings-language")}</span>
            <select
              class="bare"
              value={language()}
              onChange={(event) => change("language", event.currentTarget.value as Language)}
            >
              {LANGUAGES.map((tag) => (
                <option key={tag} value={tag} lang={tag}>
                  {LANGUAGE_NAMES[tag]}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="icon"
            aria-label={t(isDark() ? "theme-to-light" : "theme-to-dark")}
            onClick={() => change("theme", isDark() ? "light" : "dark")}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="8.500" fill="none" stroke="currentColor" stroke-width="2" />
              <path d="M12 3.500a8.500 8.500 0 0 1 0 17Z" fill="currentColor" />
            </svg>
          </button>
        </div>
      </header>
      <main id="main" class={`page-${here}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
