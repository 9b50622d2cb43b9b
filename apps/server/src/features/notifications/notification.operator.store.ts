import { canUse, tiers } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { wishedFrequencies } from "../emails/index.ts";

export interface Forgotten {
  readonly agencyId: string;
  readonly userId: string;
  readonly tenderId?: string;
  readonly notificationId?: string;
}

const withMonitoring = tiers.filter((tier) => canUse(tier, "monitoring"));
const maxForgotten = 5_000;

/**
 * What members want at once, and deadlines that are over before their next digest (as `isOverBeforeDigest`), told in this time
 * and in no mail; as the payloads of `mail-notification`. `deadlinesFrom`: while digests are switched off, all deadlines that
 * lie ahead and were told since then.
 */
export async function listForgotten(
  t: Transaction,
  {
    from,
    before,
    deadlinesFrom,
  }: { readonly from: Date; readonly before: Date; readonly deadlinesFrom?: Date | undefined },
): Promise<Forgotten[]> {
  const { rows } = await sql<{
    agency_id: string;
    user_id: string;
    tender_id: string | null;
    notification_id: string | null;
  }>`
    select distinct n.agency_id, n.user_id, n.tender_id, case when n.tender_id is null then n.id end as notification_id
    from notification n
      join agency a on a.id = n.agency_id and a.tier = any(${withMonitoring})
      left join profile p on p.agency_id = n.agency_id
      left join email_setting s on s.agency_id = n.agency_id and s.user_id = n.user_id
    where n.created_at >= ${deadlinesFrom ?? from} and n.created_at < ${before} and n.mailed_at is null
      and n.is_for_mail and (n.created_at >= ${from} and ${wishedFrequencies} ->> n.event = 'immediately'
        or ${deadlinesFrom !== undefined} and n.details ->> 'kind' = 'deadline'
          and ${wishedFrequencies} ->> n.event = 'daily' and (n.details ->> 'dueAt')::timestamptz > ${t.now()}
        or n.created_at >= ${from} and ${wishedFrequencies} ->> n.event = 'daily' and n.details ->> 'kind' = 'deadline' and not exists (
          select from generate_series(0, 7) as ahead
            cross join lateral (
              select (${t.now()}::timestamptz at time zone 'Europe/Berlin')::date + ahead as day) d
            cross join lateral (
              select (d.day + coalesce(s.daily_at, '07:30')::time) at time zone 'Europe/Berlin' as at) digest
          where extract(isodow from d.day)::int = any(coalesce(s.weekdays, '{1,2,3,4,5}'))
            and digest.at > ${t.now()} and digest.at < (n.details ->> 'dueAt')::timestamptz))
    limit ${maxForgotten}`.execute(t.db);
  return rows.map(({ agency_id, user_id, tender_id, notification_id }) => ({
    agencyId: agency_id,
    userId: user_id,
    ...(tender_id !== null && { tenderId: tender_id }),
    ...(notification_id !== null && { notificationId: notification_id }),
  }));
}

/** Returns how many it deleted. */
export async function deleteNotifications(
  t: Transaction,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification where id = any(array(
      select id from notification where created_at < ${before} order by created_at limit ${limit}))`.execute(
    t.db,
  );
  return Number(numAffectedRows ?? 0);
}
