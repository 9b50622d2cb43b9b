import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { factColumns, jsonOf, toDocumentFacts } from "./document-facts.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { movesScores } from "./moves-scores.ts";
import { findPublicFacts } from "./public-facts.store.ts";

/**
 * What counts for the agency. Whoever has uploaded documents has facts of its own, made of these and the public ones
 * together, as they may contradict or replace each other; for everybody else the public ones hold.
 */
export async function findDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
): Promise<DocumentFacts> {
  const row = await t.db
    .selectFrom("document_demand")
    .select(factColumns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row ? toDocumentFacts(row) : findPublicFacts(t, tenderId);
}

/** `facts` undefined: the agency has no documents of its own. Whether the agency's score is due. */
export async function writeDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
  facts: DocumentFacts | undefined,
): Promise<boolean> {
  const before = await findDocumentFacts(t, tenderId);
  if (!facts) {
    await t.db
      .deleteFrom("document_demand")
      .where("agency_id", "=", t.agency.id)
      .where("tender_id", "=", tenderId)
      .execute();
  } else {
    const { requirements, value, priceWeight, invited } = facts;
    await sql`
      insert into document_demand (agency_id, tender_id, requirements, value, price_weight, invited)
      values (${t.agency.id}, ${tenderId}, ${JSON.stringify(requirements)}, ${jsonOf(value)},
        ${jsonOf(priceWeight)}, ${jsonOf(invited)})
      on conflict (agency_id, tender_id) do update
        set requirements = excluded.requirements, value = excluded.value,
          price_weight = excluded.price_weight, invited = excluded.invited`.execute(t.db);
  }
  return movesScores(before, await findDocumentFacts(t, tenderId));
}
