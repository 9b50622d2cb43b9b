import type { Transaction } from "../../../platform/context.ts";
import type { TrialKey } from "../trial-key.ts";

// Whether a company had its trial is asked across agencies, also of those that are gone.

async function ownersOf(t: Transaction, keys: readonly TrialKey[]) {
  if (keys.length === 0) return [];
  return t.db
    .selectFrom("trial_key")
    .select(["kind", "used_by"])
    .where((eb) =>
      eb.or(keys.map(({ kind, hash }) => eb.and([eb("kind", "=", kind), eb("hash", "=", hash)]))),
    )
    .execute();
}

export async function findUsedKind(
  t: Transaction,
  keys: readonly TrialKey[],
  agencyId: string,
): Promise<TrialKey["kind"] | undefined> {
  const owners = await ownersOf(t, keys);
  return owners.find(({ used_by: usedBy }) => usedBy !== agencyId)?.kind;
}

export async function claim(
  t: Transaction,
  agencyId: string,
  keys: readonly TrialKey[],
): Promise<boolean> {
  if (keys.length === 0) return true;
  if ((await findUsedKind(t, keys, agencyId)) !== undefined) return false;
  // In one order for all, so that two who share keys wait for one another instead of for each other's end.
  const ordered = keys.toSorted((a, b) => Buffer.compare(a.hash, b.hash));
  const claimed = await t.db
    .insertInto("trial_key")
    .values(ordered.map((key) => ({ ...key, used_by: agencyId, used_at: t.now() })))
    .onConflict((conflict) => conflict.columns(["kind", "hash"]).doNothing())
    .returning(["kind", "hash"])
    .execute();
  if ((await findUsedKind(t, keys, agencyId)) === undefined) return true;
  // Somebody else was faster with one of them: all or none.
  for (const { kind, hash } of claimed) {
    await t.db.deleteFrom("trial_key").where("kind", "=", kind).where("hash", "=", hash).execute();
  }
  return false;
}

export async function hasClaimed(t: Transaction, agencyId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("trial_key")
    .select("kind")
    .where("used_by", "=", agencyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an agency is known by: its name, the VAT id of its bills, its owner's mail domain. */
export async function findTraits(t: Transaction, agencyId: string) {
  const row = await t.db
    .selectFrom("agency")
    .leftJoin("billing_address", "billing_address.agency_id", "agency.id")
    .leftJoin("member", (join) =>
      join.onRef("member.agency_id", "=", "agency.id").on("member.role", "=", "owner"),
    )
    .select(["agency.name", "billing_address.address", "member.email"])
    .where("agency.id", "=", agencyId)
    .executeTakeFirst();
  return {
    names: [row?.name, row?.address?.company],
    vatId: row?.address?.vatId,
    ownerEmail: row?.email ?? undefined,
  };
}
