import type { PipelineStage } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** A card in a few words, for screens that show tenders */
export interface CardSummary {
  readonly id: string;
  readonly stage: PipelineStage;
  readonly assigneeId?: string;
}

/** The cards of these tenders, by the tender's id; a tender without a card has no entry. */
export async function listCardSummaries(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Map<string, CardSummary>> {
  if (tenderIds.length === 0) return new Map();
  const rows = await t.db
    .selectFrom("pipeline_card")
    .select(["id", "tender_id", "stage", "assignee_id"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .execute();
  return new Map(
    rows.map(({ id, tender_id, stage, assignee_id }) => [
      tender_id,
      {
        id,
        stage,
        ...(assignee_id !== null && { assigneeId: assignee_id }),
      },
    ]),
  );
}

/** null: nobody's */
export async function assignCard(
  t: AgencyTransaction,
  cardId: string,
  userId: string | null,
): Promise<void> {
  await sql`
    update pipeline_card set assignee_id = ${userId}, revision = revision + 1
    where agency_id = ${t.agency.id} and id = ${cardId}`.execute(t.db);
}
