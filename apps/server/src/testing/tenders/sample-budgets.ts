import type { BudgetEstimate } from "@tc/assessment";

/** An estimate far above Basic's volume cap, and sure of it. */
export const highEstimate: BudgetEstimate = {
  kind: "estimate",
  medianCents: 910_000_000,
  lowCents: 800_000_000,
  highCents: 990_000_000,
  n: 80,
  agencySector: "7934",
  comparables: [],
  isExtrapolated: false,
};

/** 480,000 euros named in the text, beneath a framework maximum of 9 million. */
export const quotedBeneathMaximum: BudgetEstimate = {
  kind: "maximum",
  money: { cents: 900_000_000, currency: "EUR" },
  source: "frameworkMaximum",
  beneath: {
    kind: "quoted",
    money: { cents: 48_000_000, currency: "EUR" },
    netCents: 48_000_000,
    isPerYear: false,
    quote: "Das Budget liegt bei 480.000 EUR.",
    field: "description",
  },
};
