import { cpvPath } from "./cpv-path.ts";
import type { OfferFeatures } from "./offer-features.ts";

/** What may move the expected number of offers; each is shrunk on its own. */
export const effects = [
  "cpv",
  "place",
  "buyer",
  "procedure",
  "nature",
  "buyerType",
  "criteria",
  "valueBand",
  "lotsBand",
  "framework",
  "year",
] as const;
export type Effect = (typeof effects)[number];

/**
 * The cells of an effect that a lot falls into, coarse to fine; each cell is shrunk to the one before it. What the
 * notice does not tell has no cell and moves nothing.
 */
export function effectPath(effect: Effect, features: OfferFeatures): string[] {
  if (effect === "cpv") {
    return features.cpv === undefined ? [] : cpvPath(features.cpv).map(({ key }) => key);
  }
  if (effect === "place") return placePath(features);
  const value = features[effect];
  return value === undefined ? [] : [value];
}

/** Country, Land (NUTS 1), region (NUTS 2). */
function placePath({ country, nuts }: OfferFeatures): string[] {
  const path = country === undefined ? [] : [country];
  if (nuts === undefined) return path;
  for (const length of [3, 4]) if (nuts.length >= length) path.push(nuts.slice(0, length));
  return path;
}

/** Cells of all effects share one table. */
export function cellKey(effect: Effect, cell: string): string {
  return `${effect}:${cell}`;
}
