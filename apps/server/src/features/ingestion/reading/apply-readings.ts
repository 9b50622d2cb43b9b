import type { Tender } from "@tc/domain";
import { flatKeys, tenderKeys } from "@tc/notices";
import type { Transaction } from "../../../platform/context.ts";
import { writeMarketFacts } from "../../business-intelligence/index.ts";
import { noteDueTenders } from "../../scoring/index.ts";
import {
  loadVocabulary,
  prepareSearchDocuments,
  removeSearchDocuments,
  writePreparedDocuments,
} from "../../search/index.ts";
import { arrivedChanges } from "../tenders/arrived-changes.ts";
import { assembleGroups, buildGroup, byPlace, findSuccessor } from "../tenders/assemble-groups.ts";
import type { NoticeCopy, TenderGroup } from "../tenders/assemble-groups.ts";
import { loadCopies, toCopies, withdrawOldReadings } from "../tenders/notice-copies.ts";
import type { AppliedRaw } from "../tenders/notice-copies.ts";
import { moveDocuments } from "../../documents/index.ts";
import { moveBidFolders } from "../../bid-folders/index.ts";
import { moveDeadlines } from "../../deadlines/index.ts";
import { moveShares } from "../../share/index.ts";
import { movePipeline } from "../../pipeline/index.ts";
import { moveReports } from "../../summaries/index.ts";
import { moveTenderChanges, noteChangedTenders } from "../../tender-changes/index.ts";
import { moveTenderChecks } from "../../tender-checks/index.ts";
import { moveWatchlist } from "../../watchlist/index.ts";
import { moveLabels } from "../labels/move-labels.operator.store.ts";
import type { NoticeReader } from "./notice-reader.ts";
import * as notices from "../notices/notice.store.ts";
import * as raws from "../raw/raw-notice.store.ts";
import { registerParties } from "../parties/register-parties.ts";
import { requireSmallProcedures } from "../tenders/require-small-procedures.ts";
import * as tenders from "../tenders/tender.store.ts";
import { tenderRows } from "../tenders/tender-row.ts";
import type { TenderRows } from "../tenders/tender-row.ts";
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
 * Gives notices their place and builds every tender they touch anew, in the caller's transaction. Idempotent: the same
 * documents again change no row. `readRaws` is in order of arrival. Throws NoticeError where a notice would make its
 * procedure too large.
 */
export async function applyReadings(
  t: Transaction,
  reader: NoticeReader,
  readRaws: readonly AppliedRaw[],
  options: { readonly rereading: boolean } = { rereading: false },
): Promise<Applied> {
  const plan = await planTenders(t, await gatherNotices(t, reader, readRaws));
  await writeTenders(t, plan, options);
  await raws.markApplied(t.db, readRaws);
  return {
    noticeCount: readRaws.reduce((sum, raw) => sum + raw.notices.length, 0),
    ...count(plan),
  };
}

/** The notices of a batch together with all stored notices of the tenders they touch. */
interface Gathered {
  readonly incoming: readonly NoticeCopy[];
  /** Those of documents that were never applied: a better reader of bytes that were is no news. */
  readonly news: readonly NoticeCopy[];
  readonly storedNotices: readonly notices.NoticeRow[];
  /** Tenders that lost a notice, because the reader no longer sees it in its bytes. */
  readonly withdrawnTenderIds: readonly string[];
  readonly groups: readonly TenderGroup[];
}

async function gatherNotices(
  t: Transaction,
  reader: NoticeReader,
  readRaws: readonly AppliedRaw[],
): Promise<Gathered> {
  const incoming = readRaws.flatMap(toCopies);
  const withdrawnTenderIds = await withdrawOldReadings(t, readRaws, incoming);
  const incomingKeys = incoming.flatMap(({ notice }) => flatKeys(tenderKeys(notice)));
  const withdrawnKeys = await notices.listTenderKeys(t.db, withdrawnTenderIds);
  const storedNotices = await notices.listConnected(t.db, [...incomingKeys, ...withdrawnKeys]);
  await requireSmallProcedures(t, storedNotices, incoming);
  const copies = await loadCopies(t, reader, storedNotices, incoming);
  return {
    incoming,
    news: readRaws.filter(({ isNew }) => isNew).flatMap(toCopies),
    storedNotices,
    withdrawnTenderIds,
    groups: assembleGroups(copies, storedNotices),
  };
}

interface PlannedTender {
  readonly group: TenderGroup;
  readonly tender: Tender;
  readonly rows: TenderRows;
  /** Undefined: the tender is new. */
  readonly stored: tenders.TenderState | undefined;
}

interface Plan extends Gathered {
  /** Tenders to write; those whose record stays the same are left out. */
  readonly changed: readonly PlannedTender[];
  /** Tenders none of whose notices is theirs any longer. */
  readonly replaced: readonly {
    readonly old_id: string;
    readonly slug: string;
    readonly tender_id: string | undefined;
  }[];
  /** Addresses that no longer lead elsewhere, since a tender of this batch has them. */
  readonly newSlugs: readonly string[];
}

async function planTenders(t: Transaction, gathered: Gathered): Promise<Plan> {
  const { groups, storedNotices, withdrawnTenderIds } = gathered;
  const touchedIds = new Set([
    ...storedNotices.map((row) => row.tender_id),
    ...withdrawnTenderIds,
    ...groups.map((group) => group.tenderId),
  ]);
  const built = groups.map((group) => ({ group, tender: buildGroup(group) }));
  const parties = await registerPartiesOf(t, gathered, built);
  const states = await tenders.listTenderStates(t.db, [...touchedIds]);
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const planned = built.map(({ group, tender }): PlannedTender => {
    const identity = { id: group.tenderId, slug: group.slug, key: group.tenderKey };
    const rows = tenderRows(identity, tender, parties);
    return { group, tender, rows, stored: stateOf.get(group.tenderId) };
  });
  const groupIds = new Set(groups.map((group) => group.tenderId));
  return {
    ...gathered,
    changed: planned.filter(({ rows, stored }) => stored?.record_hash.equals(rows.hash) !== true),
    replaced: states
      .filter(({ id }) => !groupIds.has(id))
      .map(({ id, slug }) => ({
        old_id: id,
        slug,
        tender_id: findSuccessor(groups, storedNotices, id),
      })),
    newSlugs: planned.filter(({ stored }) => !stored).map(({ group }) => group.slug),
  };
}

/** Organisations of new notices get their entity in order of arrival; those of other notices have one. */
async function registerPartiesOf(
  { db }: Transaction,
  { incoming, groups }: Gathered,
  built: readonly { readonly tender: Tender }[],
) {
  const incomingKeys = new Set(incoming.map((copy) => copy.key));
  const arrived = groups
    .flatMap((group) => group.notices)
    .filter((notice) => incomingKeys.has(notice.key))
    .toSorted(byPlace)
    .map(({ notice }) => notice);
  const winnersOf = ({ results }: Pick<Tender, "results">) =>
    results.flatMap((result) => result.winners);
  const buyer = await registerParties(
    db,
    "buyer",
    arrived.flatMap((notice) => notice.buyers),
    built.flatMap(({ tender }) => tender.buyers.slice(0, 1)),
  );
  const supplier = await registerParties(
    db,
    "supplier",
    arrived.flatMap(winnersOf),
    built.flatMap(({ tender }) => winnersOf(tender)),
  );
  return { buyer, supplier };
}

async function writeTenders(
  t: Transaction,
  plan: Plan,
  options: { readonly rereading: boolean },
): Promise<void> {
  const { db } = t;
  const { changed, replaced } = plan;
  const changedIds = changed.map(({ group }) => group.tenderId);
  const toIndex = changed.map(({ group, tender }) => ({ tenderId: group.tenderId, tender }));
  const vocabulary = await loadVocabulary(db, toIndex);
  // The documents are made while the statements up to them run; a failure shows when they are written.
  const preparing = prepareSearchDocuments(vocabulary, toIndex);
  preparing.catch(() => undefined);
  await tenders.deleteAliases(db, plan.newSlugs);
  await tenders.upsertTenders(db, `[${changed.map(({ rows }) => rows.json).join()}]`, t.now());
  await noteDueTenders(db, changedIds);
  await noteChangedTenders(t, arrivedChanges(plan));
  await writeNotices(t, plan.groups, plan.storedNotices, plan.incoming, options);
  const merged = replaced.flatMap(({ old_id, tender_id }) =>
    tender_id === undefined ? [] : [{ old_id, tender_id }],
  );
  await moveLabels(t, merged);
  await moveDocuments(t, merged);
  await moveTenderChecks(t, merged);
  await moveBidFolders(t, merged);
  await moveDeadlines(t, merged);
  await moveShares(t, merged);
  await movePipeline(t, merged);
  await moveReports(t, merged);
  await moveTenderChanges(t, merged);
  await moveWatchlist(t, merged);
  await tenders.replaceTenders(db, replaced);
  await tenders.replaceAwards(db, {
    oldTenderIds: changed.flatMap(({ stored }) => stored?.id ?? []),
    awardsJson: JSON.stringify(changed.flatMap(({ rows }) => rows.awards)),
    winnersJson: JSON.stringify(changed.flatMap(({ rows }) => rows.winners)),
  });
  await writeMarketFacts(db, changedIds);
  await removeSearchDocuments(
    db,
    replaced.map(({ old_id }) => old_id),
  );
  await writePreparedDocuments(db, await preparing);
}

function count({ incoming, storedNotices, changed, replaced }: Plan): Omit<Applied, "noticeCount"> {
  const storedKeys = new Set(storedNotices.map(notices.keyOfRow));
  const newKeys = incoming.map(({ key }) => key).filter((key) => !storedKeys.has(key));
  return {
    newNoticeCount: new Set(newKeys).size,
    changedTenderIds: changed.map(({ group }) => group.tenderId),
    newTenderCount: changed.filter(({ stored }) => !stored).length,
    removedTenderCount: replaced.length,
    changeCount: changed.reduce((sum, { tender, stored }) => {
      return sum + Math.max(0, tender.changes.length - (stored?.change_count ?? 0));
    }, 0),
  };
}
