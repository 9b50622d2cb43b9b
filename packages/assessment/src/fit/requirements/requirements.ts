import type { Lot, Tender } from "@tc/domain";
import { demandsOf } from "./demands.ts";
import { maxFieldLength, readField } from "./field-reading.ts";
import type { Finding, PlacedFinding } from "./field-reading.ts";
import { joinedPolicies } from "./joined-policies.ts";
import type { Requirement } from "./requirement.ts";

/** A hostile notice may repeat itself in a thousand lots. */
const maxRequirements = 80;
/** Characters read of one tender; what follows are contract texts. */
const maxCharacters = 300_000;

/**
 * What a bidder must have, read from the notice's own fields: selection criteria, descriptions, languages. The same
 * demand of every lot is one without a lot. Documents are not read here.
 */
export function requirementsOf(tender: Tender): Requirement[] {
  const lots = tender.lots.filter(({ kind }) => kind !== "group");
  const read = remembering();
  const perLot = lots.map((lot) => unique(lotFindings(lot, read)));
  const common = unique(
    tender.description ? read(tender.description, undefined, false).map(at("description")) : [],
  );
  const requirements: Requirement[] = common
    .slice(0, maxRequirements)
    .map((finding) => placed(finding));
  const seenKeys = new Set(common.map(keyOf));
  const keysPerLot = perLot.map((findings) => new Set(findings.map(keyOf)));
  perLot.forEach((findings, index) => {
    for (const finding of findings) {
      const key = keyOf(finding);
      if (seenKeys.has(key) || requirements.length >= maxRequirements) continue;
      const isEverywhere = keysPerLot.every((keys) => keys.has(key));
      if (isEverywhere) seenKeys.add(key);
      requirements.push(placed(finding, isEverywhere ? undefined : lots[index]?.id));
    }
  });
  return requirements;
}

type Read = (
  text: string,
  type: string | undefined,
  isCriterion: boolean,
  name?: string,
) => Finding[];

function at(field: string): (finding: Finding) => PlacedFinding {
  return (finding) => ({ ...finding, field });
}

function lotFindings(lot: Lot, read: Read): PlacedFinding[] {
  const path = `lots.${lot.id}`;
  const findings: PlacedFinding[] = [];
  lot.selectionCriteria.forEach((criterion, index) => {
    for (const part of ["description", "name"] as const) {
      const text = criterion[part];
      if (!text || (part === "name" && criterion.description)) continue;
      const field = `${path}.selectionCriteria.${index}.${part}`;
      const name = part === "description" ? criterion.name : undefined;
      findings.push(...read(text, criterion.type, true, name).map(at(field)));
    }
  });
  if (lot.description) {
    findings.push(...read(lot.description, undefined, false).map(at(`${path}.description`)));
  }
  if (lot.submissionLanguages.length > 0) {
    findings.push({
      kind: "language",
      anyOf: lot.submissionLanguages,
      quote: lot.submissionLanguages.join(", "),
      start: 0,
      field: `${path}.submissionLanguages`,
    });
  }
  const number = Number(/(\d{1,6})$/.exec(lot.id)?.[1]);
  return joinedPolicies(
    findings.filter(({ lotNumber }) => lotNumber === undefined || lotNumber === number),
  );
}

/** Reads equal texts once: TED repeats the criteria in every lot. */
function remembering(): Read {
  const readings = new Map<string, Finding[]>();
  let left = maxCharacters;
  return (text, type, isCriterion, name) => {
    const key = JSON.stringify([type, isCriterion, name, text]);
    const before = readings.get(key);
    if (before) return before;
    left -= Math.min(text.length, maxFieldLength);
    if (left < 0) return [];
    const findings = demandsOf(readField(text, type, isCriterion, name));
    readings.set(key, findings);
    return findings;
  };
}

/** What makes two findings the same demand, however they are worded. */
function keyOf(finding: Finding): string {
  const { quote: _, start: __, lotNumber: ___, ...rest } = finding as Finding & { field?: string };
  return JSON.stringify({ ...rest, field: undefined });
}

function unique(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = keyOf(finding);
    return !seen.has(key) && seen.add(key);
  });
}

function placed(finding: PlacedFinding, lotId?: string): Requirement {
  const { quote, start: _, field, lotNumber: __, ...rest } = finding;
  return {
    ...rest,
    demand: { quote, field, ...(lotId !== undefined && { lotId }) },
  } as Requirement;
}
