import { procedureTypes, procurementLevels, tenderStages } from "@tc/domain";
import type { IndexedDocument } from "./indexed-document.ts";

export const noDay = -2_147_483_648;

/** One number a document. */
export const valueColumns = {
  /** NaN without */
  valueCents: { type: Float64Array, of: (document) => document.valueCents ?? Number.NaN },
  /** Days since 1970, noDay without */
  publishedDay: { type: Int32Array, of: (document) => dayNumber(document.publishedOn) },
  /** Epoch seconds; long ago where nobody says it */
  firstSeen: { type: Float64Array, of: (document) => document.firstSeen ?? 0 },
  updatedDay: { type: Int32Array, of: (document) => dayNumber(document.updatedOn) },
  /** Position in tenderStages */
  stage: { type: Uint8Array, of: (document) => tenderStages.indexOf(document.stage) },
  /** Position in procedureTypes and procurementLevels plus one, 0 without */
  procedure: { type: Uint8Array, of: (document) => placeIn(procedureTypes, document.procedure) },
  level: { type: Uint8Array, of: (document) => placeIn(procurementLevels, document.level) },
} as const satisfies Record<
  string,
  { readonly type: unknown; readonly of: (document: IndexedDocument) => number }
>;
export type ValueColumn = keyof typeof valueColumns;

/** Several numbers a document: a column of count + 1 starts, and one of the numbers. */
export const numberLists = {
  deadlines: { type: Float64Array, of: (document) => document.deadlines },
} as const satisfies Record<
  string,
  { readonly type: unknown; readonly of: (document: IndexedDocument) => readonly number[] }
>;
export type NumberList = keyof typeof numberLists;

/** Several names a document, laid out in the same way: numbers are positions in the segment's list of such names. */
export const nameLists = {
  cpv: ({ cpv }) => [...new Set(cpv)],
  nuts: ({ nuts }) => deepestNuts([...new Set(nuts)]),
} as const satisfies Record<string, (document: IndexedDocument) => readonly string[]>;
export type NameList = keyof typeof nameLists;
export type ListColumn = NumberList | NameList;

/** The array of every column: what a segment holds and a snapshot stores. */
export const columnTypes = {
  ...typesOf(valueColumns),
  ...typesOf(numberLists),
  deadlinesStarts: Uint32Array,
  cpv: Uint32Array,
  cpvStarts: Uint32Array,
  nuts: Uint32Array,
  nutsStarts: Uint32Array,
  ids: Uint32Array,
  /** Position in `buyerIds`, none16 without */
  buyer: Uint16Array,
  buyerIds: Uint32Array,
  /** A bit for each of names.sources */
  sources: Uint32Array,
  /** Per term the documents that have it, ascending, and the term's weight there. */
  postingStarts: Uint32Array,
  postingDocuments: Uint16Array,
  postingWeights: Uint8Array,
} as const;
export type ColumnName = keyof typeof columnTypes;
export type SegmentColumns = {
  readonly [Name in ColumnName]: InstanceType<(typeof columnTypes)[Name]>;
};
export type ListColumns = Pick<SegmentColumns, ListColumn | `${ListColumn}Starts`>;

/** Lengths of lists → where each begins, and the end of the last. */
export function startsOf(lengths: readonly number[]): Uint32Array<ArrayBuffer> {
  const column = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) column[at + 1] = (column[at] ?? 0) + length;
  return column;
}

/** Both columns of a list, from the lengths of all documents' lists and their numbers one behind the other. */
export function listColumns(
  name: ListColumn,
  lengths: readonly number[],
  numbers: readonly number[],
): Partial<ListColumns> {
  return { [`${name}Starts`]: startsOf(lengths), [name]: columnTypes[name].from(numbers) };
}

/** "DEA" beside "DEA23" tells nothing more: without it a search for DEA51 does not find the tender of Cologne. */
export function deepestNuts(nuts: readonly string[]): string[] {
  return nuts.filter(
    (code) => !nuts.some((other) => other.length > code.length && other.startsWith(code)),
  );
}

function typesOf<Columns extends Record<string, { readonly type: unknown }>>(columns: Columns) {
  return Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, type])) as {
    [Name in keyof Columns]: Columns[Name]["type"];
  };
}

function dayNumber(day: string | undefined): number {
  const ms = day === undefined ? Number.NaN : Date.parse(day);
  return Number.isFinite(ms) ? Math.floor(ms / 86_400_000) : noDay;
}

function placeIn(names: readonly string[], name: string | undefined): number {
  return names.indexOf(name ?? "") + 1;
}
