import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export function findAgency(t: AgencyTransaction) {
  return t.db
    .selectFrom("agency")
    .select(["id", "name", "tier", "created_at", "deletion_due_at"])
    .where("id", "=", t.agency.id)
    .executeTakeFirst();
}

/** When the onboarding ended. undefined once a member has marked a tender. */
export async function findUnmarkedSince(t: AgencyTransaction): Promise<Date | undefined> {
  const row = await t.db
    .selectFrom("profile")
    .select("onboarded_at")
    .where("agency_id", "=", t.agency.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("tender_label")
            .select("id")
            .whereRef("tender_label.agency_id", "=", "profile.agency_id")
            .where("source", "=", "user"),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.onboarded_at ?? undefined;
}

export async function setDeletionDue(t: AgencyTransaction, dueAt: Date | null): Promise<void> {
  await t.db
    .updateTable("agency")
    .set({ deletion_due_at: dueAt })
    .where("id", "=", t.agency.id)
    .execute();
}

export function listAuditEvents(t: AgencyTransaction, limit: number) {
  return t.db
    .selectFrom("audit_event")
    .leftJoin("member", (join) =>
      join
        .onRef("member.user_id", "=", "audit_event.user_id")
        .onRef("member.agency_id", "=", "audit_event.agency_id"),
    )
    .select([
      "audit_event.id",
      "audit_event.at",
      "audit_event.kind",
      "audit_event.ip",
      "member.name",
    ])
    .where("audit_event.agency_id", "=", t.agency.id)
    .orderBy("audit_event.id", "desc")
    .limit(limit)
    .execute();
}

/**
 * What the models have worked out is no data the agency has given, and each number is shown by plan and volume only: a
 * locked one must not leave by this door.
 */
const computedTables = ["fit_score", "scoring_state"];

/** Tables whose rows belong to one agency each, as their comments say; later ones are found by themselves. */
export async function listTenantTables(t: AgencyTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_class') like 'tenant%' and relname <> all(${computedTables})
    order by relname`.execute(t.db);
  return rows.map(({ name }) => name);
}

/**
 * What only proves a secret is of no use to its owner and must not leave; nor must what the models said, see above, nor a
 * request's id, by which agencies could find out that they were asked the same.
 */
const withheldColumns = ["token_hash", "prediction", "fit", "encrypted_key", "request_id"];

/** The agency's rows of one table as plain objects. */
export async function readRows(t: AgencyTransaction, table: string): Promise<readonly unknown[]> {
  const key = table === "agency" ? "id" : "agency_id";
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(r) - ${withheldColumns}::text[] as row from ${sql.table(table)} r
    where r.${sql.ref(key)} = ${t.agency.id}`.execute(t.db);
  return rows.map(({ row }) => row);
}
