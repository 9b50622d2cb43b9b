import { agencySectorsOf } from "@tc/domain";
import type { KnockoutStatus } from "@tc/domain";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";

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

/** Below this the codes have no more than the division in common. */
const nearCode = 0.5;
/** As alike as one in ten random pairs, and as four in ten */
const nearText = 0.7;
const farText = 0.5;

/**
 * "Leistung außerhalb des Profils": failed where published codes share no division with the profile and the text is
 * hardly more alike than any two notices; met where one of both is near; else open.
 */
export function judgeOutsideProfile(
  agency: PreparedAgency,
  tender: PreparedTender,
  features: Float64Array,
  unknown: Float64Array,
): KnockoutStatus {
  const isCodeKnown = agency.codes.length > 0 && tender.codes.length > 0;
  const isTextKnown = unknown[0] === 0;
  if (isCodeKnown && (features[1] ?? 0) >= nearCode && !tender.isCpvEstimated) return "met";
  if (isTextKnown && (features[0] ?? 0) >= nearText) return "met";
  if (!isCodeKnown || !isTextKnown || tender.isCpvEstimated) return "open";
  return features[1] === 0 && (features[0] ?? 0) < farText ? "failed" : "open";
}
