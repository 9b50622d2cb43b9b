import type { Lot, Tender } from "@tc/domain";
import { budgetFeaturesOf, realLots } from "../model/budget-features.ts";
import type { MaximumBudget, QuotedBudget } from "../estimate/budget-estimate.ts";
import { quotedAmounts, settledAmount } from "./quoted-amount.ts";
import type { QuotedAmount } from "./quoted-amount.ts";

/** What the notice's own text says of the value or of the most that may be called off. */
export interface QuotedBudgets {
  readonly value?: QuotedBudget;
  readonly maximum?: Pick<MaximumBudget, "money" | "source" | "quote">;
}

/**
 * Amounts in the tender's description count for the whole; those of a lot only where it is the only one. Texts that
 * name several amounts settle nothing.
 */
export function quotedBudgets(tender: Tender): QuotedBudgets {
  const lots = realLots(tender);
  const lot = lots.length === 1 ? lots[0] : undefined;
  const texts = [
    { field: "description", text: tender.description, lot: undefined },
    { field: "lot.description", text: lot?.description, lot },
  ];
  const quotes = texts
    // A single lot often repeats the tender's description.
    .filter(
      ({ text }, at) =>
        text !== undefined && texts.findIndex((other) => other.text === text) === at,
    )
    .flatMap(({ field, text = "", lot: of }) =>
      quotedAmounts(text).map((amount) => ({ amount, field, lot: of })),
    );
  const amounts = quotes.map(({ amount }) => amount);
  const value = settledAmount(amounts, "value");
  const maximum = settledAmount(amounts, "maximum");
  const place = quotes.find(({ amount }) => amount === value);
  const quoted = value && place && budgetOf(value, place.field, lot, tender);
  return {
    ...(quoted && { value: quoted }),
    ...(maximum &&
      !maximum.isPerYear && {
        maximum: {
          money: { cents: maximum.cents, currency: "EUR" },
          source: "quote" as const,
          quote: maximum.quote,
        },
      }),
  };
}

/** A yearly amount counts for the whole duration, and for nothing where that is not known. */
function budgetOf(
  amount: QuotedAmount,
  field: string,
  lot: Lot | undefined,
  tender: Tender,
): QuotedBudget | undefined {
  const months = budgetFeaturesOf(tender, lot ?? realLots(tender)[0]).months;
  if (amount.isPerYear && months === undefined) return undefined;
  const years = amount.isPerYear && months !== undefined ? months / 12 : 1;
  return {
    kind: "quoted",
    money: { cents: amount.cents, currency: "EUR" },
    netCents: Math.round(amount.netCents * years),
    isPerYear: amount.isPerYear,
    quote: amount.quote,
    field,
    ...(lot && field !== "description" && { lotId: lot.id }),
  };
}
