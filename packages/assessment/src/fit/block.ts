import { createVectorIndex } from "../text/vector-index.ts";
import type { VectorIndex } from "../text/vector-index.ts";
import type { TextVector } from "../text/text-model.ts";
import { codeAffinity } from "./agency-codes.ts";
import { writeFeatures } from "./features.ts";
import { createScratch } from "./pair-scratch.ts";
import type { PairScratch } from "./pair-scratch.ts";
import { fitPartKeys } from "@tc/domain";
import type { FitModels } from "./fit-models.ts";
import { verdictCodes } from "./fit-scores.ts";
import type { FitScores } from "./fit-scores.ts";
import { timelessVerdict } from "./knockouts/verdict.ts";
import { containsKeyword } from "./keywords.ts";
import type { Keyword } from "./keywords.ts";
import type { PreparedAgency, PreparedTender } from "./prepared.ts";
import { logitOf, points, spreadOf, writeParts } from "./score.ts";

/** Where one agency lies in the arrays of its block. */
interface Member {
  readonly agency: PreparedAgency;
  readonly ownPlace: number;
  readonly firstReference: number;
  /** Places in `codes` and `keywords` */
  readonly codes: Uint32Array;
  readonly keywords: Uint32Array;
}

/**
 * Some hundred agencies asked at once: one inverted index over all their vectors, every code and keyword once. Its
 * memory grows with the profiles in it, not with the tenders; not for use by two callers at the same moment.
 */
export interface AgencyBlock {
  readonly size: number;
  readonly members: readonly Member[];
  readonly index: VectorIndex;
  readonly codes: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly similarities: Float64Array;
  readonly scratch: PairScratch;
  /** Affinities of `codes` with codes of notices, as notices repeat them; bounded by starting anew. */
  readonly affinities: Map<string, Float64Array>;
}

/** Codes of notices remembered by a block. */
const maxAffinities = 1_000;

export function createAgencyBlock(agencies: readonly PreparedAgency[]): AgencyBlock {
  const vectors: TextVector[] = [];
  const codes = new Places<string>();
  const keywords = new Places<Keyword>();
  const members = agencies.map((agency): Member => {
    const ownPlace = agency.ownText ? vectors.push(agency.ownText.vector) - 1 : -1;
    const firstReference = vectors.length;
    for (const { vector } of agency.references) vectors.push(vector);
    return {
      agency,
      ownPlace,
      firstReference,
      codes: Uint32Array.from(agency.codes, (code) => codes.placeOf(code, code)),
      keywords: Uint32Array.from(agency.excludedKeywords, (word) =>
        keywords.placeOf(word.line, word),
      ),
    };
  });
  return {
    size: agencies.length,
    members,
    index: createVectorIndex(vectors),
    codes: codes.values,
    keywords: keywords.values,
    similarities: new Float64Array(vectors.length),
    scratch: createScratch(),
    affinities: new Map(),
  };
}

/** Numbers values by key in the order in which they come. */
class Places<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();

  placeOf(key: string, value: Value): number {
    const place = this.#places.get(key);
    if (place !== undefined) return place;
    this.#places.set(key, this.values.push(value) - 1);
    return this.values.length - 1;
  }
}

/**
 * Scores a tender for every agency of a block, in their order. The knockout criteria of the verdict are those that need no clock;
 * the lead time is judged by `assessFit`. To the bit what `assessFit` says, whoever else is in the block.
 */
export function scoreBlock(
  models: FitModels,
  block: AgencyBlock,
  tender: PreparedTender,
): FitScores {
  const { size } = block;
  const scores: FitScores = {
    size,
    score: new Uint8Array(size),
    low: new Uint8Array(size),
    high: new Uint8Array(size),
    knockout: new Uint8Array(size),
    parts: new Uint8Array(size * fitPartKeys.length),
    logit: new Float64Array(size),
  };
  eachPair(models, block, tender, (member, scratch, isKeywordExcluded, at) => {
    const { agency } = member;
    const { weights } = agency;
    const logit = logitOf(weights, scratch.features);
    const spread = spreadOf(weights, scratch.unknown);
    scores.logit[at] = logit;
    scores.score[at] = points(logit);
    scores.low[at] = points(logit - spread);
    scores.high[at] = points(logit + spread);
    scores.knockout[at] = verdictCodes[timelessVerdict(agency, tender, scratch, isKeywordExcluded)];
    writeParts(weights, scratch, agency.texts, fitPartKeys, scores.parts, at * fitPartKeys.length);
  });
  return scores;
}

/** Works out every pair of a block with a tender; what `use` gets is overwritten by the next pair. */
export function eachPair(
  models: FitModels,
  block: AgencyBlock,
  tender: PreparedTender,
  use: (member: Member, scratch: PairScratch, isKeywordExcluded: boolean, at: number) => void,
): void {
  const { scratch, similarities } = block;
  block.index.similarities(tender.vector, similarities);
  const affinities = tender.codes.map(({ code }) => affinitiesWith(block, code));
  const contained = block.keywords.map((keyword) => containsKeyword(tender.wordLine, keyword));
  for (const [at, member] of block.members.entries()) {
    const { agency, ownPlace, firstReference } = member;
    const cpv = cpvFeature(member, tender, affinities);
    const input = { similarities, ownPlace, firstReference, cpv };
    writeFeatures(models.vectoriser.model, agency, tender, input, scratch);
    use(member, scratch, isAny(contained, member.keywords), at);
  }
}

function affinitiesWith({ affinities, codes }: AgencyBlock, code: string): Float64Array {
  const stored = affinities.get(code);
  if (stored) return stored;
  if (affinities.size >= maxAffinities) affinities.clear();
  const values = Float64Array.from(codes, (entered) => codeAffinity(entered, code));
  affinities.set(code, values);
  return values;
}

/** f2: the best of all pairs; for estimated codes the expectation over them. */
function cpvFeature(
  { codes }: Member,
  tender: PreparedTender,
  affinities: readonly Float64Array[],
): number {
  if (codes.length === 0 || tender.codes.length === 0) return Number.NaN;
  let best = 0;
  let sum = 0;
  let total = 0;
  for (const [row, { probability }] of tender.codes.entries()) {
    let nearest = 0;
    const affinity = affinities[row]!;
    for (const place of codes) nearest = Math.max(nearest, affinity[place]!);
    best = Math.max(best, nearest);
    sum += probability * nearest;
    total += probability;
  }
  return tender.isCpvEstimated ? sum / total : best;
}

function isAny(contained: readonly boolean[], places: Uint32Array): boolean {
  for (const place of places) if (contained[place]) return true;
  return false;
}
