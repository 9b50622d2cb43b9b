import type { KnockoutStatus } from "@tc/domain";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import type {
  CertificateDemand,
  InsuranceDemand,
  LanguageDemand,
  ReferencesDemand,
  Requirement,
  TurnoverDemand,
} from "../requirements/requirement.ts";

/**
 * Whether an agency has what a notice demands. What the profile does not say is open, never failed; so is what the
 * notice lets follow later.
 */
export function judgeRequirement(
  requirement: Requirement,
  agency: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  switch (requirement.kind) {
    case "turnover":
      return judgeTurnover(requirement, agency, tender);
    case "insurance":
      return judgeInsurance(requirement, agency, tender);
    case "references":
      return judgeReferences(requirement, agency, tender);
    case "certificates":
      return judgeCertificates(requirement, agency, tender);
    case "region":
      // A profile says where an agency works, not which offices it has in which town.
      return "open";
    case "language":
      return judgeLanguage(requirement, agency);
  }
}

function judgeTurnover(
  { cents, basis, years, isSpecific, isSure, isPlain }: TurnoverDemand,
  { turnover }: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  if (!turnover || !isSure || !isOfLastYears(turnover, tender)) return "open";
  if (!areOfProfile(years, turnover)) return "open";
  const [least, most] = turnoverRange(basis, turnover);
  if (most < cents) return "failed";
  return least >= cents && !isSpecific && isPlain ? "met" : "open";
}

/** The last three years are all there; the newest accounts may still be open in the year after. */
function isOfLastYears(
  { isComplete, newestYear }: NonNullable<PreparedAgency["turnover"]>,
  { year }: PreparedTender,
): boolean {
  return isComplete && (year === undefined || newestYear >= year - 2);
}

/** Whether a profile, which holds three years, knows the turnover of all that a demand names. */
export function areOfProfile(
  years: readonly number[],
  { newestYear }: NonNullable<PreparedAgency["turnover"]>,
): boolean {
  return years.every((year) => year <= newestYear && year >= newestYear - 2);
}

/** The lowest and highest figure a demand may mean. Where it does not say: at least every year, at most newest or mean. */
export function turnoverRange(
  basis: TurnoverDemand["basis"],
  turnover: NonNullable<PreparedAgency["turnover"]>,
): readonly [number, number] {
  const { newest, lowest, highest, average, sum } = turnover;
  if (basis === "average") return [average, average];
  if (basis === "each") return [lowest, lowest];
  if (basis === "any") return [highest, highest];
  if (basis === "sum") return [sum, sum];
  if (basis === "years") return [lowest, sum];
  return [lowest, Math.max(newest, average)];
}

function judgeInsurance(
  { lowestCents, highestCents, timesAYear, ...terms }: InsuranceDemand,
  { profile: { insurance } }: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  const { coverCents } = insurance;
  if (coverCents === undefined || !terms.isProfessional || terms.isSumElsewhere) return "open";
  const isEnough = coverCents > 0 && coverCents >= highestCents * timesAYear;
  if (isEnough) return terms.isPlain ? validity(insurance.expiresOn, tender) : "open";
  return terms.mayFollow || terms.maySpare || coverCents >= lowestCents ? "open" : "failed";
}

/** Ended before the notice: no longer there. Ends before the deadline: to be renewed. */
function validity(expiresOn: string | undefined, tender: PreparedTender): KnockoutStatus {
  if (expiresOn === undefined) return "met";
  if (tender.publishedOn !== undefined && expiresOn < tender.publishedOn) return "open";
  return tender.deadlineOn !== undefined && expiresOn < tender.deadlineOn ? "open" : "met";
}

function judgeReferences(
  demand: ReferencesDemand,
  agency: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  if (!demand.isPlain) return "open";
  return countReferences(demand, agency, tender).alike >= demand.count ? "met" : "open";
}

/**
 * References of which age and value are known and enough (`proven`), and those of them for a service that the tender
 * names (`alike`). A profile lists what an agency shows, never all it has done: a reference that is missing fails nothing.
 */
export function countReferences(
  { years, minCents }: ReferencesDemand,
  { references }: PreparedAgency,
  { year, services }: PreparedTender,
): { proven: number; alike: number } {
  let proven = 0;
  let alike = 0;
  for (const { reference, services: shown } of references) {
    // A year that only began counts whole: a project of that year may be too old.
    const isYoung = years === undefined || (year !== undefined && year - reference.year < years);
    const isValuable = minCents === undefined || (reference.valueCents ?? 0) >= minCents;
    if (!isYoung || !isValuable) continue;
    proven++;
    for (const service of services.text.keys()) {
      if (!shown.has(service)) continue;
      alike++;
      break;
    }
  }
  return { proven, alike };
}

function judgeCertificates(
  { anyOf, isScoped, isPlain }: CertificateDemand,
  agency: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  if (isScoped || !isPlain) return "open";
  const isHeld = anyOf.some((name) => {
    const held = agency.certificates.get(name);
    return held !== undefined && validity(held.expiresOn, tender) === "met";
  });
  // A list shows what an agency has, never what it lacks.
  return isHeld ? "met" : "open";
}

function judgeLanguage({ anyOf }: LanguageDemand, { profile }: PreparedAgency): KnockoutStatus {
  if (profile.languages.length === 0) return "open";
  return anyOf.some((language) => profile.languages.includes(language)) ? "met" : "open";
}
