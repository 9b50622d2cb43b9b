import { procedureTypes, procurementLevels, tenderStages } from "@tc/domain";
import { allBits } from "./bits.ts";
import { deepestNuts } from "./classification.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { maxSegmentSize, noDay, none16 } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { compareTerms, writeDictionary } from "./term-dictionary.ts";
import { writeUuid } from "./uuid-column.ts";

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

const dayNumber = (day: string | undefined): number => {
  const ms = day === undefined ? Number.NaN : Date.parse(day);
  return Number.isFinite(ms) ? Math.floor(ms / 86_400_000) : noDay;
};

/** Lays documents out as a segment. At most a few hundred at a time: larger ones are made by merging. */
export function buildSegment(unsorted: readonly IndexedDocument[]): Segment {
  if (unsorted.length > maxSegmentSize) throw new RangeError("too many documents for a segment");
  const documents = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const count = documents.length;
  const cpvNames = new Names();
  const nutsNames = new Names();
  const sourceNames = new Names();
  const buyerNames = new Names();
  const cpvLists = documents.map(({ cpv }) =>
    [...new Set(cpv)].map((code) => cpvNames.numberOf(code)),
  );
  const nutsLists = documents.map(({ nuts }) =>
    deepestNuts([...new Set(nuts)]).map((code) => nutsNames.numberOf(code)),
  );
  const { dictionary, postings } = invert(documents);
  const column = <Value>(pick: (document: IndexedDocument) => Value) => documents.map(pick);
  const buyer = Uint16Array.from(
    column(({ buyerId }) => (buyerId === undefined ? none16 : buyerNames.numberOf(buyerId))),
  );
  const sources = Uint32Array.from(column((document) => sourceBits(document.sources, sourceNames)));
  return {
    count,
    names: { cpv: cpvNames.list, nuts: nutsNames.list, sources: sourceNames.list },
    dictionary,
    live: allBits(count),
    columns: {
      ids: uuidColumn(column(({ id }) => id)),
      buyer,
      buyerIds: uuidColumn(buyerNames.list),
      stage: Uint8Array.from(column(({ stage }) => tenderStages.indexOf(stage))),
      procedure: Uint8Array.from(
        column(
          ({ procedure }) => (procedureTypes as readonly string[]).indexOf(procedure ?? "") + 1,
        ),
      ),
      level: Uint8Array.from(
        column(({ level }) => (procurementLevels as readonly string[]).indexOf(level ?? "") + 1),
      ),
      publishedDay: Int32Array.from(column(({ publishedOn }) => dayNumber(publishedOn))),
      updatedDay: Int32Array.from(column(({ updatedOn }) => dayNumber(updatedOn))),
      valueCents: Float64Array.from(column(({ valueCents }) => valueCents ?? Number.NaN)),
      deadlineStarts: starts(column(({ deadlines }) => deadlines.length)),
      deadlines: Float64Array.from(documents.flatMap(({ deadlines }) => deadlines)),
      cpvStarts: starts(cpvLists.map((list) => list.length)),
      cpv: Uint32Array.from(cpvLists.flat()),
      nutsStarts: starts(nutsLists.map((list) => list.length)),
      nuts: Uint32Array.from(nutsLists.flat()),
      sources,
      ...postings,
    },
  };
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

function uuidColumn(ids: readonly string[]): Uint32Array {
  const column = new Uint32Array(ids.length * 4);
  for (const [at, id] of ids.entries()) writeUuid(column, at, id);
  return column;
}

/** Lengths of lists → where each begins, and the end of the last. */
export function starts(lengths: readonly number[]): Uint32Array {
  const column = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) column[at + 1] = (column[at] ?? 0) + length;
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
