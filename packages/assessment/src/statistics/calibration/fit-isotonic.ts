import type { Calibration } from "./calibration.ts";
import type { StatedChance } from "./stated-chance.ts";

/** Outcomes a step must rest on, and those that pull each step to the chances stated. */
const minStep = 50;
const pullWeight = 10;

/**
 * The rising curve closest to the outcomes: neighbours are pooled while the later ones won less often, and while they
 * are few. A step of few outcomes is pulled to the chances stated, so that none means never or always.
 */
export function fitIsotonic(outcomes: readonly StatedChance[]): Calibration {
  const sorted = outcomes.toSorted((a, b) => a.p - b.p);
  const steps: Step[] = [];
  for (const { p, won } of sorted) {
    steps.push({ n: 1, statedSum: p, won: won ? 1 : 0 });
    while (steps.length > 1 && mustPool(steps.at(-2)!, steps.at(-1)!)) pool(steps);
  }
  while (steps.length > 1 && steps.at(-1)!.n < minStep) pool(steps);
  let highest = 0;
  const meant = steps.map(({ n, statedSum, won }) => {
    // The pull is stronger on small steps and must not let the curve fall.
    highest = Math.max(highest, (won + (pullWeight * statedSum) / n) / (n + pullWeight));
    return highest;
  });
  return { kind: "isotonic", predicted: steps.map(({ n, statedSum }) => statedSum / n), meant };
}

interface Step {
  n: number;
  /** Sum of the stated chances */
  statedSum: number;
  won: number;
}

function mustPool(before: Step, last: Step): boolean {
  return before.n < minStep || before.won / before.n >= last.won / last.n;
}

function pool(steps: Step[]): void {
  const last = steps.pop()!;
  const before = steps.at(-1)!;
  before.n += last.n;
  before.statedSum += last.statedSum;
  before.won += last.won;
}
