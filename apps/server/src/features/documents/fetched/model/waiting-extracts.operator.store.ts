import { sql } from "kysely";
import type { Context } from "../../../../platform/context.ts";
import { asOperator } from "../../../../platform/tenancy/tenancy.ts";
import { readByModelJob } from "../../job-definitions.ts";

/** Lets the extracts go on that have waited for a model's reading of what was fetched. */
export async function continueExtracts(ctx: Context, tenderId: string): Promise<void> {
  await asOperator(ctx, async (t) => {
    const { rows } = await sql<{ agency_id: string }>`
      update document_extract set awaits_fetched = false
      where tender_id = ${tenderId} and awaits_fetched returning agency_id`.execute(t.db);
    for (const { agency_id } of rows) {
      await t.enqueue(readByModelJob, { agencyId: agency_id, tenderId });
    }
  });
}
