import { flatKeys, noticeKey, parserVersion, tenderKeys } from "@tc/notices";
import type { Notice } from "@tc/notices";
import type { Transaction } from "../../platform/context.ts";
import {
  loadVocabulary,
  prepareSearchDocuments,
  removeSearchDocuments,
  writePreparedDocuments,
} from "../search/index.ts";
import { assembleGroups } from "./assemble-groups.ts";
import type { NoticeCopy, TenderGroup } from "./assemble-groups.ts";
import { buildGroups } from "./build-groups.ts";
import type { NoticeReader } from "./notice-reader.ts";
import * as notices from "./notice.store.ts";
import * as raws from "./raw-notice.store.ts";
import { registerParties } from "./register-parties.ts";
import { toDay } from "./stored-json.ts";
import * as tenders from "./tender.store.ts";
import { tenderRows } from "./tender-row.ts";

/** Bytes that were read, with everything needed to give their notices a place. */
export interface AppliedRaw {
  readonly sha256: Buffer;
  readonly seq: string;
  readonly sightings: readonly { readonly sourceId: string; readonly url: string | undefined }[];
  readonly notices: readonly Notice[];
}

export interface Applied {
  /** Notices that were read, further copies included. */
  readonly noticeCount: number;
  readonly newNoticeCount: number;
  /** Tenders that were made or became different. */
  readonly changedTenderIds: readonly string[];
  readonly newTenderCount: number;
  readonly removedTenderCount: number;
  /** Change records that were added. */
  readonly changeCount: number;
}

/**
 * Gives notices their place and builds every tender they touch anew, in the caller's transaction. Idempotent: what is
 * there already changes no row. `given` is in order of arrival.
 */
export async function applyReadings(
  t: Transaction,
  reader: NoticeReader,
  given: readonly AppliedRaw[],
  options: { readonly rereading: boolean } = { rereading: false },
): Promise<Applied> {
  const { db } = t;
  const incoming = given.flatMap(toCopies);
  const withdrawn = await withdrawOldReadings(t, given, incoming);
  const incomingKeys = incoming.flatMap(({ notice }) => flatKeys(tenderKeys(notice)));
  const oldKeys = await notices.listTenderKeys(db, withdrawn);
  const known = await notices.listConnected(db, [...incomingKeys, ...oldKeys]);
  const copies = await loadCopies(t, reader, known, incoming);
  const groups = assembleGroups(copies, known);

  const byArrival = groups.flatMap((group) => group.notices).toSorted(byPlace);
  const fresh = new Set(incoming.map((copy) => copy.key));
  const arrived = byArrival.filter((entry) => fresh.has(entry.key)).map((entry) => entry.notice);
  const built = buildGroups(groups);
  const buyer = await registerParties(
    db,
    "buyer",
    arrived.flatMap((notice) => notice.buyers),
    built.flatMap(({ tender }) => tender.buyers.slice(0, 1)),
  );
  const supplier = await registerParties(
    db,
    "supplier",
    arrived.flatMap((notice) => notice.results.flatMap((result) => result.winners)),
    built.flatMap(({ tender }) => tender.results.flatMap((result) => result.winners)),
  );

  const touched = new Set([
    ...known.map((row) => row.tender_id),
    ...withdrawn,
    ...groups.map((group) => group.tenderId),
  ]);
  const states = new Map(
    (await tenders.listTenderStates(db, [...touched])).map((state) => [state.id, state]),
  );
  const rows = built.map(({ group, tender }) => ({
    group,
    tender,
    rows: tenderRows({ id: group.tenderId, slug: group.slug, key: group.tenderKey }, tender, {
      buyer,
      supplier,
    }),
  }));
  const changed = rows.filter(
    ({ group, rows: { hash } }) => states.get(group.tenderId)?.record_hash.equals(hash) !== true,
  );
  const kept = new Set(groups.map((group) => group.tenderId));
  const replaced = [...states.values()].filter((state) => !kept.has(state.id));

  await tenders.deleteAliases(
    db,
    groups.filter((group) => !states.has(group.tenderId)).map((group) => group.slug),
  );
  const toIndex = changed.map(({ group, tender }) => ({ tenderId: group.tenderId, tender }));
  const vocabulary = await loadVocabulary(db, toIndex);
  // The documents are worked out while the statements up to them run; a failure shows when they are written.
  const preparing = prepareSearchDocuments(vocabulary, toIndex);
  preparing.catch(() => undefined);
  await tenders.upsertTenders(db, `[${changed.map((entry) => entry.rows.json).join()}]`, t.now());
  await writeNotices(t, groups, known, incoming, options);
  await tenders.replaceTenders(
    db,
    replaced.map(({ id, slug }) => ({ old_id: id, slug, tender_id: successor(groups, known, id) })),
  );
  await tenders.replaceAwards(db, {
    oldTenderIds: changed.map(({ group }) => group.tenderId).filter((id) => states.has(id)),
    awardsJson: JSON.stringify(changed.flatMap((entry) => entry.rows.awards)),
    winnersJson: JSON.stringify(changed.flatMap((entry) => entry.rows.winners)),
  });
  await removeSearchDocuments(
    db,
    replaced.map((state) => state.id),
  );
  await writePreparedDocuments(db, await preparing);
  await raws.markApplied(db, given);

  const knownNotices = new Set(known.map((row) => `${row.notice_id} ${row.version}`));
  return {
    noticeCount: given.reduce((sum, raw) => sum + raw.notices.length, 0),
    newNoticeCount: [...fresh].filter((key) => !knownNotices.has(key)).length,
    changedTenderIds: changed.map(({ group }) => group.tenderId),
    newTenderCount: changed.filter(({ group }) => !states.has(group.tenderId)).length,
    removedTenderCount: replaced.length,
    changeCount: changed.reduce((sum, { group, tender }) => {
      const before = states.get(group.tenderId)?.change_count ?? 0;
      return sum + Math.max(0, tender.changes.length - before);
    }, 0),
  };
}

function toCopies(raw: AppliedRaw): NoticeCopy[] {
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

function byPlace(
  a: { seq: bigint; position: number },
  b: { seq: bigint; position: number },
): number {
  return a.seq === b.seq ? a.position - b.position : a.seq < b.seq ? -1 : 1;
}

/** A better reader may see other identities in known bytes: what they were taken for is undone. Returns the tenders hit. */
async function withdrawOldReadings(
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
async function loadCopies(
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

async function writeNotices(
  t: Transaction,
  groups: readonly TenderGroup[],
  known: readonly notices.NoticeRow[],
  incoming: readonly NoticeCopy[],
  options: { readonly rereading: boolean },
): Promise<void> {
  const fresh = new Set(incoming.map((copy) => copy.key));
  const before = new Map(known.map((row) => [`${row.notice_id} ${row.version}`, row.tender_id]));
  const entries = groups.flatMap((group) =>
    group.notices.map((entry) => {
      const [notice_id, version] = splitKey(entry.key);
      return { ...entry, notice_id, version, tender_id: group.tenderId };
    }),
  );
  const written = entries.filter((entry) => fresh.has(entry.key));
  await notices.upsertNotices(
    t.db,
    written.map(({ notice, notice_id, version, tender_id, seq, position }) => ({
      notice_id,
      version,
      seq: String(seq),
      position,
      tender_id,
      kind: notice.kind,
      format: notice.format,
      subtype: notice.subtype,
      procedure_id: notice.procedureId,
      issued_on: toDay(notice.issuedOn),
      published_on: toDay(notice.publishedOn),
      parser_version: parserVersion,
    })),
  );
  await notices.moveNotices(
    t.db,
    entries
      .filter((entry) => !fresh.has(entry.key) && before.get(entry.key) !== entry.tender_id)
      .map(({ notice_id, version, tender_id }) => ({ notice_id, version, tender_id })),
  );
  await notices.upsertNoticeSources(
    t.db,
    incoming.map(({ key, sourceId, sha, seq, url }) => {
      const [notice_id, version] = splitKey(key);
      return {
        notice_id,
        version,
        source_id: sourceId,
        sha,
        seq: String(seq),
        ...(url !== undefined && { url }),
      };
    }),
    t.now(),
  );
  // Copies may name different keys; all of them hold, and reading anew drops those no copy names any longer.
  const keys = new Map<string, { notice_id: string; version: string; key: string }>();
  for (const group of groups) {
    for (const copy of group.copies) {
      if (!fresh.has(copy.key)) continue;
      const [notice_id, version] = splitKey(copy.key);
      for (const key of flatKeys(tenderKeys(copy.notice))) {
        keys.set(`${key} ${copy.key}`, { notice_id, version, key });
      }
    }
  }
  await notices.writeNoticeKeys(t.db, [...keys.values()], { replace: options.rereading });
}

/** The version never has a blank, a notice id might. */
function splitKey(key: string): [string, string] {
  const at = key.lastIndexOf(" ");
  return [key.slice(0, at), key.slice(at + 1)];
}

/** The tender that took over a vanished one: where the first of its notices went. */
function successor(
  groups: readonly TenderGroup[],
  known: readonly notices.NoticeRow[],
  tenderId: string,
): string | undefined {
  const own = known
    .filter((row) => row.tender_id === tenderId)
    .map((row) => ({
      key: `${row.notice_id} ${row.version}`,
      seq: BigInt(row.seq),
      position: row.position,
    }))
    .toSorted(byPlace);
  for (const { key } of own) {
    const group = groups.find((candidate) => candidate.notices.some((entry) => entry.key === key));
    if (group) return group.tenderId;
  }
  return undefined;
}
