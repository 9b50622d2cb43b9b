import { noticeKey } from "@tc/notices";
import type { Notice } from "@tc/notices";
import type { Transaction } from "../../../platform/context.ts";
import type { NoticeCopy } from "./assemble-groups.ts";
import type { NoticeReader } from "../reading/notice-reader.ts";
import * as notices from "../notices/notice.store.ts";
import * as raws from "../raw/raw-notice.store.ts";

/** Bytes that were read, with everything needed to give their notices a place. */
export interface AppliedRaw {
  readonly sha256: Buffer;
  readonly seq: string;
  /** Its tenders did not count it in before: what it says is news. */
  readonly isNew: boolean;
  readonly sightings: readonly { readonly sourceId: string; readonly url: string | undefined }[];
  readonly notices: readonly Notice[];
}

export function toCopies(raw: AppliedRaw): NoticeCopy[] {
  return raw.notices.flatMap((notice, position) => {
    const copy = {
      key: noticeKey(notice),
      notice,
      sha: raw.sha256.toString("hex"),
      seq: BigInt(raw.seq),
      position,
    };
    return raw.sightings.map(({ sourceId, url }) => ({ ...copy, sourceId, url }));
  });
}

/**
 * A better reader may see other notices in stored bytes: the notices that it no longer sees are removed. Returns the
 * tenders they belonged to.
 */
export async function withdrawOldReadings(
  t: Transaction,
  readRaws: readonly AppliedRaw[],
  incoming: readonly NoticeCopy[],
): Promise<string[]> {
  const current = new Set(incoming.map(readingKey));
  const before = await notices.listNoticesOfRaws(
    t.db,
    readRaws.map((raw) => raw.sha256),
  );
  const gone = before.filter((row) => !current.has(readingKeyOfRow(row)));
  await notices.deleteNoticeSources(t.db, gone);
  return [...new Set(gone.map((row) => row.tender_id))];
}

/** All copies of all notices of the touched groups; stored ones are read again from their raw bytes. */
export async function loadCopies(
  t: Transaction,
  reader: NoticeReader,
  storedNotices: readonly notices.NoticeRow[],
  incoming: readonly NoticeCopy[],
): Promise<NoticeCopy[]> {
  const latest = new Map<string, NoticeCopy>();
  const keepLatest = (copy: NoticeCopy) => {
    const place = `${copy.key} ${copy.sourceId}`;
    const other = latest.get(place);
    if (!other || other.seq < copy.seq) latest.set(place, copy);
  };
  for (const copy of incoming) keepLatest(copy);
  const byReading = new Map<string, Reread>(incoming.map((copy) => [readingKey(copy), copy]));
  const sources = await notices.listNoticeSources(t.db, storedNotices);
  const missing = sources.filter((row) => !byReading.has(readingKeyOfRow(row)));
  for (const copy of await readAgain(t, reader, missing)) byReading.set(readingKey(copy), copy);
  const unread: notices.SourceRow[] = [];
  for (const row of sources) {
    const copy = byReading.get(readingKeyOfRow(row));
    if (!copy) {
      unread.push(row);
      continue;
    }
    const { key, notice, sha, position } = copy;
    const { seq, source_id: sourceId, url } = row;
    keepLatest({ key, notice, sha, position, seq: BigInt(seq), sourceId, url: url ?? undefined });
  }
  // This reader sees no notice in these bytes any more; a rebuild from raw decides about the bytes.
  await notices.deleteNoticeSources(t.db, unread);
  return [...latest.values()];
}

type Reread = Pick<NoticeCopy, "key" | "notice" | "sha" | "position">;

async function readAgain(
  t: Transaction,
  reader: NoticeReader,
  rows: readonly notices.SourceRow[],
): Promise<Reread[]> {
  if (rows.length === 0) return [];
  const hashes = new Map(rows.map((row) => [row.sha256.toString("hex"), row.sha256]));
  const contents = await raws.listContents(t.db, [...hashes.values()]);
  const readings = await reader.read(
    contents.map(({ content }) => ({ bytes: content, compressed: true })),
  );
  return readings.flatMap((reading, index) => {
    const sha = contents[index]!.sha256.toString("hex");
    if (reading.ok) {
      return reading.notices.map((notice, position) => ({
        key: noticeKey(notice),
        notice,
        sha,
        position,
      }));
    }
    // The bytes were a notice once; a failure of the moment must not take it out of its tender.
    if (!reading.final)
      throw new Error(`stored notice ${sha} could not be read: ${reading.reason}`);
    return [];
  });
}

const readingKey = ({ sha, key }: Pick<NoticeCopy, "sha" | "key">) => `${sha} ${key}`;
const readingKeyOfRow = (row: notices.SourceRow) =>
  `${row.sha256.toString("hex")} ${notices.keyOfRow(row)}`;
