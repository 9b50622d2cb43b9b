import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

interface Page {
  /** Behind this one */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Text that stands for itself in a LIKE pattern. */
const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

function matching(t: Transaction, q: string) {
  const pattern = `%${escapePattern(q)}%`;
  return t.db.selectFrom("agency").where((eb) =>
    eb.or([
      eb("agency.name", "ilike", pattern),
      eb.exists(
        eb
          .selectFrom("member")
          .select("member.user_id")
          .whereRef("member.agency_id", "=", "agency.id")
          .where((member) =>
            member.or([
              member("member.email", "ilike", pattern),
              member("member.name", "ilike", pattern),
            ]),
          ),
      ),
    ]),
  );
}

/** Newest first; a person's name or address finds their agency. */
export function listAgencyRows(t: Transaction, q: string, { cursor, limit }: Page) {
  return matching(t, q)
    .leftJoin("subscription", "subscription.agency_id", "agency.id")
    .select([
      "agency.id",
      "agency.name",
      "agency.tier",
      "agency.created_at",
      "agency.deletion_due_at",
      "subscription.granted_tier",
      "subscription.tier as bought_tier",
      "subscription.period as bought_period",
      "subscription.status as bought_status",
      "subscription.ends_at as bought_ends_at",
      "subscription.unpaid_since",
    ])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(agency.created_at, agency.id) < (select created_at, id from agency where id = ${cursor})`,
      ),
    )
    .orderBy("agency.created_at", "desc")
    .orderBy("agency.id", "desc")
    .limit(limit)
    .execute();
}

export async function countAgencies(t: Transaction, q: string): Promise<number> {
  const row = await matching(t, q)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Owners first. */
export function listMembersOf(t: Transaction, agencyIds: readonly string[]) {
  if (agencyIds.length === 0) return Promise.resolve([]);
  return t.db
    .selectFrom("member")
    .select(["agency_id", "user_id", "name", "email", "role", "active", "deactivated_at"])
    .where("agency_id", "in", agencyIds)
    .orderBy("role", "desc")
    .orderBy("joined_at")
    .execute();
}

/** False: there is no such agency. */
export async function grantTier(
  t: Transaction,
  agencyId: string,
  tier: Tier | null,
): Promise<boolean> {
  const agency = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!agency) return false;
  await t.db
    .insertInto("subscription")
    .values({ agency_id: agencyId, granted_tier: tier })
    .onConflict((conflict) => conflict.column("agency_id").doUpdateSet({ granted_tier: tier }))
    .execute();
  return true;
}

/** Open alerts of plans with preferred support first; handled ones by their moment alone. */
const alertPlace = (alert: string) =>
  sql`(${sql.ref(`${alert}.handled_at`)} is null)::int, case when ${sql.ref(`${alert}.handled_at`)} is null then
    coalesce((select case a.tier when 'enterprise' then 2 when 'premium' then 1 end
      from agency a where a.id = ${sql.ref(`${alert}.agency_id`)}), 0) else 0 end,
    ${sql.ref(`${alert}.at`)}, ${sql.ref(`${alert}.id`)}`;

export function listAlertRows(t: Transaction, { cursor, limit }: Page) {
  return t.db
    .selectFrom("support_alert as s")
    .leftJoin("agency", "agency.id", "s.agency_id")
    .select(["s.id", "s.at", "s.agency_id", "s.user_id", "s.payload", "s.handled_at"])
    .select(["agency.name as agency_name", "agency.tier"])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(${alertPlace("s")}) < (select ${alertPlace("c")} from support_alert c where c.id = ${cursor})`,
      ),
    )
    .orderBy(sql`(${alertPlace("s")})`, "desc")
    .limit(limit)
    .execute();
}

/** False: there is no such alert. One that was handled before keeps its moment. */
export async function handleAlert(t: Transaction, alertId: string): Promise<boolean> {
  const row = await t.db
    .updateTable("support_alert")
    .set((eb) => ({ handled_at: eb.fn.coalesce("handled_at", eb.val(t.now())) }))
    .where("id", "=", alertId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function findAccountForGrant(t: Transaction, email: string) {
  return t.db
    .selectFrom("user_account")
    .select(["id", "email_verified", "is_admin"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAdmin(t: Transaction, userId: string, isAdmin: boolean): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ is_admin: isAdmin })
    .where("id", "=", userId)
    .execute();
}
