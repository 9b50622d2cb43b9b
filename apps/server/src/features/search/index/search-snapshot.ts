import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import {
  headerLength,
  prefaceBytes,
  readHeader,
  readSegment,
  recordSegment,
  segmentBytes,
  writeHeader,
} from "@tc/search-engine";
import type { Segment, SegmentRecord } from "@tc/search-engine";

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
  const records: SegmentRecord[] = [];
  for (const segment of frozen) records.push(await record(segment));
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(writeHeader({ identity, horizon, segments: records }, crc32));
      for (const segment of frozen) {
        for (const part of segmentBytes(segment)) await handle.writeFile(part);
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

/** Pauses after each of its steps, so that searches go on. */
async function record(segment: Segment): Promise<SegmentRecord> {
  const steps = recordSegment(segment, crc32);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const unfinishedMs = 3_600_000;

/** Removes what killed processes left half written; another process may be writing the newest one. */
export async function removeUnfinished(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${base}.`) || !name.endsWith(".tmp")) continue;
    const entry = await stat(path.join(dir, name)).catch(() => undefined);
    if (!entry || Date.now() - entry.mtimeMs < unfinishedMs) continue;
    await rm(path.join(dir, name), { force: true });
  }
}

export type ReadSnapshot =
  | { readonly segments: readonly Segment[]; readonly horizon: string }
  | { readonly problem: "missing" | "damaged" | "other_version" | "other_database" };

/**
 * Reads a snapshot of this very database; anything doubtful is a problem and the index is built anew. One whose horizon
 * lies ahead of `now`, the database's own, comes from before its files were set back to an older state.
 */
export async function readSnapshot(
  file: string,
  identity: string,
  now: string,
): Promise<ReadSnapshot> {
  let handle: FileHandle;
  try {
    handle = await open(file, "r");
  } catch {
    return { problem: "missing" };
  }
  try {
    const preface = await readBytes(handle, 0, prefaceBytes);
    const length = preface && headerLength(preface);
    const text = length && (await readBytes(handle, prefaceBytes, length));
    if (!preface || !text) return { problem: "damaged" };
    const header = readHeader(preface, text, crc32);
    if (typeof header === "string") return { problem: header };
    const isAhead = BigInt(header.horizon) > BigInt(now);
    if (header.identity !== identity || isAhead) return { problem: "other_database" };
    const segments: Segment[] = [];
    let at = prefaceBytes + text.length;
    for (const described of header.segments) {
      const bytes = await readBytes(handle, at, described.bytes);
      const segment = bytes && readSegment(bytes, described, crc32);
      if (!segment) return { problem: "damaged" };
      segments.push(segment);
      at += described.bytes;
    }
    return { segments, horizon: header.horizon };
  } catch {
    return { problem: "damaged" };
  } finally {
    await handle.close();
  }
}

/** Undefined when the file ends before. */
async function readBytes(
  handle: FileHandle,
  from: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { size } = await handle.stat();
  if (from + length > size) return undefined;
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, from + filled);
    if (bytesRead === 0) return undefined;
    filled += bytesRead;
  }
  return bytes;
}
