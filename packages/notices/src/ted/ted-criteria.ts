import { lotLimits } from "@tc/domain";
import type { AwardCriterion, SelectionCriterion } from "@tc/domain";
import { given } from "../given.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { isWithheld, kid, line, prose, within } from "./ted-element.ts";
import { plainNumber } from "./ted-money.ts";

const criterionNames = [
  "AC_QUALITY",
  "AC_COST",
  "AC_PRICE",
  "AC_CRITERION",
  "CRITERIA_DEFINITION",
  "LOWEST_PRICE",
  "CRITERIA_EVALUATION",
];

/**
 * The award criteria below an element, in their order: AC_* of R2.0.9 (in AC, beside it, or in a block of
 * one directive), CRITERIA_DEFINITION of R2.0.8, the prose of a design contest.
 */
export function awardCriteriaIn(holder: XmlElement | undefined): AwardCriterion[] {
  if (isWithheld(kid(holder, "AC"))) return [];
  const criteria = within(holder, ...criterionNames).filter((el) => !isWithheld(el));
  const weightings = criteria.map((el) => line(kid(el, "AC_WEIGHTING", "WEIGHTING")));
  const isShare = isSharedHundred(weightings);
  return criteria.map((el, index) => ({
    ...given("type", typeOf(el.name)),
    ...given("name", el.name === "CRITERIA_EVALUATION" ? undefined : nameOf(el)),
    ...given("description", el.name === "CRITERIA_EVALUATION" ? prose(el) : undefined),
    ...weightOf(weightings[index], isShare),
  }));
}

function typeOf(name: string): string | undefined {
  if (name === "AC_PRICE" || name === "LOWEST_PRICE") return "price";
  if (name === "AC_COST") return "cost";
  return name === "AC_QUALITY" ? "quality" : undefined;
}

function nameOf(el: XmlElement): string | undefined {
  return el.name === "AC_CRITERION" ? line(el) : line(kid(el, "AC_CRITERION", "CRITERIA"));
}

/** Bare numbers that make a hundred are meant as shares. */
function isSharedHundred(weightings: readonly (string | undefined)[]): boolean {
  const sum = weightings.reduce((total, text) => total + (numberOf(text ?? "") ?? 0), 0);
  return Math.abs(sum - 100) < 0.01;
}

function weightOf(
  weighting: string | undefined,
  isShare: boolean,
): Pick<AwardCriterion, "weight" | "weightUnit" | "description"> {
  if (weighting === undefined) return {};
  const percent = numberOf(/^(.*?)\s*(?:%|v\.\s?H\.|Prozent|percent)$/i.exec(weighting)?.[1] ?? "");
  if (percent !== undefined) return { weight: percent, weightUnit: "percent" };
  const points = numberOf(/^(.*?)\s*(?:Punkte?n?|points?|Pkt\.?)$/i.exec(weighting)?.[1] ?? "");
  if (points !== undefined) return { weight: points, weightUnit: "points" };
  const bare = numberOf(weighting);
  if (bare !== undefined) return { weight: bare, weightUnit: isShare ? "percent" : "points" };
  return { description: weighting, weightUnit: "text" };
}

function numberOf(text: string): number | undefined {
  const plain = /^\s*\d/.test(text) ? plainNumber(text) : undefined;
  return plain === undefined ? undefined : Number(plain);
}

/** Conditions of section III and the codes of their kinds (BT-747); each may have a minimum level beside it. */
const selectionKinds: readonly (readonly [
  type: string,
  info: readonly string[],
  minimum: readonly string[],
])[] = [
  ["sui-act", ["SUITABILITY", "ECONOMIC_OPERATORS_PERSONAL_SITUATION"], []],
  [
    "ef-stand",
    ["ECONOMIC_FINANCIAL_INFO", "EAF_CAPACITY_INFORMATION"],
    ["ECONOMIC_FINANCIAL_MIN_LEVEL", "EAF_CAPACITY_MIN_LEVEL"],
  ],
  [
    "tp-abil",
    ["TECHNICAL_PROFESSIONAL_INFO", "T_CAPACITY_INFORMATION"],
    ["TECHNICAL_PROFESSIONAL_MIN_LEVEL", "T_CAPACITY_MIN_LEVEL"],
  ],
];

/** What bidders must prove: the form states it once for all lots. */
export function selectionCriteriaIn(form: XmlElement): SelectionCriterion[] {
  const criteria = selectionKinds.flatMap(([type, info, minimum]) => {
    const parts = [info, minimum].flatMap((names) =>
      within(form, ...names).flatMap((el) => prose(el) ?? []),
    );
    return parts.length > 0 ? [{ type, description: parts.join("\n") }] : [];
  });
  // F07: the conditions of a qualification system; each with how it is checked.
  const qualifications = within(form, "QUALIFICATION").flatMap((el) => {
    const parts = [prose(kid(el, "CONDITIONS")), prose(kid(el, "METHODS"))].filter(Boolean);
    return parts.length > 0 ? [{ description: parts.join("\n") }] : [];
  });
  // F21, F23: rules of participation in one text.
  const rules = within(form, "RULES_CRITERIA").flatMap((el) => {
    const description = prose(el);
    return description === undefined ? [] : [{ description }];
  });
  const contest = within(form, "CRITERIA_SELECTION").flatMap((el) => selecting(el));
  const all = [...criteria, ...qualifications, ...rules, ...contest];
  // Every lot repeats them. One more than are kept, so that the list is known to be longer.
  return all.slice(0, lotLimits.selectionCriteria.entries + 1);
}

/** Criteria by which candidates are chosen for the second stage, stated per lot. */
export function candidateCriteriaIn(lot: XmlElement): SelectionCriterion[] {
  return within(lot, "CRITERIA_CANDIDATE").flatMap((el) => selecting(el));
}

function selecting(el: XmlElement): SelectionCriterion[] {
  const description = prose(el);
  return description === undefined ? [] : [{ description, selectsCandidates: true }];
}
