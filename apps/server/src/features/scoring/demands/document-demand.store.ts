import type { Requirement } from "@tc/assessment";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** What the agency's own documents of a tender demand; nothing where there are none. */
export async function findDocumentDemands(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly Requirement[]> {
  const row = await t.db
    .selectFrom("document_demand")
    .select("requirements")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  // Written by writeDocumentDemands alone
  return (row?.requirements ?? []) as readonly Requirement[];
}

/** False: they are the same as before. */
export async function writeDocumentDemands(
  t: AgencyTransaction,
  tenderId: string,
  requirements: readonly Requirement[],
): Promise<boolean> {
  const written =
    requirements.length === 0
      ? sql`
          delete from document_demand
          where agency_id = ${t.agency.id} and tender_id = ${tenderId} returning tender_id`
      : sql`
          insert into document_demand as stored (agency_id, tender_id, requirements)
          values (${t.agency.id}, ${tenderId}, ${JSON.stringify(requirements)})
          on conflict (agency_id, tender_id) do update set requirements = excluded.requirements
            where stored.requirements is distinct from excluded.requirements
          returning tender_id`;
  return (await written.execute(t.db)).rows.length > 0;
}
