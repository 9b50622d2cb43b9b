import type { Statement } from "./statement.ts";

/** How many tenders say a chance, how far the chances spread, and why the others are silent. */
export function voice(statements: readonly Statement[]) {
  const percents = statements
    .flatMap(({ percent }) => (percent === undefined ? [] : [percent]))
    .toSorted((a, b) => a - b);
  const at = (share: number) => percents[Math.round(share * (percents.length - 1))];
  const places = statements.filter(({ seats }) => seats !== undefined);
  const standings = { better: 0, worse: 0, nothing: 0 };
  for (const { percent, standing } of statements) {
    if (percent !== undefined) standings[standing ?? "nothing"] += 1;
  }
  return {
    tenders: statements.length,
    chances: percents.length,
    silent: counts(statements.flatMap(({ silence }) => silence ?? [])),
    quartiles: [0, 0.25, 0.5, 0.75, 1].map(at),
    perPercent: counts(percents.map(String)),
    /** Chances of a place in a framework that several share */
    places: counts(places.map(({ percent, standing }) => `${percent} ${standing ?? ""}`.trim())),
    standings,
  };
}

function counts(values: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(values, (value) => value);
  return Object.fromEntries([...groups].map(([value, { length }]) => [value, length]));
}
