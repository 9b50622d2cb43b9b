import type { BidWorthInput } from "./bid-worth.ts";

/** A chance of one in four that rests on forty awards. */
export const chances: BidWorthInput["chances"] = {
  kind: "chances",
  p: 0.25,
  low: 0.15,
  high: 0.38,
  percent: 25,
  lowPercent: 15,
  highPercent: 40,
  ofTwenty: 5,
  spread: 0.3,
  baseline: 0.25,
  award: 0.9,
  withAward: 0.225,
  drivers: [],
  basis: "prior",
  n: 40,
  from: "2023-01-01",
  to: "2025-12-31",
  extrapolated: false,
};
