import type { PriceLevel } from "@tc/domain";
import type { AgencyInput } from "./agency-part.ts";

export type PriceInput = Pick<AgencyInput, "priceWeight" | "cheapness">;

const cheapness = { low: 1, usual: 0, high: -1 } as const satisfies Record<PriceLevel, number>;

/** Empty without a weight or without the agency's word: price then moves neither the chance nor its range. */
export function priceInput(
  weightPercent: number | undefined,
  level: PriceLevel | undefined,
): PriceInput {
  if (weightPercent === undefined || level === undefined) return {};
  return { priceWeight: weightPercent / 100, cheapness: cheapness[level] };
}
