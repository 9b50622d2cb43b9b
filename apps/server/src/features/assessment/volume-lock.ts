import { statedBudget } from "@tc/assessment";
import type { BudgetEstimate } from "@tc/assessment";
import type { StatedAmount, VolumeLock } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { DocumentValue } from "../scoring/index.ts";
import type { AssessmentRow } from "./row/assessment-row.ts";

const plans = ["basis", "premium", "enterprise"] as const satisfies readonly Tier[];

/**
 * The lock that the plan's volume cap puts on a tender, without the link to the original. Without a plan there are only
 * facts and no cap. `amount`: what is stated publicly, undefined where nothing is; nothing else locks.
 */
export function volumeLockOf(
  tier: Tier | null,
  amount: StatedAmount | undefined,
): VolumeLock | undefined {
  const capCents = tierRights(tier).volumeCapCents;
  if (capCents === null || !amount || amount.cents <= capCents) return undefined;
  const opening = plans.find(
    (plan) => amount.cents <= (tierRights(plan).volumeCapCents ?? Infinity),
  );
  return { tier: opening ?? "enterprise", capCents, because: amount };
}

export interface StatingRow extends AssessmentRow {
  /** Only on the tender's own page: what public documents name as the value, with their words */
  readonly document_value?: DocumentValue | null;
}

/**
 * What the notice states, by the tender's own value first: it is never older than the tender, which a forecast may be.
 * Where it states nothing, what public documents name. `budget`: of the same forecast or a newer one; only it holds the
 * quote.
 */
export function statedAmountOf(row: StatingRow, budget?: BudgetEstimate): StatedAmount | undefined {
  return noticeAmountOf(row, budget) ?? documentAmountOf(row);
}

function noticeAmountOf(row: AssessmentRow, budget?: BudgetEstimate): StatedAmount | undefined {
  const isValue = row.value_kind !== null && row.value_kind !== "framework-maximum";
  if (isValue && row.value_currency === "EUR" && row.value_cents !== null)
    return { kind: "published", cents: Number(row.value_cents) };
  if (budget) return statedAmountIn(budget);
  if (row.lock_cents === null) return undefined;
  const kind = row.budget_kind === "published" ? "published" : "quoted";
  return { kind, cents: Number(row.lock_cents) };
}

function documentAmountOf(row: StatingRow): StatedAmount | undefined {
  if (row.document_cents === null) return undefined;
  const value = row.document_value;
  return {
    kind: "document",
    cents: Number(row.document_cents),
    ...(value && {
      source: { quote: value.quote, cents: value.cents, document: value.document },
    }),
  };
}

/** The amount that a notice or a text states; an estimate is none. */
export function statedAmountIn(estimate: BudgetEstimate): StatedAmount | undefined {
  const budget = statedBudget(estimate);
  if (budget?.kind !== "quoted") return budget && { kind: "published", cents: budget.money.cents };
  const { netCents, money, quote, isPerYear } = budget;
  return { kind: "quoted", cents: netCents, source: { quote, cents: money.cents, isPerYear } };
}
