import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import { analyzerVersion } from "@tc/text";
import { z } from "zod";
import { classificationKey } from "../engine/classification.ts";
import type { Segment } from "../engine/segment.ts";
import { columnTypes } from "../engine/segment-columns.ts";
import type { ColumnName } from "../engine/segment-columns.ts";

/** Rises when the meaning of a column changes; which columns there are is part of the key anyway. */
const layout = 3;
const maxHeaderBytes = 64 * 2 ** 20;

/** The columns in the order of the file: those of wide numbers first, so that all lie aligned. */
const columnNames = (Object.keys(columnTypes) as ColumnName[]).toSorted(
  (a, b) => columnTypes[b].BYTES_PER_ELEMENT - columnTypes[a].BYTES_PER_ELEMENT,
);
const isWide = (name: ColumnName) => columnTypes[name].BYTES_PER_ELEMENT >= 4;
const wideColumns = columnNames.filter(isWide);
const narrowColumns = columnNames.filter((name) => !isWide(name));

const header = z.object({
  key: z.string(),
  identity: z.string(),
  horizon: z.string().regex(/^\d+$/),
  segments: z.array(
    z.object({
      count: z.int().min(0),
      names: z.object({
        cpv: z.array(z.string()),
        nuts: z.array(z.string()),
        sources: z.array(z.string()),
      }),
      /** Items of each part, in the order of partsOf */
      lengths: z.array(z.int().min(0)),
      bytes: z.int().min(0),
      checksum: z.int(),
    }),
  ),
});
type Header = z.output<typeof header>;

const formatKey = () =>
  crc32(
    JSON.stringify([
      layout,
      columnNames.map((name) => [name, columnTypes[name].name]),
      analyzerVersion,
      classificationKey,
    ]),
  ).toString(16);

function partsOf({ columns, dictionary, live }: Segment): ArrayBufferView[] {
  return [
    ...wideColumns.map((name) => columns[name]),
    dictionary.offsets,
    live,
    ...narrowColumns.map((name) => columns[name]),
    dictionary.bytes,
  ];
}

const bytesOf = (view: ArrayBufferView) =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Writes beside the file and renames: readers see the old one or the new one, whenever the process is killed. */
export async function writeSnapshot(
  file: string,
  identity: string,
  horizon: string,
  segments: readonly Segment[],
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // What changes while the file is written belongs to the next one.
  const frozen = segments.map((segment) => ({ ...segment, live: segment.live.slice() }));
  const described: Header["segments"] = [];
  for (const segment of frozen) {
    let checksum = 0;
    const parts = partsOf(segment);
    for (const part of parts) {
      for (const chunk of chunks(bytesOf(part))) {
        checksum = crc32(chunk, checksum);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    described.push({
      count: segment.count,
      names: {
        cpv: [...segment.names.cpv],
        nuts: [...segment.names.nuts],
        sources: [...segment.names.sources],
      },
      lengths: parts.map((part) => (part as Uint8Array).length),
      bytes: parts.reduce((sum, part) => sum + part.byteLength, 0),
      checksum,
    });
  }
  const text = Buffer.from(
    JSON.stringify({ key: formatKey(), identity, horizon, segments: described } satisfies Header),
  );
  const preface = Buffer.alloc(8);
  preface.writeUInt32LE(text.length, 0);
  preface.writeUInt32LE(crc32(text), 4);
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(preface);
      await handle.writeFile(text);
      for (const segment of frozen) {
        for (const part of partsOf(segment)) await handle.writeFile(bytesOf(part));
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const unfinishedMs = 3_600_000;

/** Removes what killed processes left half written; another process may be writing the newest one. */
export async function removeUnfinished(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${base}.`) || !name.endsWith(".tmp")) continue;
    const found = await stat(path.join(dir, name)).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < unfinishedMs) continue;
    await rm(path.join(dir, name), { force: true });
  }
}

function* chunks(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 4 * 2 ** 20;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export type ReadSnapshot =
  | { readonly segments: readonly Segment[]; readonly horizon: string }
  | { readonly problem: "missing" | "damaged" | "other_version" | "other_database" };

/** Reads a snapshot of this very database; anything doubtful is a problem and the index is built anew. */
export async function readSnapshot(file: string, identity: string): Promise<ReadSnapshot> {
  let handle: FileHandle;
  try {
    handle = await open(file, "r");
  } catch {
    return { problem: "missing" };
  }
  try {
    const described = await readHeader(handle);
    if (!described) return { problem: "damaged" };
    if (described.value.key !== formatKey()) return { problem: "other_version" };
    if (described.value.identity !== identity) return { problem: "other_database" };
    const segments: Segment[] = [];
    let at = described.end;
    for (const one of described.value.segments) {
      const segment = await readSegment(handle, at, one);
      if (!segment) return { problem: "damaged" };
      segments.push(segment);
      at += one.bytes;
    }
    return { segments, horizon: described.value.horizon };
  } catch {
    return { problem: "damaged" };
  } finally {
    await handle.close();
  }
}

async function readHeader(handle: FileHandle): Promise<{ value: Header; end: number } | undefined> {
  const preface = Buffer.alloc(8);
  await handle.read(preface, 0, 8, 0);
  const length = preface.readUInt32LE(0);
  if (length === 0 || length > maxHeaderBytes) return undefined;
  const text = Buffer.alloc(length);
  const { bytesRead } = await handle.read(text, 0, length, 8);
  if (bytesRead !== length || crc32(text) !== preface.readUInt32LE(4)) return undefined;
  const parsed = header.safeParse(JSON.parse(text.toString("utf8")));
  return parsed.success ? { value: parsed.data, end: 8 + length } : undefined;
}

async function readSegment(
  handle: FileHandle,
  at: number,
  described: Header["segments"][number],
): Promise<Segment | undefined> {
  const { size } = await handle.stat();
  if (at + described.bytes > size) return undefined;
  const bytes = new Uint8Array(described.bytes);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, at + filled);
    if (bytesRead === 0) return undefined;
    filled += bytesRead;
  }
  if (crc32(bytes) !== described.checksum) return undefined;
  return layOut(bytes, described);
}

type ViewConstructor = new (buffer: ArrayBuffer, offset: number, length: number) => ArrayBufferView;

function layOut(
  bytes: Uint8Array<ArrayBuffer>,
  { count, names, lengths }: Header["segments"][number],
) {
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
