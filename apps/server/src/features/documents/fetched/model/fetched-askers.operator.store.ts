import { sql } from "kysely";
import type { Context } from "../../../../platform/context.ts";
import { asOperator } from "../../../../platform/tenancy/tenancy.ts";
import { readFetchedByModelJob } from "../../job-definitions.ts";

/** `e` is the extract of an agency that asked on the day and has not used up its share. */
const isAsker = (day: string) => sql`
  (e.fetched_asked_at at time zone 'Europe/Berlin')::date = ${day}
  and not exists (select from model_spend s
    where s.agency_id = e.agency_id and s.day = ${day} and s.is_fetched_share_spent)`;

/**
 * The agencies whose members asked that day for a model's reading of what was fetched, the first one first. Whoever still
 * waits comes before those who asked for something else earlier that day.
 */
export async function listAskerIds(
  ctx: Context,
  { tenderId, day }: { readonly tenderId: string; readonly day: string },
): Promise<readonly string[]> {
  const { rows } = await asOperator(ctx, (t) =>
    sql<{ agency_id: string }>`
      select e.agency_id from document_extract e
      where e.tender_id = ${tenderId} and ${isAsker(day)}
      order by e.awaits_fetched desc, e.fetched_asked_at, e.agency_id`.execute(t.db),
  );
  return rows.map(({ agency_id }) => agency_id);
}

/** Lets a job try again what a model that was away that day has left unread, where somebody's share still pays for it. */
export async function sendDueRetries(
  ctx: Context,
  { now, day }: { readonly now: Date; readonly day: string },
): Promise<void> {
  await asOperator(ctx, async (t) => {
    const { rows } = await sql<{ tender_id: string }>`
      select distinct d.tender_id from fetched_document d
      where d.model->>'retryAt' <= ${now.toISOString()} and d.model->>'day' = ${day} and d.state = 'read'
        and exists (select from document_extract e where e.tender_id = d.tender_id and ${isAsker(day)})`.execute(
      t.db,
    );
    for (const { tender_id: tenderId } of rows)
      await t.enqueue(readFetchedByModelJob, { tenderId });
  });
}
