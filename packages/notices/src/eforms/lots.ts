import type { Lot, TenderValues } from "@tc/domain";
import { requireEntries } from "../limits/require-entries.ts";
import { type XmlElement, attribute } from "../xml/xml-element.ts";
import { amount } from "./amounts.ts";
import { cpvOf, placeOf } from "./classification.ts";
import { awardCriteria, selectionCriteria } from "./criteria.ts";
import { deadlinesOf, withInherited } from "./deadlines.ts";
import { bindingDays, durationOf } from "./duration.ts";
import { linksOf } from "./links.ts";
import type { Texts } from "./multilingual.ts";
import {
  type MaybeElement,
  cac,
  cacAll,
  cbc,
  cbcAll,
  cbcCode,
  count,
  efbc,
  extension,
  indicator,
  listedCode,
} from "./ubl.ts";

/**
 * Every cac:ProcurementProjectLot in its order: lots, groups of lots (BT-330, GLO-…) and the parts of a plan
 * (PAR-…). Groups and parts are marked by `kind`, so that a group's value is not counted beside its lots'.
 */
export function readLots(root: XmlElement, texts: Texts, country: string | undefined): Lot[] {
  const lots = requireEntries(cacAll(root, "ProcurementProjectLot"), "lots");
  const shared = sharedParts(root, texts, country);
  return lots.map((el) => readLot(el, shared, texts, country));
}

/** What the procedure says for every lot that does not say it itself. */
interface SharedParts {
  readonly duration: Lot["duration"];
  readonly bindingDays: number | undefined;
  readonly deadlines: Lot["deadlines"];
  readonly submissionLanguages: readonly string[];
  readonly selectionCriteria: Lot["selectionCriteria"];
}

function sharedParts(root: XmlElement, texts: Texts, country: string | undefined): SharedParts {
  const terms = cac(root, "TenderingTerms");
  return {
    duration: durationOf(cac(root, "ProcurementProject"), texts),
    bindingDays: bindingDays(terms),
    deadlines: deadlinesOf(cac(root, "TenderingProcess"), country),
    submissionLanguages: submissionLanguages(terms),
    selectionCriteria: selectionCriteria([terms], texts),
  };
}

function readLot(
  el: XmlElement,
  shared: SharedParts,
  texts: Texts,
  country: string | undefined,
): Lot {
  const id = cbc(el, "ID");
  const kind = kindOf(id);
  const terms = cac(el, "TenderingTerms");
  const process = cac(el, "TenderingProcess");
  const project = cac(el, "ProcurementProject");
  const lotLanguages = submissionLanguages(terms);
  const lotCriteria = selectionCriteria([terms, process], texts);
  return {
    id: id?.text || "LOT-0000",
    ...(kind !== undefined && { kind }),
    ...defined({
      title: texts.line(cbcAll(project, "Name")),
      description: texts.text(cbcAll(project, "Description")),
      nature: natureOf(project),
      duration: durationOf(project, texts) ?? shared.duration,
      options: texts.text(cbcAll(cac(project, "ContractExtension"), "OptionsDescription")),
      smeSuitable: indicator(cbcCode(project, "SMESuitableIndicator")),
      ...termsOf(terms, texts),
      bindingDays: bindingDays(terms) ?? shared.bindingDays,
      ...processOf(process),
    }),
    cpv: cpvOf(project),
    ...placeOf(project, texts),
    values: valuesOf(project, process),
    deadlines: withInherited(deadlinesOf(process, country), shared.deadlines),
    submissionLanguages: lotLanguages.length > 0 ? lotLanguages : shared.submissionLanguages,
    awardCriteria: awardCriteria(terms, texts),
    selectionCriteria: lotCriteria.length > 0 ? lotCriteria : shared.selectionCriteria,
    links: linksOf(terms, process),
  };
}

/** By the scheme of the id, else by its prefix. */
function kindOf(id: MaybeElement): Lot["kind"] {
  const scheme = id && attribute(id, "schemeName");
  if (scheme === "LotsGroup" || id?.text.startsWith("GLO-")) return "group";
  return scheme === "Part" || id?.text.startsWith("PAR-") ? "part" : undefined;
}

function termsOf(terms: MaybeElement, texts: Texts): Partial<Lot> {
  const requirements = cacAll(terms, "TendererQualificationRequest").flatMap((request) =>
    cacAll(request, "SpecificTendererRequirement"),
  );
  const late = requirements.find((requirement) =>
    cbcAll(requirement, "TendererRequirementTypeCode").some(
      (el) => attribute(el, "listName") === "missing-info-submission",
    ),
  );
  const guarantees = cacAll(terms, "RequiredFinancialGuarantee").map((guarantee) =>
    indicator(cbcCode(guarantee, "GuaranteeTypeCode")),
  );
  return defined({
    recurring: indicator(cbcCode(terms, "RecurringProcurementIndicator")),
    variants: cbcCode(terms, "VariantConstraintCode"),
    guaranteeRequired: guarantees.find((required) => required !== undefined),
    lateSubmission:
      cbcCode(late, "TendererRequirementTypeCode") ?? texts.text(cbcAll(late, "Description")),
  });
}

function processOf(process: MaybeElement): Partial<Lot> {
  const systems = cacAll(process, "ContractingSystem").flatMap((system) =>
    cbcAll(system, "ContractingSystemTypeCode"),
  );
  const shortList = cac(process, "EconomicOperatorShortList");
  return defined({
    framework: listedCode(systems, "framework-agreement"),
    dps: listedCode(systems, "dps-usage"),
    frameworkSeats: count(cbcCode(cac(process, "FrameworkAgreement"), "MaximumOperatorQuantity")),
    minCandidates: count(cbcCode(shortList, "MinimumQuantity")),
    maxCandidates: count(cbcCode(shortList, "MaximumQuantity")),
    electronicSubmission: listedCode(cbcAll(process, "SubmissionMethodCode"), "esubmission"),
  });
}

/** BT-97, upper case, each once. */
function submissionLanguages(terms: MaybeElement): string[] {
  const languages = cacAll(terms, "Language")
    .map((el) => cbcCode(el, "ID")?.toUpperCase())
    .filter((language) => language !== undefined);
  return [...new Set(languages)];
}

/** BT-23; older notices and the dialect leave out `listName`. */
export function natureOf(project: MaybeElement): string | undefined {
  const codes = cbcAll(project, "ProcurementTypeCode");
  return listedCode(codes, "contract-nature") ?? cbcCode(project, "ProcurementTypeCode");
}

/**
 * BT-27 and BT-271, never mixed. BT-157 is the framework maximum of older SDKs and of groups; the dialect
 * names the estimate TotalAmount.
 */
export function valuesOf(project: MaybeElement, process: MaybeElement): TenderValues {
  const total = cac(project, "RequestedTenderTotal");
  return defined({
    estimated:
      amount(cbc(total, "EstimatedOverallContractAmount")) ?? amount(cbc(total, "TotalAmount")),
    frameworkMaximum:
      amount(efbc(extension(total), "FrameworkMaximumAmount")) ??
      amount(cbc(total, "EstimatedOverallFrameworkContractsAmount")) ??
      amount(cbc(cac(process, "FrameworkAgreement"), "EstimatedMaximumValueAmount")),
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The properties that have a value: an absent field stays absent. */
export function defined<T extends object>(properties: T): Defined<T> {
  const result: Record<string, unknown> = {};
  for (const key in properties) {
    const value: unknown = properties[key];
    if (value !== undefined) result[key] = value;
  }
  return result as Defined<T>;
}
