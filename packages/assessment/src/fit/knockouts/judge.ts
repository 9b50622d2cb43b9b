import { landOf } from "@tc/domain";
import type { KnockoutStatus } from "@tc/domain";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import type {
  CertificateDemand,
  InsuranceDemand,
  LanguageDemand,
  PresenceDemand,
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
      return judgeTurnover(requirement, agency);
    case "insurance":
      return judgeInsurance(requirement, agency, tender);
    case "references":
      return judgeReferences(requirement, agency, tender);
    case "certificates":
      return judgeCertificates(requirement, agency, tender);
    case "region":
      return judgePresence(requirement, agency, tender);
    case "language":
      return judgeLanguage(requirement, agency);
  }
}

function judgeTurnover(
  { cents, basis, isSpecific, isSure }: TurnoverDemand,
  agency: PreparedAgency,
): KnockoutStatus {
  const { turnover } = agency;
  if (!turnover || !isSure) return "open";
  const [least, most] = turnoverRange(basis, turnover);
  if (most < cents) return "failed";
  return least >= cents && !isSpecific ? "met" : "open";
}

/** The lowest and highest figure a demand may mean. Where it does not say: at least every year, at most newest or mean. */
export function turnoverRange(
  basis: TurnoverDemand["basis"],
  turnover: NonNullable<PreparedAgency["turnover"]>,
): readonly [number, number] {
  const { newest, lowest, highest, average, sum, years } = turnover;
  if (basis === "average") return [average, average];
  if (basis === "each") return [lowest, lowest];
  if (basis === "any") return [highest, highest];
  // Fewer years than asked for are no proof that the rest is missing.
  const most = years >= 3 ? sum : Infinity;
  if (basis === "sum") return [sum, most];
  if (basis === "years") return [lowest, most];
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
  if (isEnough) return validity(insurance.expiresOn, tender);
  return terms.mayFollow || coverCents >= lowestCents ? "open" : "failed";
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
  { anyOf, isScoped }: CertificateDemand,
  agency: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  if (isScoped) return "open";
  const isHeld = anyOf.some((name) => {
    const held = agency.certificates.get(name);
    return held !== undefined && validity(held.expiresOn, tender) === "met";
  });
  // A list shows what an agency has, never what it lacks.
  return isHeld ? "met" : "open";
}

function judgePresence(
  { isOffice, laender }: PresenceDemand,
  { profile }: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  const wanted =
    laender.length > 0 ? laender : tender.places.flatMap((place) => landOf(place) ?? []);
  if (wanted.length === 0 || profile.regions.length === 0) {
    return profile.isNationwide && !isOffice ? "met" : "open";
  }
  if (wanted.some((land) => profile.regions.some((region) => region.startsWith(land))))
    return "met";
  if (profile.isNationwide) return isOffice ? "open" : "met";
  return isOffice ? "failed" : "open";
}

function judgeLanguage({ anyOf }: LanguageDemand, { profile }: PreparedAgency): KnockoutStatus {
  if (profile.languages.length === 0) return "open";
  return anyOf.some((language) => profile.languages.includes(language)) ? "met" : "open";
}
