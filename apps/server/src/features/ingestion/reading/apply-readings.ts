import { flatKeys, tenderKeys } from "@tc/notices";
import type { Transaction } from "../../../platform/context.ts";
import { noteDueTenders } from "../../scoring/index.ts";
import {
  loadVocabulary,
  prepareSearchDocuments,
  removeSearchDocuments,
  writePreparedDocuments,
} from "../../search/index.ts";
import { assembleGroups } from "../tenders/assemble-groups.ts";
import { buildGroups } from "../tenders/build-groups.ts";
import { loadCopies, toCopies, withdrawOldReadings } from "../tenders/notice-copies.ts";
import type { AppliedRaw } from "../tenders/notice-copies.ts";
import { moveLabels } from "../labels/move-labels.operator.store.ts";
import { byPlace, successor } from "../tenders/notice-order.ts";
import type { NoticeReader } from "./notice-reader.ts";
import * as notices from "../notices/notice.store.ts";
import * as raws from "../raw/raw-notice.store.ts";
import { registerParties } from "../parties/register-parties.ts";
import { requireSmallProcedures } from "../tenders/require-small-procedures.ts";
import * as tenders from "../tenders/tender.store.ts";
import { tenderRows } from "../tenders/tender-row.ts";
import { writeNotices } from "../notices/write-notices.ts";

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
 * there already changes no row. `given` is in order of arrival. Throws NoticeError where a notice would make its
 * procedure too large.
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
  await requireSmallProcedures(t, known, incoming);
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
  await noteDueTenders(
    db,
    changed.map(({ group }) => group.tenderId),
  );
  await writeNotices(t, groups, known, incoming, options);
  const leaving = replaced.map(({ id, slug }) => ({
    old_id: id,
    slug,
    tender_id: successor(groups, known, id),
  }));
  await moveLabels(
    t,
    leaving.flatMap(({ old_id, tender_id }) =>
      tender_id === undefined ? [] : [{ old_id, tender_id }],
    ),
  );
  await tenders.replaceTenders(db, leaving);
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
