import { randomPairRank } from "../text/random-pairs.ts";
import type { TextModel } from "../text/text-model.ts";
import { eligibilityOf } from "./knockouts/eligibility.ts";
import type { PairScratch } from "./pair-scratch.ts";
import type { PreparedAgency, PreparedTender } from "./prepared.ts";
import { countSharedServices, isServiceLikely } from "./services/shared-services.ts";

/** Where the block's numbers of one agency lie. */
export interface PairInput {
  /** Similarities of all vectors of the block with the tender */
  readonly similarities: Float64Array;
  /** Place of the agency's own vector, or -1 */
  readonly ownPlace: number;
  /** Place of its first reference; the others follow */
  readonly firstReference: number;
  /** Affinity of the agency's codes with the tender's, expected over the tender's codes; NaN where unknown */
  readonly cpv: number;
}

const ownShare = 0.4;
/** Years after which a reference counts half. */
const halfLifeYears = 4;
/** Weight of the prior of the share of like clients, in references. */
const clientPrior = 2;

/** Writes f1 to f7 and what is unknown of them into `scratch`. Formulas: `docs/methods/agency-fit.md`. */
export function writeFeatures(
  model: TextModel,
  agency: PreparedAgency,
  tender: PreparedTender,
  input: PairInput,
  scratch: PairScratch,
): void {
  const { features, unknown } = scratch;
  unknown.fill(0);
  rankReferences(model, agency, tender, input, scratch);
  countSharedServices(agency, tender, scratch.shared);
  set(scratch, 0, textLikeness(model, agency, tender, input, scratch));
  set(scratch, 1, input.cpv);
  if (tender.isCpvEstimated && unknown[1] === 0)
    unknown[1] = 1 - (tender.codes[0]?.probability ?? 0);
  set(scratch, 2, regionAffinity(agency, tender));
  writeValue(agency, tender, scratch);
  set(scratch, 5, buyerAffinity(agency, tender));
  set(scratch, 6, recency(agency, tender, scratch));
  const isCodeKnown = unknown[1] === 0;
  const codeAffinity = isCodeKnown ? features[1] : undefined;
  const isUnknownWork = agency.services.size === 0 || !tender.hasText;
  if (!isUnknownWork && !isServiceLikely(scratch.shared, codeAffinity)) limitLikeness(scratch);
  const { met, share } = eligibilityOf(agency, tender);
  features[4] = met;
  unknown[4] = share;
}

/** As alike as any two notices */
const chanceLikeness = 1 / 3;
/** A class of codes that no word bears out */
const unsupportedCode = 0.5;

/**
 * Where the tender names no service of the agency, likeness rests on words that say nothing of the work ("Kampagne" in a
 * survey flight, "Rahmenvertrag"), and codes are often wrong: neither may raise the score.
 */
function limitLikeness(scratch: PairScratch): void {
  const { features } = scratch;
  const { unknown } = scratch;
  const limit = (at: number, most: number) => {
    if (unknown[at] !== 1) features[at] = Math.min(features[at] ?? 0, most);
  };
  limit(0, chanceLikeness);
  limit(1, unsupportedCode);
  limit(6, chanceLikeness);
  scratch.bestLikeness = Math.min(scratch.bestLikeness, chanceLikeness);
}

function set({ features, unknown }: PairScratch, at: number, value: number): void {
  const isUnknown = Number.isNaN(value);
  features[at] = isUnknown ? 0.5 : value;
  unknown[at] = isUnknown ? 1 : 0;
}

function rankReferences(
  model: TextModel,
  { references }: PreparedAgency,
  { hasText }: PreparedTender,
  { similarities, firstReference }: PairInput,
  scratch: PairScratch,
): void {
  scratch.bestReference = -1;
  scratch.bestLikeness = 0;
  if (!hasText || references.length === 0) return;
  if (scratch.ranks.length < references.length) {
    scratch.ranks = new Float64Array(references.length * 2);
  }
  let best = -Infinity;
  for (let at = 0; at < references.length; at++) {
    const value = similarities[firstReference + at] ?? 0;
    scratch.ranks[at] = randomPairRank(model, value);
    if (value > best) {
      best = value;
      scratch.bestReference = at;
    }
  }
  scratch.bestLikeness = likenessOf(scratch.ranks[scratch.bestReference] ?? 0);
}

/** f1: 0.6 · best reference + 0.4 · profile as likeness; the one that is there where one is missing. */
function textLikeness(
  model: TextModel,
  agency: PreparedAgency,
  { hasText }: PreparedTender,
  { similarities, ownPlace, firstReference }: PairInput,
  { bestReference }: PairScratch,
): number {
  const best = bestReference < 0 ? undefined : (similarities[firstReference + bestReference] ?? 0);
  const profile = agency.ownText && ownPlace >= 0 ? (similarities[ownPlace] ?? 0) : undefined;
  if (!hasText || (best === undefined && profile === undefined)) return Number.NaN;
  // So few texts that the model knows no random pairs: nothing is known of likeness either.
  if (model.randomPairQuantiles.length < 2) return Number.NaN;
  const both = (1 - ownShare) * (best ?? profile ?? 0) + ownShare * (profile ?? best ?? 0);
  return likenessOf(randomPairRank(model, both));
}

/** f3: NUTS 3 the same 1, NUTS 2 .8, NUTS 1 .6, willing to work nationwide .7, else .2; a named Land covers all in it. */
export function regionAffinity({ profile }: PreparedAgency, tender: PreparedTender): number {
  const { regions, isNationwide } = profile;
  if (regions.length === 0 && !isNationwide) return Number.NaN;
  if (tender.places.length === 0) return isNationwide ? 0.7 : Number.NaN;
  let best = isNationwide && tender.countries.includes("DE") ? 0.7 : 0.2;
  for (const region of regions) {
    for (const place of tender.places) best = Math.max(best, nearness(region, place));
  }
  return best;
}

function nearness(region: string, place: string): number {
  if (place.startsWith(region)) return 1;
  for (let digits = Math.min(region.length, place.length, 5); digits >= 3; digits--) {
    if (region.slice(0, digits) !== place.slice(0, digits)) continue;
    return digits === 5 ? 1 : digits === 4 ? 0.8 : 0.6;
  }
  return 0.2;
}

/** f4: how usual a project of this value is; the best lot where several are published, the mean over an estimate. */
function writeValue(
  { size }: PreparedAgency,
  { logValues, isValueEstimated }: PreparedTender,
  scratch: PairScratch,
): void {
  if (!size || logValues.length === 0) {
    set(scratch, 3, Number.NaN);
    return;
  }
  let best = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < logValues.length; at++) {
    const z = ((logValues[at] ?? 0) - size.mean) / size.deviation;
    const value = Math.exp(-0.5 * z * z);
    best = Math.max(best, value);
    sum += value;
    squares += value * value;
  }
  if (!isValueEstimated) {
    set(scratch, 3, best);
    return;
  }
  const mean = sum / logValues.length;
  set(scratch, 3, mean);
  const variance = Math.max(0, squares / logValues.length - mean * mean);
  scratch.unknown[3] = Math.min(1, 2 * Math.sqrt(variance));
}

/** f6: share of references for this kind of client, public ones of other kinds half, shrunk to ½; 1 for this client. */
function buyerAffinity(agency: PreparedAgency, { buyers }: PreparedTender): number {
  const count = agency.references.length;
  if (count === 0 || buyers.length === 0) return Number.NaN;
  let best = 0;
  for (const { key, group } of buyers) {
    if (agency.clients.has(key)) return 1;
    const same = group === "other" ? 0 : (agency.clientGroups.get(group) ?? 0);
    const otherPublic = Math.max(0, agency.publicClients - same);
    best = Math.max(best, (same + otherPublic / 2 + clientPrior / 2) / (count + clientPrior));
  }
  return Math.min(1, best);
}

/** What is left of a reference's weight after so many years */
export function decayOf(age: number): number {
  return 0.5 ** (age / halfLifeYears);
}

/** Powers are slow, and references are seldom older. */
const decay = Float64Array.from({ length: 40 }, (_, age) => decayOf(age));

/** f7: the best of likeness × age, half after four years. The clock is the notice's year of publication. */
function recency(
  { references }: PreparedAgency,
  { year, hasText }: PreparedTender,
  { ranks }: PairScratch,
): number {
  if (references.length === 0 || year === undefined || !hasText) return Number.NaN;
  let best = 0;
  for (let at = 0; at < references.length; at++) {
    const age = Math.max(0, year - (references[at]?.reference.year ?? 0));
    best = Math.max(best, likenessOf(ranks[at] ?? 0) * (decay[age] ?? decayOf(age)));
  }
  return best;
}

/** One in so many random pairs is as alike as can be told: likeness 1. */
const rarest = 100;

/**
 * How alike two texts are, 0 to 1, from the rank of their similarity among random pairs: half the rank itself, half how
 * rare such a rank is (1 − rank on a log scale down to one in a hundred). Any two notices .33, top tenth .70, top
 * twentieth .80, top hundredth 1. The rank alone hardly tells the best candidates apart (`docs/methods/agency-fit.md`).
 */
export function likenessOf(rank: number): number {
  const rarity = Math.log10(Math.max(1 / rarest, 1 - rank)) / -Math.log10(rarest);
  return (rank + Math.min(1, rarity)) / 2;
}
