import type { PipelineStage, Tender } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface LetterCard {
  readonly tenderId: string;
  readonly stage: PipelineStage;
  readonly record: Tender;
  readonly agencyName: string;
}

export async function findLetterFacts(
  t: AgencyTransaction,
  cardId: string,
): Promise<LetterCard | undefined> {
  const { rows } = await sql<LetterCard>`
    select c.tender_id as "tenderId", c.stage, t.record, a.name as "agencyName"
    from pipeline_card c join tender t on t.id = c.tender_id join agency a on a.id = c.agency_id
    where c.agency_id = ${t.agency.id} and c.id = ${cardId}`.execute(t.db);
  return rows[0];
}
