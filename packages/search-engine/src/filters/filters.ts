import { choiceFilters } from "@tc/domain";
import type { ChoiceFilter } from "@tc/domain";
import type { NewsSpan, SearchQuery } from "../query/search-query.ts";
import { addAll, addBit, listBits, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { facetBits } from "../facets/facet-bits.ts";
import type { ValueBits } from "../facets/facet-bits.ts";
import { noDay } from "../segments/segment-columns.ts";
import { maxSegmentSize, none16 } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";
import { stateBits } from "../facets/state-bits.ts";
import { compareUuids, uuidWords } from "../uuids/uuid-column.ts";

const list = new Uint16Array(maxSegmentSize);

/** The documents that have one of the chosen values; codes are only looked up for those in `among`. */
type ChoiceBits = (
  segment: Segment,
  choices: readonly string[],
  among: Bits,
  nowMs: number,
) => Bits;

const bitsOfChoices: Readonly<Record<ChoiceFilter, ChoiceBits>> = {
  state: (segment, states, _, nowMs) => unionOf(segment, stateBits(segment, nowMs), states),
  procedure: (segment, choices) => unionOf(segment, facetBits(segment).procedure, choices),
  level: (segment, choices) => unionOf(segment, facetBits(segment).level, choices),
  source: (segment, choices) => unionOf(segment, facetBits(segment).source, choices),
  cpv: cpvBits,
  region: regionBits,
};

/** Per filter that is set the documents that satisfy it. */
export function choiceBits(
  segment: Segment,
  { choices, nowMs }: SearchQuery,
  among: Bits,
): ReadonlyMap<ChoiceFilter, Bits> {
  const filters = new Map<ChoiceFilter, Bits>();
  for (const name of choiceFilters) {
    if (choices[name].length === 0) continue;
    filters.set(name, bitsOfChoices[name](segment, choices[name], among, nowMs));
  }
  return filters;
}

export function cpvBits(segment: Segment, choices: readonly string[], among: Bits): Bits {
  const { columns, names } = segment;
  const { agencySector, cpvDivision } = facetBits(segment);
  const bits = unionOf(segment, agencySector, choices);
  addChosen(bits, cpvDivision, choices);
  const prefixes = choices.filter((choice) => /^\d/.test(choice) && !cpvDivision.has(choice));
  const isWanted = (code: string) => prefixes.some((prefix) => code.startsWith(prefix));
  if (prefixes.length > 0) {
    addListed(bits, among, columns.cpvStarts, columns.cpv, names.cpv.map(isWanted));
  }
  return bits;
}

function regionBits(segment: Segment, choices: readonly string[], among: Bits): Bits {
  const { columns, names } = segment;
  const { region } = facetBits(segment);
  // A Land is a value of the facet.
  const bits = unionOf(segment, region, choices);
  const parts = choices.filter((choice) => !region.has(choice));
  const isWanted = (code: string) => parts.some((part) => isInRegion(code, part));
  addListed(bits, among, columns.nutsStarts, columns.nuts, names.nuts.map(isWanted));
  return bits;
}

function unionOf({ count }: Segment, values: ValueBits, choices: readonly string[]): Bits {
  const union = newBits(count);
  addChosen(union, values, choices);
  return union;
}

function addChosen(bits: Bits, values: ValueBits, choices: readonly string[]): void {
  for (const choice of choices) {
    const more = values.get(choice);
    if (more) addAll(bits, more);
  }
}

/** Adds the documents of `among` that have a wanted value in their list. */
function addListed(
  bits: Bits,
  among: Bits,
  starts: Uint32Array,
  values: Uint32Array,
  wanted: readonly boolean[],
): void {
  if (!wanted.includes(true)) return;
  const flags = Uint8Array.from(wanted, Number);
  const count = listBits(among, list);
  for (let index = 0; index < count; index++) {
    const document = list[index] ?? 0;
    const to = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < to; at++) {
      if (flags[values[at] ?? 0] === 1) addBit(bits, document);
    }
  }
}

/**
 * A code lies in a region when it is as deep or deeper; a code that names only the Land or district around the region
 * counts too, since the place may be there. "DE" alone says nothing about a place.
 */
function isInRegion(code: string, region: string): boolean {
  return code.startsWith(region) || (code.length >= 3 && region.startsWith(code));
}

/** Takes the tenders of other buyers out of `bits`. */
export function keepBuyer(segment: Segment, buyerId: string | undefined, bits: Bits): void {
  if (buyerId === undefined) return;
  const buyer = findBuyer(segment, buyerId);
  keepOnly(bits, (document) => segment.columns.buyer[document] === buyer);
}

/** Takes out of `bits` what neither came to us nor was published within the span. */
export function keepNews({ columns }: Segment, news: NewsSpan | undefined, bits: Bits): void {
  if (!news) return;
  const { after, until = Infinity } = news;
  const isWithin = (second: number) => second > after && second <= until;
  keepOnly(bits, (document) => {
    const day = columns.publishedDay[document] ?? noDay;
    return isWithin(columns.firstSeen[document] ?? 0) || (day !== noDay && isWithin(day * 86_400));
  });
}

export function keepOnly(bits: Bits, isKept: (document: number) => boolean): void {
  const count = listBits(bits, list);
  bits.fill(0);
  for (let at = 0; at < count; at++) {
    const document = list[at] ?? 0;
    if (isKept(document)) addBit(bits, document);
  }
}

/** The buyer's number in this segment, or one that no document has. */
function findBuyer({ columns }: Segment, buyerId: string): number {
  const wanted = uuidWords(buyerId);
  for (let at = 0; at < columns.buyerIds.length / 4; at++) {
    if (compareUuids(columns.buyerIds, at, wanted, 0) === 0) return at;
  }
  return none16 + 1;
}
