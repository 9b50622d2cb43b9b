import type { BudgetComparable, BudgetEstimate } from "@tc/assessment";
import type { TenderAssessment } from "@tc/contract";
import type { Tier } from "@tc/domain";
import type { Db } from "../../../platform/database/database.ts";
import type { DocumentValue } from "../../scoring/index.ts";
import { volumeLockOf } from "../volume-lock.ts";
import { listComparables } from "../competition/competition.store.ts";
import type { AssessmentRow } from "../row/assessment-row.ts";

type BudgetAnswer = TenderAssessment["budget"];

const maxComparables = 5;

/**
 * The order of truth: published value, what may be called off at most (named as such), an amount quoted in the text,
 * the estimate. `budget` undefined: no model yet, and only what is published is known.
 */
export async function budgetAnswerOf(
  db: Db,
  row: AssessmentRow,
  budget: BudgetEstimate | undefined,
): Promise<BudgetAnswer> {
  const value = row.value_cents === null ? undefined : Number(row.value_cents);
  const { value_currency: currency, value_kind: kind } = row;
  if (value !== undefined && currency !== null && kind !== null) {
    const money = { cents: value, currency };
    if (kind !== "framework-maximum") return { kind: "published", money, source: kind };
    if (!budget) return { kind: "maximum", money };
  }
  return estimatedAnswerOf(db, budget);
}

/** What is known without a published value */
export async function estimatedAnswerOf(
  db: Db,
  budget: BudgetEstimate | undefined,
): Promise<BudgetAnswer> {
  if (!budget) return { kind: "pending" };
  switch (budget.kind) {
    case "published": {
      const { money, source } = budget;
      const isAward = source === "total" || source === "awards";
      return { kind: "published", money, source: isAward ? "awarded" : "estimated" };
    }
    case "maximum":
      return {
        kind: "maximum",
        money: budget.money,
        ...(budget.beneath.kind === "estimate" && { estimate: rangeOf(budget.beneath) }),
      };
    case "quoted":
      return {
        kind: "quoted",
        money: budget.money,
        netCents: budget.netCents,
        quote: budget.quote,
      };
    case "estimate":
      return {
        kind: "estimate",
        ...rangeOf(budget),
        comparables: await comparablesOf(db, budget.comparables),
      };
    case "none":
      return { kind: "none", reason: budget.reason, n: budget.n };
  }
}

/**
 * The value that documents name, where the notice says none. What an agency has uploaded warns of the plan's volume cap and
 * locks nothing; a public value above it has locked the tender before.
 */
export function withDocumentValue(
  budget: BudgetAnswer,
  value: DocumentValue | undefined,
  tier: Tier | null,
): BudgetAnswer {
  const isOpen = budget.kind === "estimate" || budget.kind === "none" || budget.kind === "pending";
  if (!isOpen || !value) return budget;
  const { cents, netCents, quote, document } = value;
  const cap = volumeLockOf(tier, { kind: "published", cents: netCents });
  return {
    kind: "quoted",
    money: { cents, currency: "EUR" },
    netCents,
    quote,
    document,
    ...(netCents !== cents && { isGross: true }),
    ...(cap && { aboveCap: { tier: cap.tier, capCents: cap.capCents } }),
  };
}

function rangeOf({
  medianCents,
  lowCents,
  highCents,
  n,
}: Extract<BudgetEstimate, { kind: "estimate" }>) {
  return { medianCents, lowCents, highCents, n };
}

async function comparablesOf(db: Db, comparables: readonly BudgetComparable[]) {
  const pages = await listComparables(
    db,
    comparables.map(({ tenderId }) => tenderId),
  );
  return comparables
    .flatMap(({ tenderId, title, valueCents, awardedOn }) => {
      const page = pages.get(tenderId);
      if (!page) return [];
      return [
        {
          tenderSlug: page.slug,
          title: title ?? page.title,
          ...(page.buyer !== null && { buyer: page.buyer }),
          valueCents,
          ...(awardedOn !== undefined && { awardedOn }),
        },
      ];
    })
    .slice(0, maxComparables);
}
