import type { AwardCriterion, SelectionCriterion } from "@tc/domain";
import { type XmlElement, attribute } from "../xml/xml-element.ts";
import type { Texts } from "./multilingual.ts";
import {
  type MaybeElement,
  cac,
  cacAll,
  cbcAll,
  cbcCode,
  code,
  count,
  efacAll,
  efbc,
  efbcAll,
  extension,
  indicator,
} from "./ubl.ts";

/** What the codes of number-weight count (BT-5421): percent, points, or a rank. */
const weightUnits: Readonly<Record<string, AwardCriterion["weightUnit"]>> = {
  "per-exa": "percent",
  "per-mid": "percent",
  "per-ran": "percent",
  "poi-exa": "points",
  "poi-mid": "points",
  "poi-ran": "points",
  "dec-exa": "points",
  "dec-mid": "points",
  "dec-ran": "points",
  "ord-imp": "order",
};

/**
 * BT-539, 734, 540, 541, 5421 of a lot or a group of lots. Where a notice lists no criterion but describes the
 * calculation in words (BT-543), the words are the only criterion.
 */
export function awardCriteria(terms: MaybeElement, texts: Texts): AwardCriterion[] {
  const criteria: AwardCriterion[] = [];
  const groups = cacAll(cac(terms, "AwardingTerms"), "AwardingCriterion");
  for (const group of groups) {
    for (const el of cacAll(group, "SubordinateAwardingCriterion")) {
      const criterion = {
        ...described(el, cbcCode(el, "AwardingCriterionTypeCode"), texts),
        ...weightOf(efacAll(extension(el), "AwardCriterionParameter")),
      };
      if (Object.keys(criterion).length > 0) criteria.push(criterion);
    }
  }
  if (criteria.length > 0) return criteria;
  const description = texts.text(groups.flatMap((group) => cbcAll(group, "CalculationExpression")));
  return description === undefined ? [] : [{ description, weightUnit: "text" }];
}

/**
 * BT-809 (BT-747 before SDK 1.11), 749, 750, 40, 752. Criteria marked as not used (BT-748, older SDKs) are
 * left out. Some publishers mount the extension beside or below its place, or once for all lots: the first of the
 * `places` that has any counts.
 */
export function selectionCriteria(
  places: readonly MaybeElement[],
  texts: Texts,
): SelectionCriterion[] {
  const mounts = places.flatMap((place) => [place, cac(place, "AppealTerms")]);
  for (const mount of mounts) {
    const criteria = efacAll(extension(mount), "SelectionCriteria").flatMap((el) =>
      selectionCriterion(el, texts),
    );
    if (criteria.length > 0) return criteria;
  }
  return [];
}

function selectionCriterion(el: XmlElement, texts: Texts): SelectionCriterion[] {
  if (cbcCode(el, "CalculationExpressionCode") === "not-used") return [];
  const type = cbcCode(el, "TendererRequirementTypeCode") ?? cbcCode(el, "CriterionTypeCode");
  const selectsCandidates = indicator(code(efbc(el, "SecondStageIndicator")));
  const { weight } = weightOf(efacAll(el, "CriterionParameter"));
  const criterion = {
    ...described(el, type, texts),
    ...(selectsCandidates !== undefined && { selectsCandidates }),
    ...(weight !== undefined && { weight }),
  };
  return Object.keys(criterion).length > 0 ? [criterion] : [];
}

function described(
  el: XmlElement,
  type: string | undefined,
  texts: Texts,
): { type?: string; name?: string; description?: string } {
  const name = texts.line(cbcAll(el, "Name"));
  const description = texts.text(cbcAll(el, "Description"));
  return {
    ...(type !== undefined && { type }),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  };
}

/** The weight among the parameters; fixed values and thresholds (number-fixed, -threshold) are no weights. */
function weightOf(parameters: readonly XmlElement[]): {
  weight?: number;
  weightUnit?: NonNullable<AwardCriterion["weightUnit"]>;
} {
  for (const parameter of parameters) {
    const codes = efbcAll(parameter, "ParameterCode");
    const unitCode = codes.find((el) => attribute(el, "listName") === "number-weight") ?? codes[0];
    const unit = weightUnits[code(unitCode) ?? ""];
    const isWeight =
      unit !== undefined || (unitCode && attribute(unitCode, "listName") === "number-weight");
    const weight = count(efbc(parameter, "ParameterNumeric")?.text);
    if (!isWeight || weight === undefined) continue;
    return { weight, ...(unit !== undefined && { weightUnit: unit }) };
  }
  return {};
}
