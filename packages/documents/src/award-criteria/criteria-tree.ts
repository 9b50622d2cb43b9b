import type { WeightMark } from "./weight-marks.ts";

export interface Criterion {
  readonly mark: WeightMark;
  readonly parts: readonly Criterion[];
}

export interface CriteriaSet {
  readonly criteria: readonly Criterion[];
  /** Position behind its last mark in the list of marks */
  readonly end: number;
  /** How well numbers, bullets and units agree, and how many marks it explains */
  readonly score: number;
}

/** Weights that are written rounded may miss their sum by so much for each of them, and by 1 at least. */
const rounding = 0.25;
const maxDepth = 3;

/**
 * Looks for sets among marks: the best one that begins with a mark and adds up to `whole`. Marks behind a criterion may be
 * its parts: they add up to its weight, or to 100. Undefined where the marks add up to anything else.
 */
export function criteriaSets(
  marks: readonly WeightMark[],
): (begin: number, whole: number) => CriteriaSet | undefined {
  const search = new Search(marks);
  return (begin, whole) => search.best(begin, whole, { level: 0, count: 0 });
}

interface State {
  readonly level: number;
  readonly count: number;
  /** Depth of the numbers of this set so far */
  readonly depth?: number | undefined;
  /** Depth of the number of the criterion that it divides */
  readonly above?: number | undefined;
  readonly previous?: WeightMark;
}

class Search {
  private readonly marks: readonly WeightMark[];
  private readonly memory = new Map<string, CriteriaSet | undefined>();

  constructor(marks: readonly WeightMark[]) {
    this.marks = marks;
  }

  best(at: number, remaining: number, state: State): CriteriaSet | undefined {
    const { level, count, depth, above, previous } = state;
    const kind = previous && `${previous.number === undefined}${previous.isBullet}`;
    const key = [at, remaining.toFixed(2), level, Math.min(count, 9), depth, above, kind].join("|");
    if (this.memory.has(key)) return this.memory.get(key);
    const set = this.search(at, remaining, state);
    this.memory.set(key, set);
    return set;
  }

  private search(at: number, remaining: number, state: State): CriteriaSet | undefined {
    const slack = state.level === 0 ? 1 : Math.max(1, Math.min(state.count, 9) * rounding);
    const isDone = Math.abs(remaining) <= slack && state.count > 0;
    const stop = isDone ? { criteria: [], end: at, score: remaining === 0 ? 1 : -1 } : undefined;
    const mark = this.marks[at];
    if (!mark || mark.isTotal || mark.value > remaining + slack || conflicts(mark, state))
      return stop;
    const depth = state.depth ?? mark.depth;
    const options = [{ criteria: [], end: at + 1, score: 0 }, ...this.partsOf(at, mark, state)];
    let best: CriteriaSet | undefined = stop;
    for (const parts of options) {
      const rest = this.best(parts.end, remaining - mark.value, {
        level: state.level,
        count: state.count + 1,
        depth,
        above: state.above,
        previous: mark,
      });
      if (!rest) continue;
      const score = rest.score + parts.score + agreement(mark, state);
      if (best && best.score >= score) continue;
      best = {
        criteria: [{ mark, parts: parts.criteria }, ...rest.criteria],
        end: rest.end,
        score,
      };
    }
    return best;
  }

  private partsOf(at: number, mark: WeightMark, { level }: State): CriteriaSet[] {
    if (level + 1 >= maxDepth) return [];
    return [mark.value, 100].flatMap((whole) => {
      const parts = this.best(at + 1, whole, { level: level + 1, count: 0, above: mark.depth });
      if (!parts || parts.criteria.length === 0) return [];
      // A single part of a weight says it once more; a single one of 100 is a criterion of its own kind.
      return parts.criteria.length > 1 || parts.criteria[0]?.mark.value === whole ? [parts] : [];
    });
  }
}

function conflicts({ depth, opensSet }: WeightMark, state: State): boolean {
  if (opensSet && (state.level > 0 || state.count > 0)) return true;
  if (depth === undefined) return false;
  if (state.depth !== undefined && depth !== state.depth) return true;
  return state.above !== undefined && depth <= state.above;
}

/** A mark explains more where it is of the kind of the one before it. */
function agreement(mark: WeightMark, { previous, level }: State): number {
  let score = level === 0 ? 1 : 0.6;
  if (!previous) return score;
  if ((mark.number === undefined) === (previous.number === undefined)) score += 0.5;
  if (mark.isBullet === previous.isBullet) score += 0.5;
  else score -= 1;
  return score;
}
