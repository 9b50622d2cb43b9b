/** Grade by the number of leading digits two CPV codes share: 2 → 1, 3 → 2, 4 → 3, 5 and more → 4. */
export function cpvGrade(a: string, b: string): number {
  for (let digits = 5; digits >= 2; digits--) {
    if (a.slice(0, digits) === b.slice(0, digits)) return digits - 1;
  }
  return 0;
}

const depth = 10;

/**
 * nDCG@10 of candidates ranked by score (equal scores keep their order), gain 2^grade − 1.
 * undefined where no candidate has a grade: no ranking could be right.
 */
export function ndcg(scores: readonly number[], grades: readonly number[]): number | undefined {
  const gains = grades.map((grade) => 2 ** grade - 1);
  const ideal = discounted(gains.toSorted((a, b) => b - a));
  if (ideal === 0) return undefined;
  const order = [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  return discounted(order.slice(0, depth).map((at) => gains[at]!)) / ideal;
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, depth).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
}
