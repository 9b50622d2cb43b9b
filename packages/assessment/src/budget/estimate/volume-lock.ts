import type { BudgetEstimate, PublishedBudget, QuotedBudget } from "./budget-estimate.ts";

/**
 * What a plan's volume cap is judged by: the value published, else an amount that the notice's text names, in euros. An
 * estimate may be wrong and is none; nor is a framework maximum, but what is quoted beneath it counts.
 */
export function statedBudget(estimate: BudgetEstimate): PublishedBudget | QuotedBudget | undefined {
  switch (estimate.kind) {
    case "published":
    case "quoted":
      return estimate.money.currency === "EUR" ? estimate : undefined;
    case "maximum":
      return statedBudget(estimate.beneath);
    case "estimate":
    case "none":
      return undefined;
  }
}

/** A plan whose cap lies below this many net euro cents does not open the tender. undefined: nothing locks. */
export function lockCents(estimate: BudgetEstimate): number | undefined {
  const budget = statedBudget(estimate);
  return budget?.kind === "quoted" ? budget.netCents : budget?.money.cents;
}
