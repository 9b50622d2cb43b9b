import { allBits } from "../bits/bits.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { listColumns, nameLists, numberLists, valueColumns } from "./segment-columns.ts";
import type {
  ListColumn,
  ListColumns,
  NameList,
  NumberList,
  SegmentColumns,
  ValueColumn,
} from "./segment-columns.ts";
import { maxSegmentSize, none16 } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { compareTerms, writeDictionary } from "./term-dictionary.ts";
import { writeUuid } from "../uuids/uuid-column.ts";

/** Gives names numbers in the order of their first appearance. */
class Names {
  readonly list: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

/** Lays documents out as a segment. At most a few hundred at a time: larger ones are made by merging. */
export function buildSegment(unsorted: readonly IndexedDocument[]): Segment {
  if (unsorted.length > maxSegmentSize) throw new RangeError("too many documents for a segment");
  const documents = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const count = documents.length;
  const names = { cpv: new Names(), nuts: new Names(), sources: new Names() };
  const buyers = new Names();
  const buyer = Uint16Array.from(documents, ({ buyerId }) =>
    buyerId === undefined ? none16 : buyers.numberOf(buyerId),
  );
  const sources = Uint32Array.from(documents, (document) =>
    sourceBits(document.sources, names.sources),
  );
  const lists = listsOf(documents, names);
  const { dictionary, postings } = invert(documents);
  return {
    count,
    names: { cpv: names.cpv.list, nuts: names.nuts.list, sources: names.sources.list },
    dictionary,
    live: allBits(count),
    columns: {
      ids: uuidColumn(documents.map(({ id }) => id)),
      buyer,
      buyerIds: uuidColumn(buyers.list),
      sources,
      ...valuesOf(documents),
      ...lists,
      ...postings,
    },
  };
}

function valuesOf(documents: readonly IndexedDocument[]): Pick<SegmentColumns, ValueColumn> {
  const columns = Object.entries(valueColumns).map(([name, { type, of }]) => [
    name,
    type.from(documents.map(of)),
  ]);
  // One for each of valueColumns, of its type.
  return Object.fromEntries(columns) as Pick<SegmentColumns, ValueColumn>;
}

function listsOf(
  documents: readonly IndexedDocument[],
  names: Readonly<Record<NameList, Names>>,
): ListColumns {
  const columns = {};
  const add = (name: ListColumn, lists: readonly (readonly number[])[]) => {
    const lengths = lists.map(({ length }) => length);
    Object.assign(columns, listColumns(name, lengths, lists.flat()));
  };
  for (const name of Object.keys(numberLists) as NumberList[]) {
    add(name, documents.map(numberLists[name].of));
  }
  for (const name of Object.keys(nameLists) as NameList[]) {
    const numberOf = (item: string) => names[name].numberOf(item);
    add(
      name,
      documents.map((document) => nameLists[name](document).map(numberOf)),
    );
  }
  // Both loops together have made each of them.
  return columns as ListColumns;
}

/** A bit per source. There are a handful; from the 33rd on in one segment they could not be told apart. */
export function sourceBits(sources: readonly string[], names: Names): number {
  let bits = 0;
  for (const source of sources) {
    const number = names.numberOf(source);
    if (number < 32) bits |= 1 << number;
  }
  return bits >>> 0;
}

function uuidColumn(ids: readonly string[]): Uint32Array<ArrayBuffer> {
  const column = new Uint32Array(ids.length * 4);
  for (const [at, id] of ids.entries()) writeUuid(column, at, id);
  return column;
}

function invert(documents: readonly IndexedDocument[]) {
  const lists = new Map<string, number[]>();
  let total = 0;
  for (const [document, { terms, weights }] of documents.entries()) {
    for (const [at, term] of terms.entries()) {
      // Document and weight in one number: the lists come out sorted by document.
      const packed = document * 256 + (weights[at] ?? 0);
      const list = lists.get(term);
      if (list) list.push(packed);
      else lists.set(term, [packed]);
    }
    total += terms.length;
  }
  const terms = [...lists.keys()].toSorted(compareTerms);
  const postingStarts = new Uint32Array(terms.length + 1);
  const postingDocuments = new Uint16Array(total);
  const postingWeights = new Uint8Array(total);
  let end = 0;
  for (const [at, term] of terms.entries()) {
    for (const packed of lists.get(term) ?? []) {
      postingDocuments[end] = packed >>> 8;
      postingWeights[end++] = packed & 255;
    }
    postingStarts[at + 1] = end;
  }
  return {
    dictionary: writeDictionary(terms),
    postings: { postingStarts, postingDocuments, postingWeights },
  };
}
