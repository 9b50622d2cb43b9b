import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import { readDocumentsJob, readPublicDocumentsJob } from "../job-definitions.ts";

/** Has the changed documents of a tender read again, and every agency's extract of them made again. */
export async function raiseExtracts(t: Transaction, tenderId: string): Promise<void> {
  const agencies = await asOperatorWithin(t, async ({ db }) => {
    const { rows } = await sql<{ agency_id: string }>`
      update document_extract set revision = revision + 1 where tender_id = ${tenderId}
      returning agency_id`.execute(db);
    return rows;
  });
  await t.enqueue(readPublicDocumentsJob, {});
  for (const { agency_id } of agencies) {
    await t.enqueue(readDocumentsJob, { agencyId: agency_id, tenderId });
  }
}
