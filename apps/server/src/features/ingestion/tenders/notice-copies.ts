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

/** A better reader may see other identities in known bytes: what they were taken for is undone. Returns the tenders hit. */
export async function withdrawOldReadings(
  t: Transaction,
  given: readonly AppliedRaw[],
  incoming: readonly NoticeCopy[],
): Promise<string[]> {
  const current = new Set(incoming.map((copy) => `${copy.sha} ${copy.key}`));
  const before = await notices.listNoticesOfRaws(
    t.db,
    given.map((raw) => raw.sha256),
  );
  const gone = before.filter(
    (row) => !current.has(`${row.sha256.toString("hex")} ${row.notice_id} ${row.version}`),
  );
  await notices.deleteNoticeSources(t.db, gone);
  return [...new Set(gone.map((row) => row.tender_id))];
}

/** All copies of all notices of the touched groups; stored ones are read again from their raw bytes. */
export async function loadCopies(
  t: Transaction,
  reader: NoticeReader,
  known: readonly notices.NoticeRow[],
  incoming: readonly NoticeCopy[],
): Promise<NoticeCopy[]> {
  const latest = new Map<string, NoticeCopy>();
  const offer = (copy: NoticeCopy) => {
    const place = `${copy.key} ${copy.sourceId}`;
    const other = latest.get(place);
    if (!other || other.seq < copy.seq) latest.set(place, copy);
  };
  for (const copy of incoming) offer(copy);
  const bySha = new Map(incoming.map((copy) => [`${copy.sha} ${copy.key}`, copy]));
  const stored = await notices.listNoticeSources(t.db, known);
  const missing = stored.filter(
    (row) => !bySha.has(`${row.sha256.toString("hex")} ${row.notice_id} ${row.version}`),
  );
  const hashes = new Map(missing.map((row) => [row.sha256.toString("hex"), row.sha256]));
  const contents = hashes.size > 0 ? await raws.listContents(t.db, [...hashes.values()]) : [];
  const readings = await reader.read(
    contents.map(({ content }) => ({ bytes: content, compressed: true })),
  );
  for (const [index, reading] of readings.entries()) {
    const sha = contents[index]!.sha256.toString("hex");
    if (!reading.ok) {
      // The bytes were a notice once; a failure of the moment must not take it out of its tender.
      if (!reading.final)
        throw new Error(`stored notice ${sha} could not be read: ${reading.reason}`);
      continue;
    }
    for (const [position, notice] of reading.notices.entries()) {
      const copy = {
        key: noticeKey(notice),
        notice,
        sha,
        seq: 0n,
        position,
        sourceId: "",
        url: undefined,
      };
      bySha.set(`${sha} ${copy.key}`, copy);
    }
  }
  const unread: notices.SourceRow[] = [];
  for (const row of stored) {
    const read = bySha.get(`${row.sha256.toString("hex")} ${row.notice_id} ${row.version}`);
    if (!read) {
      unread.push(row);
      continue;
    }
    offer({ ...read, seq: BigInt(row.seq), sourceId: row.source_id, url: row.url ?? undefined });
  }
  // No notices any more to this reader: rebuilding from raw decides about the bytes.
  await notices.deleteNoticeSources(t.db, unread);
  return [...latest.values()];
}
