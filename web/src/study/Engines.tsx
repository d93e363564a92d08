import { useLayoutEffect, useMemo } from "preact/hooks";
import { engines } from "../engines/engines";
import type { RecordStore } from "../record/RecordStore";
import { pathTo } from "../record/tree";
import type { RecordNode } from "../wire/RecordNode";
import type { RecordView } from "../wire/RecordView";
import { AnalysisStore } from "./AnalysisStore";
import { EngineCard } from "./EngineCard";
import { choose, MOST_MORE, prefs } from "./prefs";

interface Looked {
  store: RecordStore;
  view: RecordView;
  base: RecordNode | null;
}

/** An engine for the position looked at; `own` is its id, empty for the house's. It is let go of with the page. */
export function useAnalysis({ store, view, base }: Looked, own: string): AnalysisStore {
  const analysis = useMemo(() => new AnalysisStore(), [store]);
  useLayoutEffect(() => {
    const hurry = () => analysis.hurry();
    addEventListener("online", hurry);
    return () => {
      removeEventListener("online", hurry);
      analysis.close();
    };
  }, [analysis]);
  const tree = store.tree.value;
  useLayoutEffect(() => {
    const moves = base ? pathTo(tree, base.id).flatMap((id) => tree.nodes.get(id)?.usi ?? []) : [];
    analysis.look(base?.sfen ? { sfen: view.start_sfen, moves } : null);
  }, [analysis, base?.id, tree]);
  const { lines } = prefs.value;
  useLayoutEffect(() => analysis.show(lines), [analysis, lines]);
  useLayoutEffect(() => analysis.use(own || null), [analysis, own]);
  return analysis;
}

/** The engine whose lines are drawn on the board, and those beside it. */
export function Engines({ looked, analysis }: { looked: Looked; analysis: AnalysisStore }) {
  const { own, more } = prefs.value;
  const add = () => {
    // One that is not here yet, where there is one.
    const fresh = engines.value?.engines.find(({ id }) => id !== own && !more.includes(id));
    choose("more", [...more, fresh?.id ?? ""]);
  };
  return (
    <>
      <EngineCard
        store={looked.store}
        analysis={analysis}
        own={own}
        setOwn={(id) => choose("own", id)}
        beside={{ add: more.length < MOST_MORE ? add : null }}
      />
      {more.map((id, index) => (
        <Beside
          // Engines have no name of their own here: the place is what stays.
          key={index}
          looked={looked}
          own={id}
          setOwn={(next) => choose("more", more.with(index, next))}
          remove={() => choose("more", more.toSpliced(index, 1))}
        />
      ))}
    </>
  );
}

interface BesideProps {
  looked: Looked;
  own: string;
  setOwn: (id: string) => void;
  remove: () => void;
}

function Beside({ looked, own, setOwn, remove }: BesideProps) {
  const analysis = useAnalysis(looked, own);
  return <EngineCard store={looked.store} analysis={analysis} own={own} setOwn={setOwn} beside={{ remove }} />;
}
