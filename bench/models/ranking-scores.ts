import { createRandom } from "@tc/assessment";

/** How high the one right candidate stands; ties are broken by chance, and its expectation is taken. */
export interface Ranked {
  readonly reciprocal: number;
  readonly hit1: number;
  readonly hit5: number;
  readonly hit10: number;
}

export function rankOf(scores: readonly number[], right: number): Ranked {
  const rightScore = scores[right]!;
  const better = scores.filter((score) => score > rightScore).length;
  const tied = scores.filter((score) => score === rightScore).length;
  let reciprocal = 0;
  for (let place = 1; place <= tied; place++) reciprocal += 1 / (better + place) / tied;
  const hit = (k: number) => Math.min(1, Math.max(0, (k - better) / tied));
  return { reciprocal, hit1: hit(1), hit5: hit(5), hit10: hit(10) };
}

/** Values of one cluster (a winner's queries) are drawn together. */
export interface Clustered {
  readonly cluster: string;
  readonly value: number;
}

const draws = 2_000;

/** 95 % interval of the mean by drawing clusters with replacement; a fixed seed. */
export function bootstrap(values: readonly Clustered[], seed = 1): readonly [number, number] {
  const clusters = [...Map.groupBy(values, ({ cluster }) => cluster).values()].map((members) => ({
    sum: members.reduce((sum, { value }) => sum + value, 0),
    count: members.length,
  }));
  const random = createRandom(seed).uniform;
  const means = Array.from({ length: draws }, () => {
    let sum = 0;
    let count = 0;
    for (let at = 0; at < clusters.length; at++) {
      const drawn = clusters[Math.floor(random() * clusters.length)]!;
      sum += drawn.sum;
      count += drawn.count;
    }
    return sum / count;
  }).sort((a, b) => a - b);
  return [means[Math.floor(draws * 0.025)]!, means[Math.floor(draws * 0.975)]!];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
