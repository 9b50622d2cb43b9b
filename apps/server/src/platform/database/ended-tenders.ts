import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** When `tender t` ended, or will: with its last deadline or its last notice, whichever is later. */
export const tenderEnd: RawBuilder<Date> = sql`
  coalesce(greatest(t.last_deadline_at, t.updated_on::timestamp at time zone 'Europe/Berlin'), t.created_at)`;

/** Months as the calendar in Germany counts them, not as numbers of days. */
export function monthsBefore(now: Date, months: number): RawBuilder<Date> {
  return sql`
    (${now}::timestamptz at time zone 'Europe/Berlin' - make_interval(months => ${months}))
      at time zone 'Europe/Berlin'`;
}

/** The agency of a row holds on to the row's tender: saved, pursued, bid for or won. What it has there stays with it. */
export function isHeldTender(table: "d" | "c" | "r"): RawBuilder<boolean> {
  return sql`exists (
    select from tender_label l
    where l.agency_id = ${sql.ref(`${table}.agency_id`)} and l.tender_id = ${sql.ref(`${table}.tender_id`)}
      and l.retracted_at is null and l.kind in ('saved', 'pursued', 'bid', 'won'))`;
}
