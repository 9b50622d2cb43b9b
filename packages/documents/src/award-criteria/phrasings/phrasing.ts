import { readAwardCriteria } from "../award-criteria.ts";

/** A page as a buyer might write it, and its criteria as `criteriaOf` writes them. */
export type Phrasing = readonly [page: string, criteria: readonly string[]];

/** "60 Preis", of a part "30 Idee < Konzept", with points "40 P. Konzept"; sets that are not complete get a "?". */
export function criteriaOf(page: string): string[] {
  return readAwardCriteria(page).map((item) => {
    if (item.type !== "award-criterion") return item.type;
    const { weightPercent, points, name, parent, lot, isComplete } = item;
    const weight = weightPercent ?? (points === undefined ? "–" : `${points} P.`);
    return [
      lot === undefined ? "" : `Los ${lot}: `,
      `${weight} ${name}`,
      parent === undefined ? "" : ` < ${parent}`,
      isComplete ? "" : "?",
    ].join("");
  });
}
