import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/http";
import { getAtlas } from "../api/lessons";
import { notifyProblem } from "../app/notices";
import { TOPICS, type Topic } from "../app/router";
import { moveSquares } from "../board/position";
import { StaticBoard } from "../board/StaticBoard";
import { family, t } from "../i18n/messages";
import type { AtlasPlate } from "../wire/AtlasPlate";
import "../styles/learn.css";

const FAMILIES: Record<Topic, string> = { castles: "castle-", openings: "opening-", proverbs: "proverb-" };

/** Castles, openings or proverbs: each with its name, what is to be said of it, and a board. */
export default function AtlasPage({ topic }: { topic: Topic }) {
  const plates = useSignal<readonly AtlasPlate[] | null>(null);
  const find = useSignal("");
  useEffect(() => {
    getAtlas().then(
      (found) => {
        plates.value = found[topic];
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        notifyProblem(error.problem);
      },
    );
  }, [topic, plates]);
  const wanted = find.value.trim().toLocaleLowerCase();
  const shown = (plates.value ?? []).map((plate) => ({
    ...plate,
    name: family(FAMILIES[topic], plate.id),
    about: family(FAMILIES[topic], `${plate.id}_about`),
  }));
  const found = shown.filter(({ name, about }) => `${name} ${about}`.toLocaleLowerCase().includes(wanted));
  return (
    <div class="plain atlas" data-ready={plates.value !== null}>
      <h1>{family("atlas-", topic)}</h1>
      <nav class="atlas-links" aria-label={t("atlas-title")}>
        <a class="button" href="/learn">
          {t("learn-all")}
        </a>
        {TOPICS.map((other) => (
          <a key={other} class="button" href={`/learn/${other}`} aria-current={other === topic ? "page" : undefined}>
            {family("atlas-", other)}
          </a>
        ))}
      </nav>
      <label class="atlas-find">
        <span>{t("atlas-find")}</span>
        <input
          type="search"
          maxLength={100}
          value={find.value}
          onInput={(event) => {
            find.value = event.currentTarget.value;
          }}
        />
      </label>
      <p role="status" class="atlas-count">
        {plates.value && t("atlas-count", { count: found.length })}
      </p>
      <ul class="plates">
        {found.map((plate) => (
          <li key={plate.id} class="card plate" data-plate={plate.id}>
            <h2>{plate.name}</h2>
            <p>{plate.about}</p>
            <StaticBoard sfen={plate.sfen} tinted={moveSquares(plate.last)} label={plate.name} hands />
          </li>
        ))}
      </ul>
    </div>
  );
}
