import { allBits, hasBit } from "../bits/bits.ts";
import { none16 } from "./segment.ts";
import type { Segment } from "./segment.ts";
import {
  columnTypes,
  listColumns,
  nameLists,
  numberLists,
  valueColumns,
} from "./segment-columns.ts";
import type {
  ColumnName,
  ListColumn,
  ListColumns,
  NameList,
  NumberList,
  SegmentColumns,
  ValueColumn,
} from "./segment-columns.ts";
import { compareTerms, termAt, termCount, writeDictionary } from "./term-dictionary.ts";
import { compareUuids, readUuid, writeUuid } from "../uuids/uuid-column.ts";

export interface Merged {
  readonly segment: Segment;
  /** Per source segment: the new number of each document, -1 for those that were dead. */
  readonly moves: readonly Int32Array[];
}

/** Postings handled between two pauses: some milliseconds of work. */
const sliceSize = 60_000;

/**
 * Makes one segment of several, without the dead documents. A generator, so that its caller decides when to go on:
 * the work is done in slices of a few milliseconds.
 */
export function* mergeSegments(sources: readonly Segment[]): Generator<void, Merged, void> {
  const order = mergedOrder(sources);
  yield;
  const moves = sources.map((source) => new Int32Array(source.count).fill(-1));
  for (const [at, { source, document }] of order.entries()) {
    const move = moves[source];
    if (move) move[document] = at;
  }
  yield;
  const columns = yield* mergeColumns(sources, order);
  const { dictionary, ...postings } = yield* mergePostings(sources, moves);
  const segment: Segment = {
    count: order.length,
    names: columns.names,
    dictionary,
    live: allBits(order.length),
    columns: { ...columns.columns, ...postings },
  };
  return { segment, moves };
}

interface Place {
  readonly source: number;
  readonly document: number;
}

function mergedOrder(sources: readonly Segment[]): Place[] {
  const heads = sources.map(() => 0);
  const order: Place[] = [];
  for (;;) {
    let best = -1;
    for (let source = 0; source < sources.length; source++) {
      const segment = sources[source];
      if (!segment) continue;
      let head = heads[source] ?? 0;
      while (head < segment.count && !hasBit(segment.live, head)) head++;
      heads[source] = head;
      if (head >= segment.count) continue;
      const rival = sources[best];
      if (
        !rival ||
        compareUuids(segment.columns.ids, head, rival.columns.ids, heads[best] ?? 0) < 0
      ) {
        best = source;
      }
    }
    if (best < 0) return order;
    order.push({ source: best, document: heads[best] ?? 0 });
    heads[best] = (heads[best] ?? 0) + 1;
  }
}

type Names = Segment["names"];

/** One list of names for all sources and, per source, old number → new number. */
function joinNames(lists: readonly (readonly string[])[]) {
  const numbers = new Map<string, number>();
  const maps = lists.map((list) =>
    Uint32Array.from(list, (name) => {
      const known = numbers.get(name) ?? numbers.size;
      numbers.set(name, known);
      return known;
    }),
  );
  return { names: [...numbers.keys()], maps };
}

/** Gathers the columns of a merged segment from where its documents lie. */
class Gathering {
  private readonly sources: readonly Segment[];
  private readonly order: readonly Place[];

  constructor(sources: readonly Segment[], order: readonly Place[]) {
    this.sources = sources;
    this.order = order;
  }

  values(name: ValueColumn): SegmentColumns[ValueColumn] {
    const columns = this.sources.map((segment) => segment.columns[name]);
    const column = new columnTypes[name](this.order.length);
    for (const [index, { source, document }] of this.order.entries()) {
      column[index] = columns[source]?.[document] ?? 0;
    }
    return column;
  }

  /** `translate`: from a number of the source to that of the merged segment. */
  lists(
    name: ListColumn,
    translate: (source: number, value: number) => number,
  ): Partial<ListColumns> {
    const starts = this.sources.map(({ columns }) => columns[`${name}Starts`]);
    const values = this.sources.map(({ columns }) => columns[name]);
    const numbers: number[] = [];
    const lengths = this.order.map(({ source, document }) => {
      const from = starts[source]?.[document] ?? 0;
      const to = starts[source]?.[document + 1] ?? 0;
      for (let index = from; index < to; index++) {
        numbers.push(translate(source, values[source]?.[index] ?? 0));
      }
      return to - from;
    });
    return listColumns(name, lengths, numbers);
  }
}

function* mergeColumns(
  sources: readonly Segment[],
  order: readonly Place[],
): Generator<void, { names: Names; columns: Omit<SegmentColumns, PostingColumn> }, void> {
  const gathering = new Gathering(sources, order);
  const joined = {
    cpv: joinNames(sources.map(({ names }) => names.cpv)),
    nuts: joinNames(sources.map(({ names }) => names.nuts)),
    sources: joinNames(sources.map(({ names }) => names.sources)),
  };
  const columns: Partial<Record<ColumnName, ArrayBufferView>> = {};

  const ids = new Uint32Array(order.length * 4);
  for (const [index, { source, document }] of order.entries()) {
    const id = sources[source]?.columns.ids.subarray(document * 4, document * 4 + 4);
    if (id) ids.set(id, index * 4);
  }
  yield;
  for (const name of Object.keys(numberLists) as NumberList[]) {
    Object.assign(
      columns,
      gathering.lists(name, (_, value) => value),
    );
    yield;
  }
  for (const name of Object.keys(nameLists) as NameList[]) {
    const { maps } = joined[name];
    Object.assign(
      columns,
      gathering.lists(name, (source, value) => maps[source]?.[value] ?? 0),
    );
    yield;
  }
  for (const name of Object.keys(valueColumns) as ValueColumn[]) {
    columns[name] = gathering.values(name);
    yield;
  }
  const buyers = mergeBuyers(sources, order);
  yield;
  const sourceColumn = Uint32Array.from(order, ({ source, document }) =>
    translateBits(sources[source]?.columns.sources[document] ?? 0, joined.sources.maps[source]),
  );
  yield;
  return {
    names: { cpv: joined.cpv.names, nuts: joined.nuts.names, sources: joined.sources.names },
    columns: {
      ids,
      ...buyers,
      sources: sourceColumn,
      // The loops above have made each of these.
      ...(columns as Pick<SegmentColumns, ValueColumn> & ListColumns),
    },
  };
}

function translateBits(bits: number, numbers: Uint32Array | undefined): number {
  let translated = 0;
  for (let bit = 0; bits >>> bit !== 0 && bit < 32; bit++) {
    const number = numbers?.[bit] ?? 32;
    if ((bits >>> bit) & 1 && number < 32) translated |= 1 << number;
  }
  return translated >>> 0;
}

function mergeBuyers(sources: readonly Segment[], order: readonly Place[]) {
  const idLists = sources.map(({ columns }) =>
    Array.from({ length: columns.buyerIds.length / 4 }, (_, at) => readUuid(columns.buyerIds, at)),
  );
  // Only buyers that are still in use get a number, so that 16 bits always suffice.
  const numbers = new Map<string, number>();
  const buyer = Uint16Array.from(order, ({ source, document }) => {
    const old = sources[source]?.columns.buyer[document] ?? none16;
    const id = old === none16 ? undefined : idLists[source]?.[old];
    if (id === undefined) return none16;
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  });
  const buyerIds = new Uint32Array(numbers.size * 4);
  for (const [id, number] of numbers) writeUuid(buyerIds, number, id);
  return { buyer, buyerIds };
}

type PostingColumn = "postingStarts" | "postingDocuments" | "postingWeights";

function* mergePostings(sources: readonly Segment[], moves: readonly Int32Array[]) {
  const heads = sources.map(() => 0);
  const current = sources.map((source) => headTerm(source, 0));
  const capacity = sources.reduce((sum, { columns }) => sum + columns.postingDocuments.length, 0);
  const postingDocuments = new Uint16Array(capacity);
  const postingWeights = new Uint8Array(capacity);
  const terms: string[] = [];
  const ends: number[] = [0];
  let packed = new Uint32Array(1024);
  let end = 0;
  let sincePause = 0;

  for (;;) {
    let term: string | undefined;
    for (const candidate of current) {
      if (candidate === undefined) continue;
      if (term === undefined || compareTerms(candidate, term) < 0) term = candidate;
    }
    if (term === undefined) break;
    let size = 0;
    for (const [index, source] of sources.entries()) {
      if (current[index] !== term) continue;
      const at = heads[index] ?? 0;
      const {
        postingStarts,
        postingDocuments: documents,
        postingWeights: weights,
      } = source.columns;
      const to = postingStarts[at + 1] ?? 0;
      const from = postingStarts[at] ?? 0;
      if (size + to - from > packed.length) {
        const larger = new Uint32Array((size + to - from) * 2);
        larger.set(packed);
        packed = larger;
      }
      for (let posting = from; posting < to; posting++) {
        const moved = moves[index]?.[documents[posting] ?? 0] ?? -1;
        if (moved >= 0) packed[size++] = moved * 256 + (weights[posting] ?? 0);
      }
      sincePause += to - from;
      heads[index] = at + 1;
      current[index] = headTerm(source, at + 1);
    }
    if (size > 0) {
      const list = packed.subarray(0, size).sort();
      for (const value of list) {
        postingDocuments[end] = value >>> 8;
        postingWeights[end++] = value & 255;
      }
      terms.push(term);
      ends.push(end);
    }
    sincePause += 16;
    if (sincePause > sliceSize) {
      sincePause = 0;
      yield;
    }
  }
  yield;
  return {
    dictionary: writeDictionary(terms),
    postingStarts: Uint32Array.from(ends),
    postingDocuments: postingDocuments.slice(0, end),
    postingWeights: postingWeights.slice(0, end),
  };
}

function headTerm({ dictionary }: Segment, at: number): string | undefined {
  return at < termCount(dictionary) ? termAt(dictionary, at) : undefined;
}
