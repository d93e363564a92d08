import { computed, signal } from "@preact/signals";

export type Route =
  | { page: "play" }
  | { page: "game"; id: string }
  | { page: "games" }
  | { page: "records"; query: string }
  | { page: "record"; id: string }
  | { page: "match"; id: string }
  | { page: "tsume" }
  | { page: "solve"; id: string; query: string }
  | { page: "compose"; query: string }
  | { page: "hasami" }
  | { page: "road" }
  | { page: "quiz"; query: string }
  | { page: "position"; query: string }
  | { page: "learn" }
  | { page: "drills"; query: string }
  | { page: "atlas"; topic: Topic }
  | { page: "lesson"; id: string; query: string }
  | { page: "join"; id: string; token: string }
  | { page: "settings" }
  | { page: "engines" }
  | { page: "metrics" }
  | { page: "unknown" };

/** What the atlas shows. */
export const TOPICS = ["castles", "openings", "proverbs"] as const;
export type Topic = (typeof TOPICS)[number];

/** What is percent-encoded; as it stands where that is not well done. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pages whose address is their name. */
const PLAIN = ["games", "settings", "engines", "metrics", "hasami", "road"] as const;

/** The page an address names. */
export function parseRoute(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  const [first, second, ...more] = parts;
  if (more.length > 0) return { page: "unknown" };
  if (first === undefined) return { page: "play" };
  if (first === "records" && second === undefined) return { page: "records", query: url.search };
  if (first === "learn") {
    if (second === undefined) return { page: "learn" };
    if (second === "drills") return { page: "drills", query: url.search };
    const topic = TOPICS.find((topic) => topic === second);
    return topic ? { page: "atlas", topic } : { page: "lesson", id: decoded(second), query: url.search };
  }
  if (first === "tsume" && second === undefined) return { page: "tsume" };
  if (first === "tsume" && second === "compose") return { page: "compose", query: url.search };
  if (first === "tsume" && second !== undefined) return { page: "solve", id: decoded(second), query: url.search };
  if (first === "position" && second === undefined) return { page: "position", query: url.search };
  if (first === "quiz" && second === undefined) return { page: "quiz", query: url.search };
  if (second === undefined) {
    const page = PLAIN.find((name) => name === first);
    return page ? { page } : { page: "unknown" };
  }
  const id = decoded(second);
  if (first === "game" || first === "record" || first === "match") return { page: first, id };
  if (first === "join") return { page: "join", id, token: url.searchParams.get("token") ?? "" };
  return { page: "unknown" };
}

const address = signal(location.href);
export const route = computed(() => parseRoute(new URL(address.value)));

/** Opens a page of ours without loading the document again. */
export function navigate(path: string, replace = false): void {
  const before = route.value.page;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  address.value = location.href;
  if (!replace || route.value.page !== before) scrollTo(0, 0);
}

/** Follows the back button and clicks on links of ours. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    address.value = location.href;
  });
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(url.pathname + url.search);
  });
}
