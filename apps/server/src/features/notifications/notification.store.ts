import type { NotificationDetails, NotificationEvent } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface NewNotification {
  /** A member of the transaction's agency */
  readonly userId: string;
  readonly event: NotificationEvent;
  /** Names what happened; a second report of the same key tells nobody twice. */
  readonly key: string;
  readonly tenderId?: string;
  /** German, one line */
  readonly heading: string;
  /** Where a click leads, e.g. /app/watchlist */
  readonly path: string;
  readonly details?: NotificationDetails;
}

export async function insertNotification(
  t: AgencyTransaction,
  { userId, event, key, tenderId, heading, path, details }: NewNotification,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await t.db
    .insertInto("notification")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      event,
      key,
      tender_id: tenderId ?? null,
      heading,
      path,
      details: details ? JSON.stringify(details) : null,
      created_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "event", "key"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
