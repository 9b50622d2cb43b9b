import { quantileLevels } from "./budget-estimate.ts";
import type { BudgetEstimate, EstimatedBudget } from "./budget-estimate.ts";

/** With only an estimate, a tender is locked from the amount that its value exceeds with 80 %. */
const lockAt = quantileLevels.indexOf(0.2);

/**
 * How likely the value lies above a cap of net euro cents. 0 or 1 for a published or quoted amount; undefined where
 * nothing can be said: no estimate, or an amount in another currency. A framework maximum does not count, what is
 * known beneath it does.
 */
export function probabilityAbove(estimate: BudgetEstimate, cents: number): number | undefined {
  switch (estimate.kind) {
    case "published":
      if (estimate.money.currency !== "EUR") return undefined;
      return estimate.money.cents > cents ? 1 : 0;
    case "quoted":
      if (estimate.money.currency !== "EUR") return undefined;
      return estimate.netCents > cents ? 1 : 0;
    case "maximum":
      return probabilityAbove(estimate.beneath, cents);
    case "estimate":
      return tailOf(estimate, cents);
    case "none":
      return undefined;
  }
}

/**
 * A plan whose cap lies below this many net euro cents does not open the tender: the published value, else the amount
 * quoted, else what the value exceeds with 80 %. undefined: nothing usable is known, nothing is locked.
 */
export function lockCents(estimate: BudgetEstimate): number | undefined {
  switch (estimate.kind) {
    case "published":
      return estimate.money.currency === "EUR" ? estimate.money.cents : undefined;
    case "quoted":
      return estimate.money.currency === "EUR" ? estimate.netCents : undefined;
    case "maximum":
      return lockCents(estimate.beneath);
    case "estimate":
      return estimate.quantileCents[lockAt];
    case "none":
      return undefined;
  }
}

/** Whether a plan's volume cap in net euro cents locks the tender. `capCents` null: the plan has none. */
export function isLockedByVolume(estimate: BudgetEstimate, capCents: number | null): boolean {
  const lock = lockCents(estimate);
  return capCents !== null && lock !== undefined && capCents < lock;
}

/** Between two quantiles the logarithm of the value is taken as evenly spread. */
function tailOf({ quantileCents }: EstimatedBudget, cents: number): number {
  const at = quantileCents.findIndex((value) => value > cents);
  if (at === -1) return 0;
  if (at === 0) return 1;
  const [lower, upper] = [quantileCents[at - 1] ?? 1, quantileCents[at] ?? 1];
  const [below, above] = [quantileLevels[at - 1] ?? 0, quantileLevels[at] ?? 1];
  const share =
    (Math.log(Math.max(1, cents)) - Math.log(Math.max(1, lower))) /
    (Math.log(upper) - Math.log(Math.max(1, lower)));
  return 1 - (below + share * (above - below));
}
