import type { AddressStopReason } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** The first reason counts until a member says to try again; a complaint counts after any other. */
export async function stopAddress(
  t: AgencyTransaction,
  address: string,
  reason: AddressStopReason,
): Promise<void> {
  await t.db
    .insertInto("email_stop")
    .values({ agency_id: t.agency.id, address, reason, stopped_at: t.now() })
    .onConflict((conflict) =>
      conflict
        .columns(["agency_id", "address"])
        .doUpdateSet(({ ref }) => ({
          reason: ref("excluded.reason"),
          stopped_at: ref("excluded.stopped_at"),
        }))
        .where(sql<boolean>`excluded.reason = 'complaint' and email_stop.reason <> 'complaint'`),
    )
    .execute();
}

export async function isStopped(t: AgencyTransaction, address: string): Promise<boolean> {
  return (await findStopReason(t, address)) !== undefined;
}

/** Locks the stop, so that no complaint comes between reading and deleting it. */
export async function findStopReason(
  t: AgencyTransaction,
  address: string,
): Promise<AddressStopReason | undefined> {
  const row = await t.db
    .selectFrom("email_stop")
    .select("reason")
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .forUpdate()
    .executeTakeFirst();
  // Written by `stopAddress` alone.
  return row?.reason as AddressStopReason | undefined;
}

export async function deleteStop(t: AgencyTransaction, address: string): Promise<void> {
  await t.db
    .deleteFrom("email_stop")
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .execute();
}

export function listStops(t: AgencyTransaction, addresses: readonly string[]) {
  return t.db
    .selectFrom("email_stop")
    .select(["address", "reason", "stopped_at"])
    .where("agency_id", "=", t.agency.id)
    .where("address", "in", [...addresses])
    .execute();
}
