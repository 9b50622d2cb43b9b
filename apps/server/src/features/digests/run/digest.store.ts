import type { NotificationEvent } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { newsDays } from "../../notifications/index.ts";

/** What a member was told before. */
export interface DigestState {
  readonly userId: string;
  readonly joinedAt: Date;
  /** When the member joined or last changed pause, frequencies or times; digests of before are not made up. */
  readonly digestsFrom: Date;
  /** The latest day that had its digest */
  readonly lastDay: string | null;
  /** When new tenders were last looked for */
  readonly lookedAt: Date | null;
  /** Tenders told since `from`, under the ids that they have now */
  readonly told: readonly string[];
  /** Whether any notification waits for a mail */
  readonly hasNews: boolean;
  /** Since when news of an event that is not seen in the app waits for a mail */
  readonly waitingSince: Readonly<Partial<Record<NotificationEvent, Date>>>;
}

/** Of all members of the agency */
export async function listDigestStates(
  t: AgencyTransaction,
  from: Date,
): Promise<ReadonlyMap<string, DigestState>> {
  const newsFrom = new Date(t.now().getTime() - newsDays * 86_400_000);
  const { rows } = await sql<Row>`
    select m.user_id as "userId", m.joined_at as "joinedAt",
      greatest(m.joined_at, s.digests_from) as "digestsFrom", d.last_day as "lastDay", d.looked_at as "lookedAt",
      array(
        select coalesce(a.tender_id, x.id)::text
        from digest told cross join unnest(told.tender_ids) as x (id)
          left join lateral (
            select tender_id from tender_alias where old_id = x.id limit 1) a on true
        where told.agency_id = m.agency_id and told.user_id = m.user_id and told.ran_at >= ${from}) as told,
      exists (
        select from notification n
        where n.agency_id = m.agency_id and n.user_id = m.user_id and n.mailed_at is null
          and n.is_for_mail and n.created_at >= ${newsFrom}) as "hasNews",
      (select jsonb_object_agg(event, since) from (
        select n.event, min(n.created_at) as since from notification n
        where n.agency_id = m.agency_id and n.user_id = m.user_id and n.mailed_at is null
          and n.is_for_mail and n.seen_at is null and n.created_at >= ${newsFrom}
        group by n.event) waiting) as "waitingSince"
    from member m
      left join email_setting s on s.agency_id = m.agency_id and s.user_id = m.user_id
      left join lateral (
      select max(substr(key, 5)) filter (where key like 'day %') as last_day,
        max(ran_at) filter (where has_hits) as looked_at
      from digest where agency_id = m.agency_id and user_id = m.user_id
    ) d on true
    where m.agency_id = ${t.agency.id}`.execute(t.db);
  return new Map(
    rows.map((row) => [row.userId, { ...row, waitingSince: toDates(row.waitingSince ?? {}) }]),
  );
}

type Row = Omit<DigestState, "waitingSince"> & {
  readonly waitingSince: Readonly<Record<string, string>> | null;
};

const toDates = (instants: Readonly<Record<string, string>>): DigestState["waitingSince"] =>
  Object.fromEntries(Object.entries(instants).map(([event, at]) => [event, new Date(at)]));

export interface NewDigest {
  readonly userId: string;
  /** Names it among the member's */
  readonly key: string;
  readonly hasHits: boolean;
  readonly tenderIds: readonly string[];
}

export const dayKey = (day: string): string => `day ${day}`;

/**
 * Writes those that are not there and returns whose they are. Of two processes at once the second waits, then writes none of
 * the first one's.
 */
export async function insertDigests(
  t: AgencyTransaction,
  digests: readonly NewDigest[],
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await t.db
    .insertInto("digest")
    .values(
      digests.map(({ userId, key, hasHits, tenderIds }) => ({
        agency_id: t.agency.id,
        user_id: userId,
        key,
        ran_at: t.now(),
        has_hits: hasHits,
        tender_ids: [...tenderIds],
      })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("user_id")
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
