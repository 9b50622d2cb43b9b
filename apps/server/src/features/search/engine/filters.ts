import {
  procedureTypes,
  procurementLevels,
  tenderStages,
  tenderState,
  tenderStates,
} from "@tc/domain";
import type { TenderState } from "@tc/domain";
import { branchNames } from "./classification.ts";
import type { SearchQuery } from "../search-engine.ts";
import { noDay, none16 } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { compareUuids, uuidWords } from "./uuid-column.ts";

/** One bit per filter that has a facet, and one for all others. */
export const filterBit = {
  state: 1,
  cpv: 2,
  region: 4,
  procedure: 8,
  level: 16,
  source: 32,
  other: 64,
};

export interface SegmentFilter {
  /** The bits of the filters that a document does not satisfy. */
  failures(document: number): number;
  /** Position in tenderStates */
  state(document: number): number;
  /** The next bid deadline, else the last one past; NaN without. Epoch seconds. */
  deadline(document: number): number;
}

const stateNumber = new Map<TenderState, number>(tenderStates.map((state, at) => [state, at]));
const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** Prepares a query's filters for one segment. */
export function compileFilters(segment: Segment, query: SearchQuery): SegmentFilter {
  const { columns, names } = segment;
  const nowSeconds = query.nowMs / 1000;
  const states = flags(tenderStates, query.states, 0);
  const procedures = flags(procedureTypes, query.procedures, 1);
  const levels = flags(procurementLevels, query.levels, 1);
  const branches = query.cpv.reduce((bits, item) => {
    const number = (branchNames as readonly string[]).indexOf(item);
    return number < 0 ? bits : bits | (1 << number);
  }, 0);
  const prefixes = query.cpv.filter((item) => /^\d/.test(item));
  const codes = Uint8Array.from(names.cpv, (code) =>
    prefixes.some((prefix) => code.startsWith(prefix)) ? 1 : 0,
  );
  const regions = Uint8Array.from(names.nuts, (code) =>
    query.regions.some((region) => isInRegion(code, region)) ? 1 : 0,
  );
  const sources = query.sources.reduce((bits, source) => {
    const number = names.sources.indexOf(source);
    return number < 0 || number > 31 ? bits : bits | (1 << number);
  }, 0);
  const buyer = query.buyerId === undefined ? undefined : findBuyer(segment, query.buyerId);
  const hasDeadline = query.deadlineFrom !== undefined || query.deadlineBefore !== undefined;
  const hasValue = query.minCents !== undefined || query.maxCents !== undefined;

  const state = (document: number): number => {
    const stage = tenderStages[columns.stage[document] ?? 0] ?? "planned";
    const updatedDay = columns.updatedDay[document] ?? noDay;
    const last = columns.deadlines[(columns.deadlineStarts[document + 1] ?? 0) - 1];
    const isDated = columns.deadlineStarts[document] !== columns.deadlineStarts[document + 1];
    // The days are only spelled out for plans and for the few calls that have no deadline.
    const isAging = stage === "planned" || (stage === "call" && !isDated);
    const updatedOn = isAging && updatedDay !== noDay ? day(updatedDay) : undefined;
    const lastDeadlineAt = isDated && last !== undefined ? last * 1000 : undefined;
    return stateNumber.get(tenderState({ stage, lastDeadlineAt, updatedOn }, query.nowMs)) ?? 0;
  };
  const deadline = (document: number): number => {
    const to = columns.deadlineStarts[document + 1] ?? 0;
    let at = columns.deadlineStarts[document] ?? 0;
    if (at === to) return Number.NaN;
    while (at < to - 1 && (columns.deadlines[at] ?? 0) < nowSeconds) at++;
    return columns.deadlines[at] ?? Number.NaN;
  };
  const hasAny = (
    starts: Uint32Array,
    values: Uint32Array,
    wanted: Uint8Array,
    document: number,
  ) => {
    const to = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < to; at++) {
      if (wanted[values[at] ?? 0] === 1) return true;
    }
    return false;
  };
  const failsOther = (document: number): boolean => {
    if (buyer !== undefined && columns.buyer[document] !== buyer) return true;
    if (hasValue) {
      const cents = columns.valueCents[document] ?? Number.NaN;
      if (!(cents >= (query.minCents ?? 0) && cents <= (query.maxCents ?? Infinity))) return true;
    }
    if (!hasDeadline) return false;
    const due = deadline(document);
    return !(due >= (query.deadlineFrom ?? -Infinity) && due < (query.deadlineBefore ?? Infinity));
  };
  return {
    state,
    deadline,
    failures: (document) => {
      let failures = failsOther(document) ? filterBit.other : 0;
      if (states && !states[state(document)]) failures |= filterBit.state;
      if (
        query.cpv.length > 0 &&
        ((columns.branches[document] ?? 0) & branches) === 0 &&
        !hasAny(columns.cpvStarts, columns.cpv, codes, document)
      ) {
        failures |= filterBit.cpv;
      }
      if (
        query.regions.length > 0 &&
        !hasAny(columns.nutsStarts, columns.nuts, regions, document)
      ) {
        failures |= filterBit.region;
      }
      if (procedures && !procedures[columns.procedure[document] ?? 0])
        failures |= filterBit.procedure;
      if (levels && !levels[columns.level[document] ?? 0]) failures |= filterBit.level;
      if (query.sources.length > 0 && ((columns.sources[document] ?? 0) & sources) === 0) {
        failures |= filterBit.source;
      }
      return failures;
    },
  };
}

/**
 * A code lies in a region when it is as deep or deeper; a code that names only the Land or district around the region
 * counts too, since the place may be there. "DE" alone says nothing about a place.
 */
function isInRegion(code: string, region: string): boolean {
  return code.startsWith(region) || (code.length >= 3 && region.startsWith(code));
}

function flags(
  all: readonly string[],
  chosen: readonly string[],
  offset: number,
): Uint8Array | undefined {
  if (chosen.length === 0) return undefined;
  const wanted = new Uint8Array(all.length + offset);
  for (const name of chosen) {
    const number = all.indexOf(name);
    if (number >= 0) wanted[number + offset] = 1;
  }
  return wanted;
}

/** The buyer's number in this segment, or one that no document has. */
function findBuyer({ columns }: Segment, buyerId: string): number {
  const wanted = uuidWords(buyerId);
  for (let at = 0; at < columns.buyerIds.length / 4; at++) {
    if (compareUuids(columns.buyerIds, at, wanted, 0) === 0) return at;
  }
  return none16 + 1;
}
