import type { Transaction } from "../../../platform/context.ts";

// An alert is sent when something about the agency is missing: there is none yet to work in.

export async function findOwnAgencyId(t: Transaction, userId: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("member")
    .select("agency_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.agency_id;
}

export async function insertAlert(
  t: Transaction,
  alert: { userId: string; agencyId: string | undefined; payload: unknown },
): Promise<string> {
  const { id } = await t.db
    .insertInto("support_alert")
    .values({
      at: t.now(),
      user_id: alert.userId,
      agency_id: alert.agencyId ?? null,
      payload: JSON.stringify(alert.payload),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findAlert(t: Transaction, alertId: string) {
  return t.db
    .selectFrom("support_alert")
    .select(["id", "at", "agency_id", "user_id", "payload"])
    .where("id", "=", alertId)
    .executeTakeFirst();
}
