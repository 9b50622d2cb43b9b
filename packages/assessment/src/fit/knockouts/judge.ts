import { landOf } from "@tc/domain";
import type { PairScratch } from "../pair-scratch.ts";
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

/** From here on a reference counts as comparable: more alike than 90 of 100 random pairs of notices. */
export const comparableRank = 0.9;

/**
 * Whether an agency has what a notice demands. What the profile does not say is open, never failed; so is what the
 * notice lets follow later.
 */
export function judgeRequirement(
  requirement: Requirement,
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
): KnockoutStatus {
  switch (requirement.kind) {
    case "turnover":
      return judgeTurnover(requirement, agency);
    case "insurance":
      return judgeInsurance(requirement, agency, tender);
    case "references":
      return judgeReferences(requirement, agency, tender, scratch);
    case "certificates":
      return judgeCertificates(requirement, agency, tender);
    case "region":
      return judgePresence(requirement, agency, tender);
    case "language":
      return judgeLanguage(requirement, agency);
  }
}

function judgeTurnover(
  { cents, basis, isSpecific }: TurnoverDemand,
  agency: PreparedAgency,
): KnockoutStatus {
  const { turnover } = agency;
  if (!turnover) return "open";
  const [least, most] = turnoverRange(basis, turnover);
  if (most < cents) return "failed";
  return least >= cents && !isSpecific ? "met" : "open";
}

/** The lowest and highest figure a demand may mean: where it does not say, newest year and mean. */
export function turnoverRange(
  basis: TurnoverDemand["basis"],
  turnover: NonNullable<PreparedAgency["turnover"]>,
): readonly [number, number] {
  const { newest, lowest, highest, average, sum, years } = turnover;
  if (basis === "average") return [average, average];
  if (basis === "each") return [lowest, lowest];
  if (basis === "any") return [highest, highest];
  // Fewer years than asked for are no proof that the rest is missing.
  if (basis === "sum") return [sum, years >= 3 ? sum : Infinity];
  return [Math.min(newest, average), Math.max(newest, average)];
}

function judgeInsurance(
  { lowestCents, highestCents, mayFollow }: InsuranceDemand,
  { profile: { insurance } }: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  const { coverCents } = insurance;
  if (coverCents === undefined) return "open";
  const isEnough = coverCents > 0 && coverCents >= highestCents;
  if (isEnough) return validity(insurance.expiresOn, tender);
  return mayFollow || coverCents >= lowestCents ? "open" : "failed";
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
  scratch: PairScratch,
): KnockoutStatus {
  if (agency.references.length === 0) return "open";
  const { comparable, possible } = countReferences(demand, agency, tender, scratch);
  if (comparable >= demand.count) return "met";
  return possible >= demand.count || !demand.isCounted ? "open" : "failed";
}

/**
 * References that surely count (young enough, valuable enough, alike) and that may count (nothing known speaks against
 * them; whether they are comparable is the buyer's judgement).
 */
export function countReferences(
  { years, minCents }: ReferencesDemand,
  { references }: PreparedAgency,
  { year }: PreparedTender,
  { ranks }: PairScratch,
): { comparable: number; possible: number } {
  let comparable = 0;
  let possible = 0;
  for (let at = 0; at < references.length; at++) {
    const { reference } = references[at]!;
    const isYoung = years === undefined || year === undefined || year - reference.year <= years;
    const { valueCents } = reference;
    if (!isYoung || (minCents !== undefined && (valueCents ?? Infinity) < minCents)) continue;
    possible++;
    const isValuable = minCents === undefined || valueCents !== undefined;
    if (isValuable && (ranks[at] ?? 0) >= comparableRank) comparable++;
  }
  return { comparable, possible };
}

function judgeCertificates(
  { anyOf, allowsOther }: CertificateDemand,
  agency: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus {
  if (agency.profile.certificates.length === 0) return "open";
  let best: KnockoutStatus = allowsOther ? "open" : "failed";
  for (const name of anyOf) {
    const held = agency.certificates.get(name);
    if (!held) continue;
    const status = validity(held.expiresOn, tender);
    if (status === "met") return status;
    best = status;
  }
  return best;
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
  return anyOf.some((language) => profile.languages.includes(language)) ? "met" : "failed";
}
