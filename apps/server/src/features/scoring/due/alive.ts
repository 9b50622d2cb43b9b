import { openWithoutDeadlineDays, plannedDays } from "@tc/domain";
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";

const dayMs = 86_400_000;

/** The rule of tenderState in @tc/domain over the columns of `tender t`: a call that is open for bids. */
export function isOpenCall(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(t.stage = 'call' and (t.last_deadline_at >= ${now}
    or t.last_deadline_at is null and ${isUpdatedWithin(openWithoutDeadlineDays, now)}), false)`;
}

/** A tender that can still be won, by the same rule: open for bids, or planned. */
export function isAlive(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOpenCall(now)}
    or coalesce(t.stage = 'planned' and ${isUpdatedWithin(plannedDays, now)}, false))`;
}

function isUpdatedWithin(days: number, now: Date): RawBuilder<SqlBool> {
  const from = new Date(now.getTime() - days * dayMs).toISOString();
  return sql<SqlBool>`t.updated_on >= ${from}::timestamptz at time zone 'UTC'`;
}
