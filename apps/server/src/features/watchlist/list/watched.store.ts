import type { ChangedFiles, TenderStage } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { TenderChangeRow } from "../changes/news-of.ts";

export interface WatchedRow {
  readonly tenderId: string;
  readonly stage: TenderStage;
  /** The first deadline that has not passed, else the last */
  readonly deadlineAt: Date | null;
  readonly isWatched: boolean | null;
  readonly note: string | null;
  readonly noteAt: Date | null;
  readonly noteBy: string | null;
  readonly assigneeId: string | null;
  readonly isRegistered: boolean | null;
  readonly registeredAt: Date | null;
  readonly registeredBy: string | null;
  readonly lookedAt: Date | null;
  readonly lookedBy: string | null;
  /** What came before is nothing new to the member. */
  readonly seenUpTo: Date | null;
  readonly unseen: readonly TenderChangeRow[];
}

interface StoredRow extends Omit<WatchedRow, "unseen"> {
  readonly unseen: readonly {
    readonly key: string;
    readonly at: string;
    readonly files: ChangedFiles | null;
  }[];
}

/**
 * What the agency follows, with what this member has not seen of it: changes since their last look, or since the agency
 * began to follow. Running ones by deadline, then what is over; with an id this tender alone.
 */
export async function listWatched(
  t: AgencyTransaction,
  userId: string,
  { limit, tenderId }: { readonly limit: number; readonly tenderId?: string },
): Promise<WatchedRow[]> {
  const only = tenderId === undefined ? sql`` : sql`and f.tender_id = ${tenderId}`;
  const isOver = sql`(t.stage in ('awarded', 'cancelled') or coalesce(t.last_deadline_at < ${t.now()}, false))`;
  const { rows } = await sql<StoredRow>`
    select f.tender_id as "tenderId", t.stage,
      case when t.deadline_at >= ${t.now()} then t.deadline_at else t.last_deadline_at end as "deadlineAt",
      w.is_watched as "isWatched", e.note, e.note_at as "noteAt", e.note_by as "noteBy", e.assignee_id as "assigneeId",
      e.is_registered as "isRegistered", e.registered_at as "registeredAt", e.registered_by as "registeredBy",
      e.looked_at as "lookedAt", e.looked_by as "lookedBy", start.at as "seenUpTo", coalesce(news.rows, '[]') as unseen
    from followed_tender f
      join tender t on t.id = f.tender_id
      left join watched_tender w on w.agency_id = f.agency_id and w.tender_id = f.tender_id
      left join watch_entry e on e.agency_id = f.agency_id and e.tender_id = f.tender_id
      left join watch_look look on look.agency_id = f.agency_id and look.user_id = ${userId} and look.tender_id = f.tender_id
      cross join lateral (
        select greatest(
          look.seen_at,
          least(
            case when w.is_watched then w.set_at end,
            (select min(l.created_at) from tender_label l
              where l.agency_id = f.agency_id and l.tender_id = f.tender_id and l.source = 'user' and l.kind = 'saved'
                and l.retracted_at is null),
            (select c.created_at from pipeline_card c where c.agency_id = f.agency_id and c.tender_id = f.tender_id)),
          (select m.joined_at from member m where m.agency_id = f.agency_id and m.user_id = ${userId})) as at) start
      left join lateral (
        select json_agg(json_build_object('key', c.key, 'at', c.at, 'files', c.files)) as rows
        from tender_change c where c.tender_id = f.tender_id and c.at > start.at) news on true
    where f.agency_id = ${t.agency.id} ${only}
    order by ${isOver}, coalesce(t.deadline_at, t.last_deadline_at) nulls last, t.id
    limit ${limit}`.execute(t.db);
  return rows.map((row) => ({
    ...row,
    unseen: row.unseen.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) })),
  }));
}

export async function countWatched(t: AgencyTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from followed_tender where agency_id = ${t.agency.id}`.execute(
    t.db,
  );
  return rows[0]?.count ?? 0;
}

/** When the member last marked something as seen */
export async function findLastLook(
  t: AgencyTransaction,
  userId: string,
): Promise<Date | undefined> {
  const row = await t.db
    .selectFrom("watch_look")
    .select(({ fn }) => fn.max("looked_at").as("at"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  // TypeScript takes an aggregate for never null; without rows it is.
  return (row?.at as Date | null | undefined) ?? undefined;
}

export interface MemberRow {
  readonly userId: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** All that belong to the agency, by name */
export async function listMembers(t: AgencyTransaction): Promise<MemberRow[]> {
  const rows = await t.db
    .selectFrom("member")
    .select(["user_id", "name", "active", "deactivated_at"])
    .where("agency_id", "=", t.agency.id)
    .orderBy(sql`lower(name)`)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    isActive: row.active && row.deactivated_at === null,
  }));
}
