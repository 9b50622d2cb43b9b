import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Look {
  readonly tenderId: string;
  /** null: the member has seen nothing of it yet */
  readonly seenAt: Date | null;
}

/** The member's looks at those of the tenders that the agency follows, locked against their other windows */
export async function holdLooks(
  t: AgencyTransaction,
  userId: string,
  tenderIds: readonly string[],
): Promise<Look[]> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`looks ${t.agency.id} ${userId}`}, 0))`.execute(
    t.db,
  );
  const { rows } = await sql<Look>`
    select f.tender_id as "tenderId", look.seen_at as "seenAt"
    from followed_tender f
      left join watch_look look on look.agency_id = f.agency_id and look.user_id = ${userId} and look.tender_id = f.tender_id
    where f.agency_id = ${t.agency.id} and f.tender_id = any(${tenderIds}::uuid[])
    order by f.tender_id`.execute(t.db);
  return rows;
}

export async function writeLooks(
  t: AgencyTransaction,
  userId: string,
  looks: readonly { readonly tenderId: string; readonly seenAt: Date }[],
): Promise<void> {
  if (looks.length === 0) return;
  await sql`
    insert into watch_look (agency_id, user_id, tender_id, seen_at, looked_at)
    select ${t.agency.id}, ${userId}, tender_id, seen_at, ${t.now()}
    from unnest(${looks.map(({ tenderId }) => tenderId)}::uuid[],
      ${looks.map(({ seenAt }) => seenAt)}::timestamptz[]) as x (tender_id, seen_at)
    on conflict (agency_id, user_id, tender_id) do update
      set seen_at = excluded.seen_at, looked_at = excluded.looked_at`.execute(t.db);
}

export async function deleteLooks(
  t: AgencyTransaction,
  userId: string,
  tenderIds: readonly string[],
): Promise<void> {
  if (tenderIds.length === 0) return;
  await t.db
    .deleteFrom("watch_look")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("tender_id", "in", tenderIds)
    .execute();
}
