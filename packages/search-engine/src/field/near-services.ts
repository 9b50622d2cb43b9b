import type { AgencySector } from "@tc/domain";
import { addAll, keepCommon, listBits, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { facetBits } from "../facets/facet-bits.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";
import type { FacetCounts } from "../query/search-query.ts";
import { agencyWorkBits, mainCodeBits } from "./agency-work.ts";
import { fieldBits } from "./field-bits.ts";
import type { Service } from "./services-of-text.ts";

/** What a question says about services. */
export interface NearServices {
  /** Those that its words name */
  readonly services: readonly Service[];
  /** Agency sectors of the tenders that have all its words, each with its share of them */
  readonly shares: readonly (readonly [AgencySector, number])[];
}

/** What counts beside the words; chosen by `npm run bench -- language` on every other query of its. */
export const worth = {
  code: 20_000,
  mainCode: 6_000,
  word: 10_000,
  share: 5_000,
  agencyWork: 20_000,
};
/** A smaller share of the results is chance. */
const minShare = 0.1;

/** As far as the results of a search tell what comes near. */
export interface ResultCounts {
  readonly facets: { readonly agencySector: FacetCounts };
  readonly total: number;
}

const list = new Uint16Array(maxSegmentSize);

/** The agency sectors that the results of a search lie in. A single result says less than many. */
export function sharesOf({ facets, total }: ResultCounts): NearServices["shares"] {
  return Object.entries(facets.agencySector)
    .map(([name, count]) => [name as AgencySector, count / (total + 1)] as const)
    .filter(([, share]) => share >= minShare);
}

/**
 * Adds the tenders of the services and of the results' sectors, and to every score what the tender's codes and words are
 * worth. A main code says more than a further one, a code and a word more than one of them; agency work comes first.
 */
export function addServices(
  segment: Segment,
  { services, shares }: NearServices,
  scores: Uint32Array,
  documents: Bits,
): void {
  const { agencySector } = facetBits(segment);
  const none = newBits(segment.count);
  const add = (bits: Bits, points: number) => {
    addPoints(bits, points, scores);
    addAll(documents, bits);
  };
  for (const service of services) {
    add(agencySector.get(service.agencySector) ?? none, worth.code);
    add(mainCodeBits(segment).get(service.agencySector) ?? none, worth.mainCode);
    add(fieldBits(segment, service.words), worth.word);
  }
  for (const [name, share] of shares) {
    add(agencySector.get(name) ?? none, Math.round(share * worth.share));
  }
  const agencyWork = agencyWorkBits(segment).slice();
  keepCommon(agencyWork, documents);
  addPoints(agencyWork, worth.agencyWork, scores);
}

function addPoints(bits: Bits, points: number, scores: Uint32Array): void {
  const count = listBits(bits, list);
  for (let at = 0; at < count; at++) {
    const document = list[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + points;
  }
}
