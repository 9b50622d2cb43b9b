import type { BillingAddress } from "../../../ports/payments.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/**
 * The row first, without the id: of two orders at once PostgreSQL sends one to the update, but the unique id of both
 * could meet before that and fail.
 */
export async function saveCustomerId(t: AgencyTransaction, customerId: string): Promise<void> {
  await t.db
    .insertInto("subscription")
    .values({ agency_id: t.agency.id })
    .onConflict((conflict) => conflict.column("agency_id").doNothing())
    .execute();
  await t.db
    .updateTable("subscription")
    .set({ customer_id: customerId })
    .where("agency_id", "=", t.agency.id)
    .execute();
}

export async function saveFreeTrial(t: AgencyTransaction, endsAt: Date): Promise<void> {
  await t.db
    .insertInto("subscription")
    .values({ agency_id: t.agency.id, free_trial_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("agency_id").doUpdateSet({ free_trial_ends_at: endsAt }),
    )
    .execute();
}

export async function saveSubscriptionCancellation(
  t: AgencyTransaction,
  subscriptionCancelledAt: Date,
): Promise<void> {
  await t.db
    .updateTable("subscription")
    .set({ subscription_cancelled_at: subscriptionCancelledAt })
    .where("agency_id", "=", t.agency.id)
    .execute();
}

export async function saveSeatChoice(
  t: AgencyTransaction,
  keepUserIds: readonly string[] | undefined,
): Promise<void> {
  await t.db
    .updateTable("subscription")
    .set({ keep_user_ids: keepUserIds ? [...keepUserIds] : null })
    .where("agency_id", "=", t.agency.id)
    .execute();
}

export function findAddressRow(t: AgencyTransaction) {
  return t.db
    .selectFrom("billing_address")
    .select("address")
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
}

export async function saveAddress(t: AgencyTransaction, address: BillingAddress): Promise<void> {
  const row = { address: JSON.stringify(address), updated_at: t.now() };
  await t.db
    .insertInto("billing_address")
    .values({ agency_id: t.agency.id, ...row })
    .onConflict((conflict) => conflict.column("agency_id").doUpdateSet(row))
    .execute();
}

export async function hasPaidInvoice(t: AgencyTransaction): Promise<boolean> {
  const row = await t.db
    .selectFrom("invoice")
    .select("id")
    .where("agency_id", "=", t.agency.id)
    .where("paid_cents", ">", "0")
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export function listInvoices(t: AgencyTransaction) {
  return t.db
    .selectFrom("invoice")
    .selectAll()
    .where("agency_id", "=", t.agency.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The owner first, then by when they came. */
export function listMembers(t: AgencyTransaction) {
  return t.db
    .selectFrom("member")
    .select(["user_id", "name", "role", "deactivated_at"])
    .where("agency_id", "=", t.agency.id)
    .orderBy("role", "desc")
    .orderBy("joined_at")
    .orderBy("user_id")
    .execute();
}

export function findAgencyRow(t: AgencyTransaction) {
  return t.db
    .selectFrom("agency")
    .select(["name", "tier", "deletion_due_at"])
    .where("id", "=", t.agency.id)
    .executeTakeFirst();
}

export function findProfileData(t: AgencyTransaction) {
  return t.db
    .selectFrom("profile")
    .select("data")
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
}
