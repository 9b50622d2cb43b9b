import { createRandom } from "@tc/assessment";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const rounds = 2_000;

/**
 * 95 % interval of a figure of all rows by drawing buyers with replacement: notices of one buyer resemble each other and
 * count as one observation.
 */
export function buyerBootstrap<Row extends { readonly buyer: string }>(
  rows: readonly Row[],
  figure: (rows: readonly Row[]) => number,
): Interval {
  const groups = [...Map.groupBy(rows, ({ buyer }) => buyer).values()];
  const random = createRandom(7).uniform;
  const figures = Array.from({ length: rounds }, () => {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)]!);
    return figure(drawn);
  }).toSorted((a, b) => a - b);
  return { low: figures[Math.floor(rounds * 0.025)]!, high: figures[Math.floor(rounds * 0.975)]! };
}
