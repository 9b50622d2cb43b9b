import type { SearchQuery } from "../search-engine.ts";
import { addAll, addBit, listBits, newBits } from "./bits.ts";
import type { Bits } from "./bits.ts";
import { facetBits } from "./facet-bits.ts";
import type { ValueBits } from "./facet-bits.ts";
import { maxSegmentSize, none16 } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { shownDeadline } from "./shown-deadline.ts";
import { stateBits } from "./state-bits.ts";
import { compareUuids, uuidWords } from "./uuid-column.ts";

/** A filter whose choices are counted in a facet, too. */
export type FacetFilter = "state" | "cpv" | "region" | "procedure" | "level" | "source";

const list = new Uint16Array(maxSegmentSize);

/** Per filter that is set the documents that satisfy it; codes are only looked up for those in `among`. */
export function facetFilters(
  segment: Segment,
  query: SearchQuery,
  among: Bits,
): ReadonlyMap<FacetFilter, Bits> {
  const { columns, names } = segment;
  const facets = facetBits(segment);
  const filters = new Map<FacetFilter, Bits>();
  const addChoice = (name: FacetFilter, values: ValueBits, choices: readonly string[]) => {
    if (choices.length > 0) filters.set(name, unionOf(segment, values, choices));
  };
  if (query.states.length > 0) addChoice("state", stateBits(segment, query.nowMs), query.states);
  addChoice("procedure", facets.procedure, query.procedures);
  addChoice("level", facets.level, query.levels);
  addChoice("source", facets.source, query.sources);
  if (query.cpv.length > 0) {
    const bits = unionOf(segment, facets.branch, query.cpv);
    addChosen(bits, facets.cpvDivision, query.cpv);
    const prefixes = query.cpv.filter(
      (choice) => /^\d/.test(choice) && !facets.cpvDivision.has(choice),
    );
    const isWanted = (code: string) => prefixes.some((prefix) => code.startsWith(prefix));
    if (prefixes.length > 0) {
      addListed(bits, among, columns.cpvStarts, columns.cpv, names.cpv.map(isWanted));
    }
    filters.set("cpv", bits);
  }
  if (query.regions.length > 0) {
    // A Land is a value of the facet.
    const bits = unionOf(segment, facets.region, query.regions);
    const parts = query.regions.filter((region) => !facets.region.has(region));
    const isWanted = (code: string) => parts.some((region) => isInRegion(code, region));
    addListed(bits, among, columns.nutsStarts, columns.nuts, names.nuts.map(isWanted));
    filters.set("region", bits);
  }
  return filters;
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

/** Takes out of `bits` what the filters without a facet refuse: buyer, value, deadline. */
export function keepByOtherFilters(segment: Segment, query: SearchQuery, bits: Bits): void {
  const { columns } = segment;
  const { buyerId, minCents, maxCents, deadlineFrom, deadlineBefore } = query;
  if (buyerId !== undefined) {
    const buyer = findBuyer(segment, buyerId);
    keepOnly(bits, (document) => columns.buyer[document] === buyer);
  }
  if (minCents !== undefined || maxCents !== undefined) {
    const [least, most] = [minCents ?? 0, maxCents ?? Infinity];
    keepOnly(bits, (document) => {
      const cents = columns.valueCents[document] ?? Number.NaN;
      return cents >= least && cents <= most;
    });
  }
  if (deadlineFrom !== undefined || deadlineBefore !== undefined) {
    const [from, before] = [deadlineFrom ?? -Infinity, deadlineBefore ?? Infinity];
    const nowSeconds = query.nowMs / 1000;
    keepOnly(bits, (document) => {
      const due = shownDeadline(columns, document, nowSeconds);
      return due >= from && due < before;
    });
  }
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
