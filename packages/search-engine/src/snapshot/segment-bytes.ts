import { columnTypes } from "../segments/segment-columns.ts";
import type { ColumnName } from "../segments/segment-columns.ts";
import type { Segment } from "../segments/segment.ts";

/** The checksum of these bytes, or of `before`'s bytes and these; zlib's crc32 is one. */
export type Checksum = (bytes: Uint8Array, before?: number) => number;

/** What has to be known of a segment's bytes to read them. */
export interface SegmentRecord {
  readonly count: number;
  readonly names: Segment["names"];
  /** Items of each part, in the order of partsOf */
  readonly lengths: readonly number[];
  readonly bytes: number;
  readonly checksum: number;
}

/** The columns in the order of the file: those of wide numbers first, so that all lie aligned. */
export const columnNames: readonly ColumnName[] = (
  Object.keys(columnTypes) as ColumnName[]
).toSorted((a, b) => columnTypes[b].BYTES_PER_ELEMENT - columnTypes[a].BYTES_PER_ELEMENT);
const isWide = (name: ColumnName) => columnTypes[name].BYTES_PER_ELEMENT >= 4;
const wideColumns = columnNames.filter(isWide);
const narrowColumns = columnNames.filter((name) => !isWide(name));

function partsOf({ columns, dictionary, live }: Segment): ArrayBufferView[] {
  return [
    ...wideColumns.map((name) => columns[name]),
    dictionary.offsets,
    live,
    ...narrowColumns.map((name) => columns[name]),
    dictionary.bytes,
  ];
}

/** A segment's bytes, part by part; they are the segment's own memory. */
export function segmentBytes(segment: Segment): Uint8Array[] {
  return partsOf(segment).map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
}

const chunkBytes = 4 * 2 ** 20;

/** Works out a segment's record. A generator: large segments take their time, its caller decides when to go on. */
export function* recordSegment(
  segment: Segment,
  checksumOf: Checksum,
): Generator<void, SegmentRecord, void> {
  let checksum = 0;
  for (const part of segmentBytes(segment)) {
    for (let from = 0; from < part.length; from += chunkBytes) {
      checksum = checksumOf(part.subarray(from, from + chunkBytes), checksum);
      yield;
    }
  }
  const parts = partsOf(segment);
  const { cpv, nuts, sources } = segment.names;
  return {
    count: segment.count,
    names: { cpv: [...cpv], nuts: [...nuts], sources: [...sources] },
    lengths: parts.map((part) => (part as Uint8Array).length),
    bytes: parts.reduce((sum, part) => sum + part.byteLength, 0),
    checksum,
  };
}

type ViewConstructor = new (buffer: ArrayBuffer, offset: number, length: number) => ArrayBufferView;

/** Lays a segment over its bytes, which it keeps; undefined when they are not the recorded ones. */
export function readSegment(
  bytes: Uint8Array<ArrayBuffer>,
  { count, names, lengths, checksum }: SegmentRecord,
  checksumOf: Checksum,
): Segment | undefined {
  if (checksumOf(bytes) !== checksum) return undefined;
  let offset = 0;
  let part = 0;
  const take = (type: { BYTES_PER_ELEMENT: number }): ArrayBufferView => {
    const length = lengths[part++] ?? 0;
    const view = new (type as unknown as ViewConstructor)(bytes.buffer, offset, length);
    offset += length * type.BYTES_PER_ELEMENT;
    return view;
  };
  const columns: Partial<Record<ColumnName, ArrayBufferView>> = {};
  for (const name of wideColumns) columns[name] = take(columnTypes[name]);
  const offsets = take(Uint32Array);
  const live = take(Uint32Array);
  for (const name of narrowColumns) columns[name] = take(columnTypes[name]);
  const termBytes = take(Uint8Array);
  // The checksum held, so that these are the columns as they were written.
  return {
    count,
    names,
    dictionary: { bytes: termBytes, offsets },
    columns,
    live,
  } as unknown as Segment;
}
