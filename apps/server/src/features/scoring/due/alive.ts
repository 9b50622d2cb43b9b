import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";

const dayMs = 86_400_000;

/**
 * Planned, or open for bids: the rule of tenderState in @tc/domain over the columns of `tender t`. Without any deadline
 * a call stays open for 90 days, a plan holds for 365.
 */
export function isAlive(now: Date): RawBuilder<SqlBool> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  return sql<SqlBool>`coalesce(
    t.stage = 'call' and (t.last_deadline_at >= ${now}
      or t.last_deadline_at is null and t.updated_on >= ${daysAgo(90)}::timestamptz at time zone 'UTC')
    or t.stage = 'planned' and t.updated_on >= ${daysAgo(365)}::timestamptz at time zone 'UTC', false)`;
}
