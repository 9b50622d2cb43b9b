import { kindOfCriterion } from "./criterion-line.ts";
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
/** Sets that are kept for one beginning; a longer one may leave nothing for what follows. */
const maxEnds = 4;

/**
 * Looks for sets among marks: the best one that begins with a mark and adds up to `whole`. Marks behind a criterion may be
 * its parts: they add up to its weight, or to 100. Undefined where the marks add up to anything else.
 */
export function criteriaSets(
  marks: readonly WeightMark[],
): (begin: number, whole: number) => CriteriaSet | undefined {
  const search = new Search(marks);
  return (begin, whole) => search.sets(begin, whole, { level: 0, count: 0 })[0];
}

interface State {
  readonly level: number;
  readonly count: number;
  /** Depth of the numbers of this set so far */
  readonly depth?: number | undefined;
  /** Depth of the number of the criterion that it divides */
  readonly above?: number | undefined;
  readonly previous?: WeightMark;
  /** The criterion that it divides */
  readonly parent?: WeightMark;
}

class Search {
  private readonly marks: readonly WeightMark[];
  private readonly memory = new Map<string, readonly CriteriaSet[]>();

  constructor(marks: readonly WeightMark[]) {
    this.marks = marks;
  }

  /** The best sets that end at different marks, the best of all first. */
  sets(at: number, remaining: number, state: State): readonly CriteriaSet[] {
    const { level, count, depth, above, previous } = state;
    const kind = previous && `${previous.number === undefined}${previous.isBullet}`;
    const parent = state.parent?.isBullet;
    const rest = remaining.toFixed(2);
    const indents = `${previous?.indent} ${state.parent?.indent}`;
    const key = [at, rest, level, Math.min(count, 9), depth, above, kind, parent, indents].join(
      "|",
    );
    const before = this.memory.get(key);
    if (before) return before;
    const sets = bestOfEachEnd(this.search(at, remaining, state));
    this.memory.set(key, sets);
    return sets;
  }

  private search(at: number, remaining: number, state: State): CriteriaSet[] {
    const slackOf = (count: number) =>
      state.level === 0 ? 1 : Math.max(1, Math.min(count, 9) * rounding);
    const slack = slackOf(state.count);
    const isDone = Math.abs(remaining) <= slack && state.count > 0;
    const sets: CriteriaSet[] = isDone
      ? [{ criteria: [], end: at, score: remaining === 0 ? 1 : -1 }]
      : [];
    const mark = this.marks[at];
    if (
      !mark ||
      mark.isTotal ||
      mark.value > remaining + slackOf(state.count + 1) ||
      conflicts(mark, state)
    ) {
      return sets;
    }
    const depth = state.depth ?? mark.depth;
    const count = state.count + 1;
    for (const parts of [
      { criteria: [], end: at + 1, score: 0 },
      ...this.partsOf(at, mark, state),
    ]) {
      const following = { ...state, count, depth, previous: mark };
      for (const rest of this.sets(parts.end, remaining - mark.value, following)) {
        sets.push({
          criteria: [{ mark, parts: parts.criteria }, ...rest.criteria],
          end: rest.end,
          score: rest.score + parts.score + agreement(mark, state),
        });
      }
    }
    return sets;
  }

  private partsOf(at: number, mark: WeightMark, { level }: State): CriteriaSet[] {
    if (level + 1 >= maxDepth) return [];
    return [mark.value, 100].flatMap((whole) =>
      this.sets(at + 1, whole, { level: level + 1, count: 0, above: mark.depth, parent: mark })
        .filter(({ criteria: [first, second] }) =>
          second ? !isRepeated(mark, first, whole) : first?.mark.value === whole,
        )
        // A single part says its weight once more, and explains nothing.
        .map((parts) => (parts.criteria.length > 1 ? parts : { ...parts, score: -0.5 }))
        .map((parts) => (isOfPrice(mark, parts) ? parts : { ...parts, score: parts.score - 2 })),
    );
  }
}

/** Parts of a price are prices: "Fachkompetenz" behind "Kosten" is the next criterion. */
function isOfPrice({ name }: WeightMark, { criteria }: CriteriaSet): boolean {
  const isPrice = (words: string) => kindOfCriterion(words) !== "quality";
  return !isPrice(name) || criteria.length < 2 || criteria.some((part) => isPrice(part.mark.name));
}

/** "80 % … mit 80 % gewichtet … 20 %": the weight said again, and the next one, are no parts. */
function isRepeated({ value }: WeightMark, first: Criterion | undefined, whole: number): boolean {
  if (!first || first.mark.number !== undefined || first.mark.isBullet) return false;
  return first.mark.value === value && whole === 100 && value !== 50;
}

function bestOfEachEnd(sets: readonly CriteriaSet[]): CriteriaSet[] {
  const best = new Map<number, CriteriaSet>();
  for (const set of sets) {
    const before = best.get(set.end);
    if (!before || before.score < set.score) best.set(set.end, set);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, maxEnds);
}

function conflicts({ depth, number, isBullet, opensSet }: WeightMark, state: State): boolean {
  if (opensSet && state.level > 0) return true;
  // What stands behind a bullet is divided by bullets or numbers.
  if (state.parent?.isBullet === true && !isBullet && number === undefined) return true;
  if (depth === undefined) return false;
  if (state.depth !== undefined && depth !== state.depth) return true;
  return state.above !== undefined && depth <= state.above;
}

/** A mark explains more where it is of the kind of the one before it. */
function agreement(mark: WeightMark, { previous, parent, level }: State): number {
  let score = level === 0 ? 1 : 0.6;
  if (!previous) return parent && mark.indent > parent.indent ? score + 0.4 : score;
  score += mark.indent === previous.indent ? 0.3 : -0.3;
  if (mark.opensSet) score -= 4;
  if ((mark.number === undefined) === (previous.number === undefined)) score += 0.5;
  if (mark.isBullet === previous.isBullet) score += 0.5;
  else score -= 1;
  return score;
}
