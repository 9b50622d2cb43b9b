import type { AwardCriterion, SelectionCriterion } from "@tc/domain";
import { given } from "../given.ts";
import type { JsonObject } from "./json-value.ts";
import { booleanAt, numberAt, objectAt, objectsAt, textAt } from "./json-value.ts";

/** Lot extension: `awardCriteria.criteria`, weights as `numbers` or, in practice, as the description. */
export function awardCriteriaOf(lot: JsonObject): AwardCriterion[] {
  const criteria = objectsAt(objectAt(lot, "awardCriteria"), "criteria");
  const plainWeights = criteria.map((criterion) => plainNumber(textAt(criterion, "description")));
  const total = plainWeights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return criteria.map((criterion) => {
    const description = textAt(criterion, "description");
    const weight = weightOf(criterion, description, total);
    return {
      ...given("type", textAt(criterion, "type")),
      ...given("name", textAt(criterion, "name")),
      ...given("description", weight?.isDescription ? undefined : description),
      ...(weight ? { weight: weight.value, weightUnit: weight.unit } : {}),
    };
  });
}

interface Weight {
  readonly value: number;
  readonly unit: "percent" | "points" | "order";
  readonly isDescription: boolean;
}

function weightOf(
  criterion: JsonObject,
  description: string | undefined,
  total: number,
): Weight | undefined {
  const [first] = objectsAt(criterion, "numbers");
  const value = numberAt(first, "number");
  if (value !== undefined) {
    return { value, unit: unitOf(textAt(first, "weight") ?? ""), isDescription: false };
  }
  const percent = /^(\d{1,3}(?:[.,]\d+)?)\s*%$/.exec(description ?? "")?.[1];
  if (percent) return { value: decimal(percent), unit: "percent", isDescription: true };
  const plain = plainNumber(description);
  if (plain === undefined) return undefined;
  // Bare numbers that make a hundred are meant as shares.
  return { value: plain, unit: total === 100 ? "percent" : "points", isDescription: true };
}

function unitOf(code: string): Weight["unit"] {
  if (code.startsWith("percentage") || code.startsWith("per-")) return "percent";
  return code.startsWith("order") || code === "ord-imp" ? "order" : "points";
}

function plainNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}(?:[.,]\d+)?$/.test(text) ? decimal(text) : undefined;
}

function decimal(text: string): number {
  return Number(text.replace(",", "."));
}

/** BT-747 codes of the kinds of criteria the extension names. */
const selectionTypes: ReadonlyMap<string, string> = new Map([
  ["suitability", "sui-act"],
  ["economic", "ef-stand"],
  ["technical", "tp-abil"],
]);

/** The criteria of a lot, or those of the tender, which count for every lot without its own. */
export function selectionCriteriaOf(lotOrTender: JsonObject): SelectionCriterion[] {
  const holder = objectAt(lotOrTender, "selectionCriteria");
  const listed = objectsAt(holder, "criteria");
  const all = listed.length > 0 ? listed : holder ? [holder] : [];
  return all.flatMap((criterion) => {
    const parts = [textAt(criterion, "description"), textAt(criterion, "minimum")];
    const description = parts.filter(Boolean).join("\n");
    const name = textAt(criterion, "name");
    if (description === "" && name === undefined) return [];
    const type = textAt(criterion, "type");
    return [
      {
        ...given("type", type === undefined ? undefined : (selectionTypes.get(type) ?? type)),
        ...given("name", name),
        ...given("description", description || undefined),
        ...given("selectsCandidates", booleanAt(criterion, "forReduction")),
      },
    ];
  });
}
