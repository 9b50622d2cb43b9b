import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

export interface AuditFilter {
  readonly kind?: string | undefined;
  readonly agency?: string | undefined;
  readonly before?: Date | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first; ids rise with time. Without a kind, calls of admins are left out. */
export function listAuditRows(
  t: Transaction,
  { kind, agency, before, cursor, limit }: AuditFilter,
) {
  return t.db
    .selectFrom("audit_event as e")
    .leftJoin("agency as a", "a.id", "e.agency_id")
    .leftJoin("user_account as u", "u.id", "e.user_id")
    .select(["e.id", "e.at", "e.kind", "e.agency_id", "e.ip", "e.details"])
    .select(["a.name as agency_name", "u.name as user_name", "u.email as user_email"])
    .where("e.kind", kind === undefined ? "<>" : "=", kind ?? "admin_called")
    .$if(agency !== undefined, (query) => query.where("e.agency_id", "=", agency ?? ""))
    .$if(before !== undefined, (query) => query.where("e.at", "<", before ?? t.now()))
    .$if(cursor !== undefined, (query) => query.where(sql<boolean>`e.id < ${cursor}::uuid`))
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
}

export async function findAgencyName(t: Transaction, id: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("agency")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.name;
}
