import { procedureLimits } from "@tc/domain";
import { NoticeError } from "@tc/notices";
import type { Transaction } from "../../../platform/context.ts";
import type { NoticeCopy } from "./assemble-groups.ts";
import { keyOfRow, listDocumentBytes } from "../notices/notice.store.ts";
import type { NoticeRow } from "../notices/notice.store.ts";

/** A document has at most 20 MB, so a procedure with fewer notices cannot reach the limit. */
const fewestNotices = procedureLimits.documentBytes / 20_000_000;

/**
 * Throws NoticeError where a new notice belongs to a procedure whose documents have too many bytes: all of them would
 * be read again. A batch is halved until the notice stands alone, so only that one is refused.
 */
export async function requireSmallProcedures(
  { db }: Transaction,
  storedNotices: readonly NoticeRow[],
  incoming: readonly NoticeCopy[],
): Promise<void> {
  const stored = new Set(storedNotices.map(keyOfRow));
  if (incoming.every(({ key }) => stored.has(key))) return;
  const long = [...Map.groupBy(storedNotices, (row) => row.tender_id)]
    .filter(([, rows]) => rows.length >= fewestNotices)
    .map(([tenderId]) => tenderId);
  if (long.length === 0) return;
  for (const { bytes } of await listDocumentBytes(db, long)) {
    if (bytes <= procedureLimits.documentBytes) continue;
    throw new NoticeError(
      "procedure_too_large",
      `The documents of the notice's procedure have more than ${procedureLimits.documentBytes} bytes.`,
    );
  }
}
