import { buyerBootstrap } from "./buyer-bootstrap.ts";
import type { DivisionRank } from "./division-ranks.ts";
import type { GermanNotice } from "./german-notice.ts";

const methods = ["words", "wordsAndLabels", "product"] as const;
type Method = (typeof methods)[number];

/** Place of the true division by each method. */
export type DivisionRow = { readonly buyer: string } & Readonly<Record<Method, number>>;

export function tellDivisions(
  held: readonly GermanNotice[],
  ranks: Readonly<Record<Method, DivisionRank>>,
): DivisionRow[] {
  return held.map((notice) => ({
    buyer: notice.buyer,
    words: ranks.words(notice),
    wordsAndLabels: ranks.wordsAndLabels(notice),
    product: ranks.product(notice),
  }));
}

/** Shares of notices whose division comes first or among the first three, and the gains in points over each baseline. */
export function divisionFigures(rows: readonly DivisionRow[]) {
  const share = (method: Method, top: number) => (of: readonly DivisionRow[]) =>
    of.filter((row) => row[method] <= top).length / of.length;
  const gain = (base: Method, top: number) => (of: readonly DivisionRow[]) =>
    100 * (share("product", top)(of) - share(base, top)(of));
  const against = (base: Method) => ({
    acc1: gain(base, 1)(rows),
    acc1Interval: buyerBootstrap(rows, gain(base, 1)),
    acc3: gain(base, 3)(rows),
    acc3Interval: buyerBootstrap(rows, gain(base, 3)),
  });
  const table = Object.fromEntries(
    methods.map((method) => [
      method,
      { "acc@1": share(method, 1)(rows), "acc@3": share(method, 3)(rows) },
    ]),
  );
  return {
    notices: rows.length,
    table,
    acc1Interval: buyerBootstrap(rows, share("product", 1)),
    acc3Interval: buyerBootstrap(rows, share("product", 3)),
    pointsOverWords: against("words"),
    pointsOverWordsAndLabels: against("wordsAndLabels"),
  };
}
