import { ApiError } from "../api/http";
import { getAtlas } from "../api/lessons";
import { askPosition } from "../api/records";
import { getCollection, getProblem } from "../api/tsume";
import { SQUARES } from "../board/position";
import { type Drill, draw, type Question, ROUND } from "./DrillStore";
import { FOULS, VERDICTS } from "./fouls";

const EMPTY = "9/9/9/9/9/9/9/9/9 b - 1";
const CHOICES = 4;

/** Which rule a move breaks, or that it may be played. */
async function verdict(sfen: string, usi: string): Promise<string> {
  try {
    await askPosition({ sfen, last: null, text: usi });
    return "allowed";
  } catch (error) {
    const reason = error instanceof ApiError && error.problem.kind === "illegal_move" && error.problem.args.reason;
    if (reason) return reason;
    throw error;
  }
}

/** A round of questions of a drill, in any order. */
export async function questions(drill: Drill, random: () => number): Promise<Question[]> {
  switch (drill) {
    case "squares":
      return draw(SQUARES, ROUND, random).map((right) => ({ sfen: EMPTY, arrow: null, right, answers: [] }));
    case "castles": {
      const { castles } = await getAtlas();
      return draw(castles, ROUND, random).map(({ id, sfen }) => {
        const others = castles.filter((other) => other.id !== id).map((other) => other.id);
        const answers = draw([id, ...draw(others, CHOICES - 1, random)], CHOICES, random);
        return { sfen, arrow: null, right: id, answers };
      });
    }
    case "fouls": {
      const asked: Question[] = [];
      // One after the other: the server thinks of few things at a time.
      for (const { sfen, usi } of draw(FOULS, ROUND, random)) {
        asked.push({ sfen, arrow: usi, right: await verdict(sfen, usi), answers: [...VERDICTS, "allowed"] });
      }
      return asked;
    }
    case "mates": {
      const { sets } = await getCollection();
      const ids = sets.find(({ plies }) => plies === 1)?.ids ?? [];
      const problems = await Promise.all(draw(ids, ROUND, random).map(getProblem));
      return problems.map(({ sfen }) => ({ sfen, arrow: null, right: "mate", answers: [] }));
    }
  }
}
