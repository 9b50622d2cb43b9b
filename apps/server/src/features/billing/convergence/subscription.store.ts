import type { Tier } from "@tc/domain";
import type { Selectable, Updateable } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/schema.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export type SubscriptionRow = Selectable<Database["subscription"]>;
type SubscriptionChange = Updateable<Database["subscription"]>;

/** What the provider last said of an agency and what it was given; undefined: nothing was ever begun. */
export function findSubscription(
  t: Transaction,
  agencyId: string,
): Promise<SubscriptionRow | undefined> {
  return t.db
    .selectFrom("subscription")
    .selectAll()
    .where("agency_id", "=", agencyId)
    .executeTakeFirst();
}

export async function changeSubscription(
  t: Transaction,
  agencyId: string,
  change: SubscriptionChange,
): Promise<void> {
  await t.db.updateTable("subscription").set(change).where("agency_id", "=", agencyId).execute();
}

/** Numbers the next request to the provider; undefined: the agency is no customer there. */
export async function nextConvergence(t: AgencyTransaction) {
  const row = await t.db
    .updateTable("subscription")
    .set((eb) => ({ latest_request: eb("latest_request", "+", 1) }))
    .where("agency_id", "=", t.agency.id)
    .where("customer_id", "is not", null)
    .returning(["customer_id", "latest_request", "news_at"])
    .executeTakeFirst();
  const { customer_id: customerId, latest_request: number, news_at: newsAt } = row ?? {};
  return customerId && number !== undefined
    ? { customerId, number, askedAt: t.now(), hadNews: newsAt !== null }
    : undefined;
}

/** The plan before; undefined: there is no such agency. */
export async function setTier(
  t: Transaction,
  agencyId: string,
  tier: Tier | null,
): Promise<{ before: Tier | null } | undefined> {
  const agency = await t.db
    .selectFrom("agency")
    .select("tier")
    .where("id", "=", agencyId)
    .executeTakeFirst();
  if (!agency) return undefined;
  if (agency.tier !== tier) {
    await t.db.updateTable("agency").set({ tier }).where("id", "=", agencyId).execute();
  }
  return { before: agency.tier };
}

/** Who is told about money; undefined: gone or shut out. */
export function findOwner(t: AgencyTransaction) {
  return t.db
    .selectFrom("member")
    .select("email")
    .where("agency_id", "=", t.agency.id)
    .where("role", "=", "owner")
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
}

/** Of those who are deactivated; whoever is back since is not told of. */
export async function findNames(
  t: AgencyTransaction,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("member")
    .select("name")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "in", userIds)
    .where("deactivated_at", "is not", null)
    .orderBy("joined_at")
    .execute();
  return rows.map(({ name }) => name);
}
