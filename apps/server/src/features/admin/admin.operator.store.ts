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
    .select(["id", "name", "tier", "created_at", "deletion_due_at"])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from agency where id = ${cursor})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
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

/** The plan before; undefined: there is no such agency. */
export async function changeTier(
  t: Transaction,
  agencyId: string,
  tier: Tier | null,
): Promise<{ before: Tier | null } | undefined> {
  const held = await t.db
    .selectFrom("agency")
    .select("tier")
    .where("id", "=", agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  await t.db.updateTable("agency").set({ tier }).where("id", "=", agencyId).execute();
  return { before: held.tier };
}

export function listAlertRows(t: Transaction, { cursor, limit }: Page) {
  return t.db
    .selectFrom("support_alert")
    .select(["id", "at", "agency_id", "user_id", "payload", "handled_at"])
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) < (select at, id from support_alert where id = ${cursor})`),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
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
    .selectFrom("auth_user")
    .select(["id", "email_verified", "is_admin"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAdmin(t: Transaction, userId: string, isAdmin: boolean): Promise<void> {
  await t.db
    .updateTable("auth_user")
    .set({ is_admin: isAdmin, updated_at: t.now() })
    .where("id", "=", userId)
    .execute();
}
