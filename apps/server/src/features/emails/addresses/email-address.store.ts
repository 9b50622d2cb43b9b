import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Which words about further addresses a member and the address were shown: the proof of their consent names it. */
export const addressTextVersion = "2026-11-26";

export function listFurtherAddresses(t: AgencyTransaction, userId: string) {
  return t.db
    .selectFrom("email_address")
    .select(["id", "address", "confirmed_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
}

/** A repeated request keeps a confirmation, and otherwise counts as the request. */
export async function insertAddress(
  t: AgencyTransaction,
  { userId, address }: { userId: string; address: string },
): Promise<{ id: string; isConfirmed: boolean }> {
  const request = {
    requested_at: t.now(),
    requested_from: t.client?.ip ?? null,
    text_version: addressTextVersion,
  };
  const existing = await t.db
    .selectFrom("email_address")
    .select(["id", "confirmed_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("address", "=", address)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (existing) {
    if (existing.confirmed_at) return { id: existing.id, isConfirmed: true };
    await t.db
      .updateTable("email_address")
      .set(request)
      .where("agency_id", "=", t.agency.id)
      .where("id", "=", existing.id)
      .execute();
    return { id: existing.id, isConfirmed: false };
  }
  const { id } = await t.db
    .insertInto("email_address")
    .values({ agency_id: t.agency.id, user_id: userId, address, ...request })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, isConfirmed: false };
}

/** Replaces the link of an unconfirmed address; undefined: there is none any more. */
export async function renewLink(
  t: AgencyTransaction,
  addressId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await t.db
    .updateTable("email_address")
    .set({ token_hash: tokenHash })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", addressId)
    .where("confirmed_at", "is", null)
    .where("removed_at", "is", null)
    .returning("address")
    .executeTakeFirst();
  return row?.address;
}

/** The row stays as a proof of consent. False: the member has no such address. */
export async function removeAddressBy(
  t: AgencyTransaction,
  userId: string,
  by: { readonly id: string } | { readonly address: string },
): Promise<boolean> {
  const query = t.db
    .updateTable("email_address")
    .set({ removed_at: t.now(), token_hash: null })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null);
  const { numUpdatedRows } = await (
    "id" in by ? query.where("id", "=", by.id) : query.where("address", "=", by.address)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of all members of the agency: each of them has to ask its reader once more. */
export async function removeFurtherAddress(t: AgencyTransaction, address: string): Promise<void> {
  await t.db
    .updateTable("email_address")
    .set({ removed_at: t.now(), token_hash: null })
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .where("removed_at", "is", null)
    .execute();
}
