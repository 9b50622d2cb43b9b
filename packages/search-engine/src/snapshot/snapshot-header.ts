import { procedureTypes, procurementLevels, tenderStages } from "@tc/domain";
import { analyzerVersion } from "@tc/text";
import { columnTypes } from "../segments/segment-columns.ts";
import { decodeUtf8, encodeUtf8 } from "../segments/utf8.ts";
import { columnNames } from "./segment-bytes.ts";
import type { Checksum, SegmentRecord } from "./segment-bytes.ts";

/** What stands before the segments' bytes, which follow one another in this order. */
export interface SnapshotHeader {
  /** Names the database that the segments were made from. */
  readonly identity: string;
  /** A transaction number in digits: the segments hold every commit below it. */
  readonly horizon: string;
  readonly segments: readonly SegmentRecord[];
}

/** Rises when the meaning of a column changes; which columns there are is part of the key anyway. */
const layout = 3;
const maxHeaderBytes = 64 * 2 ** 20;
/** The header's length and its checksum. */
export const prefaceBytes = 8;

/** Columns hold positions in the domain's lists: changes whenever a stored number would mean something else. */
function formatKey(checksumOf: Checksum): string {
  const columns = columnNames.map((name) => [name, columnTypes[name].name]);
  const classification = JSON.stringify([procedureTypes, procurementLevels, tenderStages]);
  const format = JSON.stringify([layout, columns, analyzerVersion, classification]);
  return checksumOf(encodeUtf8(format)).toString(16);
}

/** Preface and header as bytes. */
export function writeHeader(header: SnapshotHeader, checksumOf: Checksum): Uint8Array {
  const text = encodeUtf8(JSON.stringify({ key: formatKey(checksumOf), ...header }));
  const bytes = new Uint8Array(prefaceBytes + text.length);
  const preface = new DataView(bytes.buffer);
  preface.setUint32(0, text.length, true);
  preface.setUint32(4, checksumOf(text), true);
  bytes.set(text, prefaceBytes);
  return bytes;
}

/** How many bytes of header follow the preface; undefined: it is no preface. */
export function headerLength(preface: Uint8Array): number | undefined {
  const length = viewOf(preface).getUint32(0, true);
  return length === 0 || length > maxHeaderBytes ? undefined : length;
}

/** Reads the header behind a preface. `other_version`: it was written by another layout, analyzer or classification. */
export function readHeader(
  preface: Uint8Array,
  text: Uint8Array,
  checksumOf: Checksum,
): SnapshotHeader | "damaged" | "other_version" {
  if (checksumOf(text) !== viewOf(preface).getUint32(4, true)) return "damaged";
  const header: unknown = JSON.parse(decodeUtf8(text));
  if (typeof header !== "object" || header === null || !("key" in header)) return "damaged";
  if (header.key !== formatKey(checksumOf)) return "other_version";
  // Checksum and key held, so that this is a header as writeHeader makes it.
  return header as unknown as SnapshotHeader;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
