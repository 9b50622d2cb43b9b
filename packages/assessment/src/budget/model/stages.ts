import { agencySectorsOf, landOf } from "@tc/domain";
import type { BudgetFeatures } from "./budget-features.ts";

/** What moves a value, in the order it is fitted: the CPV chain coarse to fine, then the circumstances. */
export const stageNames = [
  "agency",
  "division",
  "agencySector",
  "group",
  "class",
  "category",
  "country",
  "nature",
  "procedure",
  "framework",
  "lots",
  "buyerType",
  "criteria",
  "region",
  "buyer",
] as const;
export type StageName = (typeof stageNames)[number];

export const cpvStages: readonly StageName[] = stageNames.slice(0, 6);

/** The cell of each stage, undefined where the lot has none. A circumstance not told is a cell of its own (""). */
export function stageKeys(features: BudgetFeatures): readonly (string | undefined)[] {
  const { cpv, nuts } = features;
  const agencySector = cpv === undefined ? undefined : agencySectorsOf([cpv])[0];
  return [
    agencySector && "@agency",
    cpv?.slice(0, 2),
    agencySector && `@${agencySector}`,
    digitsOf(cpv, 3),
    digitsOf(cpv, 4),
    digitsOf(cpv, 5),
    features.country ?? "",
    features.nature ?? "",
    features.procedure ?? "",
    features.framework ?? "",
    features.lotsBand ?? "",
    features.buyerType ?? "",
    features.criteria ?? "",
    nuts === undefined ? "" : (landOf(nuts) ?? nuts.slice(0, 2).toUpperCase()),
    features.buyer,
  ];
}

/** The group whose errors are kept apart: all agency work, else the CPV division. */
export function clusterOf(features: BudgetFeatures): string {
  const keys = stageKeys(features);
  return keys[0] ?? keys[1] ?? "";
}

/** ln of the duration in years over the usual one; 0, as usual, where it is not known. */
export function lnYears(features: BudgetFeatures, usual: number): number {
  return features.months === undefined ? 0 : Math.log(features.months / 12) - usual;
}

/** A code that ends earlier ("79340000") has no cell of its own deeper down. */
function digitsOf(code: string | undefined, digits: number): string | undefined {
  return code !== undefined && /[1-9]/.test(code.charAt(digits - 1))
    ? code.slice(0, digits)
    : undefined;
}
