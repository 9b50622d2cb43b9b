import { requirementsOf } from "@tc/assessment";
import type { TenderQuote } from "@tc/contract";
import { currentItems, quotesOf } from "../../tender-checks/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";

/** What a tender demands of references, all its places together */
export interface ReferenceDemands {
  readonly quotes: readonly TenderQuote[];
  /** The most that a place demands; undefined where none names a number */
  readonly count?: number;
  /** The longest window of years that a place allows */
  readonly years?: number;
  /** The highest value that a place demands of each */
  readonly minCents?: number;
}

const maxQuotes = 3;

export function referenceDemandsOf(input: FoundInput): ReferenceDemands {
  const stated = [
    ...requirementsOf(input.tender).flatMap((requirement) =>
      requirement.kind === "references"
        ? [{ ...requirement, quote: requirement.demand as TenderQuote }]
        : [],
    ),
    ...currentItems(input, "eligibility").flatMap((item) => {
      const [quote] = quotesOf([item], input);
      const requirement = item.judged?.requirement;
      return item.kind === "references" && quote && requirement?.kind === "references"
        ? [{ ...requirement, quote }]
        : [];
    }),
  ];
  const texts = new Set<string>();
  const quotes = stated
    .map(({ quote }) => quote)
    .filter(({ quote }) => !texts.has(quote) && texts.add(quote))
    .slice(0, maxQuotes);
  const most = (values: readonly (number | undefined)[]) =>
    values.reduce<number | undefined>(
      (highest, value) => (value === undefined ? highest : Math.max(highest ?? 0, value)),
      undefined,
    );
  const count = most(stated.map((demand) => (demand.isCounted ? demand.count : undefined)));
  const years = most(stated.map((demand) => demand.years));
  const minCents = most(stated.map((demand) => demand.minCents));
  return {
    quotes,
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...(minCents !== undefined && { minCents }),
  };
}
