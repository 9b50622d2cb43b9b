import type { Calibration } from "./chances-model.ts";
import type { Said } from "./win-scores.ts";

/** Outcomes a step must rest on, and those that pull each step to what was said. */
const minStep = 50;
const pullWeight = 10;

/**
 * The rising curve closest to the outcomes: neighbours are pooled while the later ones won less often, and while they
 * are few. A step of few outcomes is pulled to what was said, so that none means never or always.
 */
export function fitIsotonic(outcomes: readonly Said[]): Calibration {
  const sorted = outcomes.toSorted((a, b) => a.p - b.p);
  const steps: { n: number; said: number; won: number }[] = [];
  for (const { p, won } of sorted) {
    steps.push({ n: 1, said: p, won: won ? 1 : 0 });
    while (steps.length > 1 && mustPool(steps.at(-2)!, steps.at(-1)!)) pool(steps);
  }
  while (steps.length > 1 && steps.at(-1)!.n < minStep) pool(steps);
  let highest = 0;
  const meant = steps.map(({ n, said, won }) => {
    // The pull is stronger on small steps and must not let the curve fall.
    highest = Math.max(highest, (won + (pullWeight * said) / n) / (n + pullWeight));
    return highest;
  });
  return { kind: "isotonic", predicted: steps.map(({ n, said }) => said / n), meant };
}

interface Step {
  n: number;
  said: number;
  won: number;
}

function mustPool(before: Step, last: Step): boolean {
  return before.n < minStep || before.won / before.n >= last.won / last.n;
}

function pool(steps: Step[]): void {
  const last = steps.pop()!;
  const before = steps.at(-1)!;
  before.n += last.n;
  before.said += last.said;
  before.won += last.won;
}
