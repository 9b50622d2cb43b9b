import type { AddressStopReason } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** The first reason counts until a member says to try again. */
export async function stopAddress(
  t: AgencyTransaction,
  address: string,
  reason: AddressStopReason,
): Promise<void> {
  await t.db
    .insertInto("email_stop")
    .values({ agency_id: t.agency.id, address, reason, stopped_at: t.now() })
    .onConflict((conflict) => conflict.columns(["agency_id", "address"]).doNothing())
    .execute();
}

export async function isStopped(t: AgencyTransaction, address: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("email_stop")
    .select("address")
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteStop(t: AgencyTransaction, address: string): Promise<boolean> {
  const { numDeletedRows } = await t.db
    .deleteFrom("email_stop")
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listStops(t: AgencyTransaction, addresses: readonly string[]) {
  return t.db
    .selectFrom("email_stop")
    .select(["address", "reason", "stopped_at"])
    .where("agency_id", "=", t.agency.id)
    .where("address", "in", [...addresses])
    .execute();
}
