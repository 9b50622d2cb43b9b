import type { ChancesOutcome } from "./chances-outcome.ts";
import { logistic, logit } from "../statistics/odds.ts";
import { createRandom } from "../statistics/random/random.ts";

/** Outcomes of a world whose coefficients are known: in the order intercept, fit, incumbent, unmet. */
export function sampleOutcomes(
  count: number,
  truth: readonly [intercept: number, fit: number, incumbent: number, unmet: number],
  seed = 1,
): ChancesOutcome[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const baseline = 0.1 + 0.4 * random.uniform();
    const score = Math.round(100 * random.uniform());
    const incumbent = random.uniform() < 0.2;
    const unmetKnockouts = random.uniform() < 0.3 ? 1 : 0;
    const effect =
      truth[0] +
      truth[1] * (score / 100 - 0.5) +
      (incumbent ? truth[2] : 0) +
      unmetKnockouts * truth[3];
    return {
      agencyId: `agency-${at % 5}`,
      baseline,
      p: baseline,
      fit: { score, low: score, high: score },
      incumbent,
      unmetKnockouts,
      won: random.uniform() < logistic(logit(baseline) + effect),
      day: new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
    };
  });
}
