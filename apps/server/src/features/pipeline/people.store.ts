import type { PipelinePerson } from "@tc/contract";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** Everybody who is or was a member, by name */
export async function listPeople(
  t: AgencyTransaction,
  userId: string | undefined,
): Promise<PipelinePerson[]> {
  const { rows } = await sql<PipelinePerson>`
    select user_id as id, name, user_id is not distinct from ${userId ?? null}::uuid as "isYou",
      active and deactivated_at is null as "isActive"
    from member where agency_id = ${t.agency.id} order by name, user_id`.execute(t.db);
  return rows;
}

/** The names of active members. Throws not_found where one of them is none of this agency. */
export async function requirePeople(
  t: AgencyTransaction,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const rows = await t.db
    .selectFrom("member")
    .select(["user_id as id", "name"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "in", unique)
    .where("active", "=", true)
    .where("deactivated_at", "is", null)
    .execute();
  if (rows.length < unique.length) throw new AppError("not_found");
  return rows;
}
