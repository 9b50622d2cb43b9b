import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface DashboardSetting {
  readonly cards: readonly string[];
  readonly matchesSeenAt: Date | null;
  readonly joinedAt: Date;
}

/** As the member has left it, or as it begins; undefined for somebody who is no member any more. */
export async function findSetting(
  t: AgencyTransaction,
  userId: string,
): Promise<DashboardSetting | undefined> {
  const { rows } = await sql<DashboardSetting>`
    select coalesce(s.cards, '{}') as cards, s.matches_seen_at as "matchesSeenAt", m.joined_at as "joinedAt"
    from member m
      left join dashboard_setting s on s.agency_id = m.agency_id and s.user_id = m.user_id
    where m.agency_id = ${t.agency.id} and m.user_id = ${userId}`.execute(t.db);
  return rows[0];
}

export async function writeCards(
  t: AgencyTransaction,
  userId: string,
  cards: readonly string[],
): Promise<void> {
  const values = { cards: [...cards] };
  await t.db
    .insertInto("dashboard_setting")
    .values({ agency_id: t.agency.id, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "user_id"]).doUpdateSet(values))
    .execute();
}

/** A later look stands: two windows may tell theirs in any order. */
export async function writeMatchesSeen(
  t: AgencyTransaction,
  userId: string,
  upTo: Date,
): Promise<void> {
  await sql`
    insert into dashboard_setting (agency_id, user_id, matches_seen_at)
    values (${t.agency.id}, ${userId}, ${upTo})
    on conflict (agency_id, user_id) do update
      set matches_seen_at = greatest(dashboard_setting.matches_seen_at, excluded.matches_seen_at)`.execute(
    t.db,
  );
}
