import { agencySectorsOf } from "@tc/domain";
import type { KnockoutStatus } from "@tc/domain";
import { codeAffinity } from "../agency-codes.ts";
import type { PairScratch } from "../pair-scratch.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { classAffinity, sameCode } from "../services/shared-services.ts";

/** Excluded agency sectors: failed by the main code, open where only a further code lies in one. Estimated codes exclude nothing. */
export function judgeExcludedSectors(
  { profile }: PreparedAgency,
  tender: PreparedTender,
): KnockoutStatus | undefined {
  const { agencySectors } = profile.exclusions;
  if (agencySectors.length === 0 || tender.codes.length === 0) return undefined;
  const hits = tender.codes.findIndex(({ code }) =>
    agencySectorsOf([code]).some((agencySector) => agencySectors.includes(agencySector)),
  );
  if (hits < 0) return "met";
  return hits === 0 && !tender.isCpvEstimated ? "failed" : "open";
}

/**
 * Own limits of the value. A published value outside them fails unless one lot lies inside; an estimate never fails,
 * it only leaves the question open.
 */
export function judgeExcludedValue(
  { profile }: PreparedAgency,
  { valuesCents, logValues, isValueEstimated }: PreparedTender,
): KnockoutStatus | undefined {
  const { minValueCents, maxValueCents } = profile.exclusions;
  if (minValueCents === undefined && maxValueCents === undefined) return undefined;
  const least = minValueCents ?? 0;
  const most = maxValueCents ?? Infinity;
  if (!isValueEstimated) {
    return valuesCents.some((cents) => cents >= least && cents <= most) ? "met" : "failed";
  }
  const first = logValues.at(0);
  const last = logValues.at(-1);
  if (first === undefined || last === undefined) return "open";
  return first >= Math.log(Math.max(1, least)) && last <= Math.log(most) ? "met" : "open";
}

/**
 * "Leistung in eurem Profil": met where the text names a service that the agency names itself and the codes share a class,
 * or a title names one, the text another, and a code lies near; or where the agency entered the very code and the text
 * names one of its services. Failed where no code shares even a division and the text names no service at all. Else open.
 */
export function judgeOutsideProfile(
  { codes, services, profile }: PreparedAgency,
  tender: PreparedTender,
  { features, shared }: PairScratch,
): KnockoutStatus {
  const isCodeKnown = codes.length > 0 && tender.codes.length > 0 && !tender.isCpvEstimated;
  if (!isCodeKnown || services.size === 0 || !tender.hasText) return "open";
  const affinity = features[1] ?? 0;
  if (affinity >= classAffinity && shared.namedText > 0) return "met";
  if (affinity > 0 && shared.namedTitles > 0 && shared.namedText > 1) return "met";
  if (affinity >= sameCode && shared.text > 0 && hasEntered(profile.cpv, tender)) return "met";
  return affinity === 0 && shared.text === 0 ? "failed" : "open";
}

function hasEntered(entered: readonly string[], { codes }: PreparedTender): boolean {
  return entered.some((prefix) => codes.some(({ code }) => codeAffinity(prefix, code) >= sameCode));
}
