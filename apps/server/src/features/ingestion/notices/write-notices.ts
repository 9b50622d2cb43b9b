import { flatKeys, parserVersion, tenderKeys } from "@tc/notices";
import type { Transaction } from "../../../platform/context.ts";
import type { NoticeCopy, TenderGroup } from "../tenders/assemble-groups.ts";
import * as notices from "./notice.store.ts";
import { toDay } from "../reading/stored-json.ts";

/** The rows of the notices of the groups: new ones, those that moved to another tender, their sources and keys. */
export async function writeNotices(
  t: Transaction,
  groups: readonly TenderGroup[],
  storedNotices: readonly notices.NoticeRow[],
  incoming: readonly NoticeCopy[],
  options: { readonly rereading: boolean },
): Promise<void> {
  const fresh = new Set(incoming.map((copy) => copy.key));
  const before = new Map(storedNotices.map((row) => [notices.keyOfRow(row), row.tender_id]));
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
