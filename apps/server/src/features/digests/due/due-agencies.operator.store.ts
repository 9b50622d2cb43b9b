import { addDays, canUse, tiers, weekdayOf } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { wishedFrequencies } from "../../emails/index.ts";
import { newsDays } from "../../notifications/index.ts";

export interface DueAgency {
  readonly id: string;
  /** Since when new tenders are looked for, the longest of its members */
  readonly since: Date;
}

const withMonitoring = tiers.filter((tier) => canUse(tier, "monitoring"));
const daysBack = 7;
const firstId = "00000000-0000-0000-0000-000000000000";
/** Of a member who has had none yet; as the start of `sinceOf` in due-digest.ts, or earlier. */
const firstDays = 7;

/** Members who may get mails, with their settings; the start values are those of `email_setting` and @tc/domain. */
const recipients = (today: string) => sql`
  member m
    join agency a on a.id = m.agency_id and a.tier = any(${withMonitoring})
    left join profile p on p.agency_id = m.agency_id
    left join email_setting s on s.agency_id = m.agency_id and s.user_id = m.user_id
    cross join lateral (
      select case when s.is_paused then s.paused_until::text end as paused_until,
        coalesce(s.weekdays, '{1,2,3,4,5}') as weekdays, coalesce(s.weekly_on, 1) as weekly_on,
        coalesce(s.daily_at, '07:30') as daily_at,
        greatest(m.joined_at, s.digests_from) as digests_from,
        ${wishedFrequencies} as frequencies
    ) wish
  where m.active and m.deactivated_at is null
    and not (coalesce(s.is_paused, false) and (s.paused_until is null or s.paused_until > ${today}::date))`;

/**
 * Agencies with a member whose latest digest has not run, by id. `clock` is the German day and time; whether it is really due
 * decides `dueDigest` under the member's own rows.
 */
export async function listDueAgencies(
  t: Transaction,
  {
    clock: { day, time },
    after = firstId,
    limit,
  }: {
    readonly clock: { readonly day: string; readonly time: string };
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<DueAgency[]> {
  const newsFrom = new Date(t.now().getTime() - newsDays * 86_400_000);
  const days = Array.from({ length: daysBack + 1 }, (_, back) => addDays(day, -back));
  const weekdays = days.map((it) => weekdayOf(it) || 7);
  const { rows } = await sql<DueAgency>`
    select m.agency_id as id, min(coalesce(
      (select max(d.ran_at) from digest d
        where d.agency_id = m.agency_id and d.user_id = m.user_id and d.has_hits),
      ${t.now()}::timestamptz - ${firstDays} * interval '1 day')) as since
    from ${recipients(day)} and m.agency_id > ${after}
      and exists (
        select from (
          select max(x.day) as day from unnest(${days}::text[], ${weekdays}::int[]) as x (day, weekday)
          where (x.day < ${day} or wish.daily_at <= ${time})
            -- No digest is made up from before the member joined or last changed pause, frequencies or times.
            and (x.day || ' ' || wish.daily_at)::timestamp at time zone 'Europe/Berlin' > wish.digests_from
            -- No digest of a paused day is made up either.
            and (wish.paused_until is null or x.day >= wish.paused_until)
            and (x.weekday = any(wish.weekdays) and exists (
                select from jsonb_each_text(wish.frequencies) f where f.value = 'daily')
              -- What the day's cap or a pause held back, and a digest since then has not told
              or x.weekday = any(wish.weekdays) and exists (
                select from notification n
                where n.agency_id = m.agency_id and n.user_id = m.user_id and n.mailed_at is null
                  and n.is_for_mail and n.seen_at is null and n.created_at >= ${newsFrom}
                  and n.created_at <= (x.day || ' ' || wish.daily_at)::timestamp at time zone 'Europe/Berlin'
                  and wish.frequencies ->> n.event = 'immediately')
              or x.weekday = wish.weekly_on and exists (
                select from jsonb_each_text(wish.frequencies) f where f.value = 'weekly'))
        ) latest
        where latest.day is not null and not exists (
          select from digest d
          where d.user_id = m.user_id and d.key like 'day %' and d.key >= 'day ' || latest.day)
      )
    group by m.agency_id order by m.agency_id limit ${limit}`.execute(t.db);
  return rows;
}

/** Agencies with a member who wants hits at once, by id. `first`: since when for one who was never told of any. */
export async function listEagerAgencies(
  t: Transaction,
  {
    day,
    first,
    after = firstId,
    limit,
  }: { day: string; first: Date; after?: string | undefined; limit: number },
): Promise<DueAgency[]> {
  const { rows } = await sql<DueAgency>`
    select m.agency_id as id, min(coalesce(
      (select max(d.ran_at) from digest d
        where d.agency_id = m.agency_id and d.user_id = m.user_id and d.has_hits),
      ${first}::timestamptz)) as since
    from ${recipients(day)} and m.agency_id > ${after} and wish.frequencies ->> 'matches' = 'immediately'
    group by m.agency_id order by m.agency_id limit ${limit}`.execute(t.db);
  return rows;
}

/** Digests of members that no later one has to know of */
export async function removeOldDigests(t: Transaction, before: Date): Promise<void> {
  await sql`delete from digest where ran_at < ${before}`.execute(t.db);
}
