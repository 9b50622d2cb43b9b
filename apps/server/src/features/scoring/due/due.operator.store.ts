import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { isAlive } from "./alive.ts";

export interface DueTender {
  readonly id: string;
  /** The version that the writer noted; a later one makes the tender due again. */
  readonly dueVersion: number;
  /** `noteDueTenders` raises it with each call. */
  readonly dueRevision: number;
  readonly version: number;
  readonly buyerId: string | null;
  /** Can still be won */
  readonly isAlive: boolean;
  readonly hasResults: boolean;
  /** Tender as JSON */
  readonly record: string;
  /** TenderForecast as JSON, whatever model and version it is of */
  readonly forecast: string | null;
  readonly forecastVersion: number | null;
  readonly forecastModel: number | null;
  readonly forecastAt: Date | null;
}

/** The next tenders whose forecast or scores are out of date, by id. */
export async function listDue(t: Transaction, limit: number): Promise<DueTender[]> {
  const { rows } = await sql<DueTender>`
    select t.id, d.version as "dueVersion", d.revision as "dueRevision", t.version, t.buyer_id as "buyerId",
      ${isAlive(t.now())} as "isAlive",
      exists (select from award a where a.tender_id = t.id and a.offers_received is not null) as "hasResults",
      t.record::text as record, f.forecast::text as forecast, f.tender_version as "forecastVersion",
      f.model_version as "forecastModel", f.forecast_at as "forecastAt"
    from (select * from scoring_due order by tender_id limit ${limit}) d
      join tender t on t.id = d.tender_id
      left join tender_forecast f on f.tender_id = t.id
    order by t.id`.execute(t.db);
  return rows;
}

/** Takes tenders off the list, but for those that were written again meanwhile. */
export async function removeDue(
  t: Transaction,
  done: readonly Pick<DueTender, "id" | "dueVersion" | "dueRevision">[],
): Promise<void> {
  // The writers of tenders lock in the same order.
  await sql`
    with taken as (
      select d.tender_id from scoring_due d
        join unnest(${done.map(({ id }) => id)}::uuid[], ${done.map(({ dueVersion }) => dueVersion)}::int[],
            ${done.map(({ dueRevision }) => dueRevision)}::int[]) as x (id, version, revision)
          on d.tender_id = x.id and d.version = x.version and d.revision = x.revision
      order by d.tender_id for update of d
    )
    delete from scoring_due where tender_id in (select tender_id from taken)`.execute(t.db);
}

export async function hasDue(t: Transaction): Promise<boolean> {
  const { rows } = await sql`select from scoring_due limit 1`.execute(t.db);
  return rows.length > 0;
}
