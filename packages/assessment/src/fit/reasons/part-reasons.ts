import { cpvDivisions, laender } from "@tc/domain";
import type { FitPartKey, Land } from "@tc/domain";
import { euros } from "../german.ts";
import { judgeRequirement } from "../knockouts/judge.ts";
import type { PairScratch } from "../pair-scratch.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { sharedServiceWords } from "../services/shared-services.ts";

const maxWords = 6;

/** In one German line what a part of the fit rests on, also where it rests on nothing. */
export function partReason(
  part: FitPartKey,
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
): string {
  switch (part) {
    case "services":
      return servicesReason(agency, tender);
    case "references":
      return referencesReason(agency, tender, scratch);
    case "size":
      return sizeReason(agency, tender);
    case "region":
      return regionReason(agency, scratch);
    case "eligibility":
      return eligibilityReason(agency, tender);
  }
}

function servicesReason(agency: PreparedAgency, tender: PreparedTender): string {
  const words = sharedServiceWords(agency, tender).slice(0, maxWords);
  // A code that we estimate is none that anybody has published.
  const [main] = tender.isCpvEstimated ? [] : tender.codes;
  // Without the official code list there is no text of the code; that of its division is always there.
  const name = main && (main.label ?? cpvDivisions[main.code.slice(0, 2)] ?? `CPV ${main.code}`);
  const code = name === undefined ? "" : `; ausgeschrieben ist „${name}“`;
  if (words.length > 0) return `Gemeinsam: ${words.join(", ")}${code}`;
  return `Der Text nennt keine eurer Leistungen${code}`;
}

function referencesReason(
  { references }: PreparedAgency,
  { services }: PreparedTender,
  { bestReference }: PairScratch,
): string {
  if (references.length === 0) return "Im Profil stehen keine Referenzen";
  const alike = references.filter((reference) =>
    [...services.text.keys()].some((service) => reference.services.has(service)),
  );
  if (alike.length === 0) return "Keine Referenz nennt dieselbe Leistung";
  const best = references[bestReference];
  const shown = best && alike.includes(best) ? best : alike[0];
  const more = alike.length > 1 ? ` und ${alike.length - 1} weitere` : "";
  return `„${shown?.reference.title}“ (${shown?.reference.year})${more}`;
}

function sizeReason({ size }: PreparedAgency, { logValues, isValueEstimated }: PreparedTender) {
  if (!size) return "Im Profil stehen keine Projektwerte";
  if (logValues.length === 0) return "Der Wert ist unbekannt";
  const middle = Math.exp(logValues[Math.floor(logValues.length / 2)]!);
  const origin = isValueEstimated ? "Geschätzt" : "Veröffentlicht";
  return `${origin} ${euros(roundly(middle, isValueEstimated))}, eure Projekte meist um ${euros(roundly(Math.exp(size.mean), true))}`;
}

/** A computed amount pretends to no more than two digits. */
function roundly(cents: number, isComputed: boolean): number {
  if (!isComputed) return Math.round(cents);
  const step = 10 ** (Math.floor(Math.log10(cents)) - 1);
  return Math.round(cents / step) * step;
}

function regionReason({ profile }: PreparedAgency, { features, unknown }: PairScratch): string {
  if (unknown[2] === 1)
    return profile.regions.length === 0 && !profile.isNationwide
      ? "Im Profil stehen keine Regionen"
      : "Der Ort ist nicht genannt";
  const regions = profile.regions.map((region) => laender[region as Land] ?? region);
  const area = regions.length > 0 ? `Ihr arbeitet in ${regions.join(", ")}` : "";
  const value = features[2] ?? 0;
  if (value >= 1) return "Der Ort liegt in einer eurer Regionen";
  if (profile.isNationwide && value <= 0.7) return "Ihr arbeitet bundesweit";
  return value > 0.2 ? `Der Ort liegt nahe. ${area}` : `Der Ort liegt außerhalb. ${area}`;
}

const statusWords = [
  ["met", "erfüllt"],
  ["open", "ungeprüft"],
  ["failed", "nicht erfüllt"],
] as const;

function eligibilityReason(agency: PreparedAgency, tender: PreparedTender): string {
  const demands = tender.requirements.filter(({ kind }) => kind !== "language");
  if (demands.length === 0) return "Die Bekanntmachung nennt keine prüfbare Anforderung";
  const statuses = demands.map((demand) => judgeRequirement(demand, agency, tender));
  const counts = statusWords.flatMap(([status, words]) => {
    const count = statuses.filter((value) => value === status).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  // The hard criteria count language and services too, so a bare number would contradict them.
  return `Geforderte Nachweise: ${counts.join(", ")}`;
}
