import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** A tender in a row, with the card and whose it is where there is one */
export interface TodayTender {
  readonly tenderId: string;
  readonly slug: string;
  readonly title: string;
  readonly cardId: string | null;
  /** Name of an active member */
  readonly assignee: string | null;
}

export interface DueRow extends TodayTender {
  /** null: no card, or a closed one */
  readonly isSubmitted: boolean | null;
  readonly doneTasks: number;
  readonly allTasks: number;
}

const tender = sql`t.id as "tenderId", t.slug, t.title, c.id as "cardId", m.name as assignee`;
const isBeforeOffer = sql`c.stage in ('discovered', 'review', 'go', 'in_work')`;
const isOpen = sql`c.stage in ('discovered', 'review', 'go', 'in_work', 'submitted')`;
const tasks = sql`left join lateral (
    select count(*)::int as total, count(done_at)::int as done
    from pipeline_task k where k.agency_id = c.agency_id and k.tender_id = c.tender_id) k on true`;

function memberIs(userId: ReturnType<typeof sql>, agencyId: string) {
  return sql`left join member m on m.agency_id = ${agencyId} and m.user_id = ${userId} and m.active
    and m.deactivated_at is null`;
}

/** Running tenders that the agency follows with a bid deadline between these moments; of several lots any of them. */
export async function listDue(
  t: AgencyTransaction,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select ${tender}, c.stage = 'submitted' as "isSubmitted",
      coalesce(k.done, 0) as "doneTasks", coalesce(k.total, 0) as "allTasks"
    from followed_tender f join tender t on t.id = f.tender_id
      left join pipeline_card c on c.agency_id = f.agency_id and c.tender_id = f.tender_id and ${isOpen}
      left join watch_entry e on e.agency_id = f.agency_id and e.tender_id = f.tender_id
      ${memberIs(sql`case when c.id is null then e.assignee_id else c.assignee_id end`, t.agency.id)}
      ${tasks}
    where f.agency_id = ${t.agency.id} and t.stage = 'call' and t.deadline_at <= ${to}
      and t.last_deadline_at >= ${from}
    order by t.id`.execute(t.db);
  return rows;
}

export interface MissedRow extends TodayTender {
  readonly at: Date;
  readonly hasTime: boolean;
  readonly doneTasks: number;
  readonly allTasks: number;
}

/** Cards before the submission whose last bid deadline passed between these moments */
export async function listMissed(
  t: AgencyTransaction,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    select ${tender}, t.last_deadline_at as at, coalesce(t.last_deadline_has_time, false) as "hasTime",
      coalesce(k.done, 0) as "doneTasks", coalesce(k.total, 0) as "allTasks"
    from pipeline_card c join tender t on t.id = c.tender_id
      ${memberIs(sql`c.assignee_id`, t.agency.id)}
      ${tasks}
    where c.agency_id = ${t.agency.id} and ${isBeforeOffer} and t.stage = 'call'
      and t.last_deadline_at >= ${from} and t.last_deadline_at < ${to}
    order by t.id`.execute(t.db);
  return rows;
}

export interface TaskRow extends TodayTender {
  readonly cardId: string;
  readonly name: string;
  readonly dueOn: string;
}

/** What is still to do on open cards until this day, what is overdue included */
export async function listTasks(t: AgencyTransaction, until: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${tender}, k.title as name, k.due_on::text as "dueOn"
    from pipeline_task k
      join pipeline_card c on c.agency_id = k.agency_id and c.tender_id = k.tender_id and ${isOpen}
      join tender t on t.id = c.tender_id
      ${memberIs(sql`k.assignee_id`, t.agency.id)}
    where k.agency_id = ${t.agency.id} and k.done_at is null and k.due_on <= ${until}::date
    order by k.due_on, k.place, k.id`.execute(t.db);
  return rows;
}

export interface MilestoneRow extends TodayTender {
  readonly name: string;
  readonly at: Date;
  readonly hasTime: boolean;
}

/** Own days of running tenders between these moments that nobody has ticked off */
export async function listMilestones(
  t: AgencyTransaction,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select ${tender}, d.name, d.due_at as at, d.has_time as "hasTime"
    from milestone d join tender t on t.id = d.tender_id
      left join pipeline_card c on c.agency_id = d.agency_id and c.tender_id = d.tender_id
      ${memberIs(sql`d.assignee_id`, t.agency.id)}
    where d.agency_id = ${t.agency.id} and d.done_at is null and d.due_at >= ${from} and d.due_at <= ${to}
      and t.stage in ('planned', 'call')
    order by d.due_at, d.id`.execute(t.db);
  return rows;
}

export interface ResultRow extends TodayTender {
  readonly cardId: string;
  readonly because: "awarded" | "cancelled";
  readonly publishedOn: string | null;
}

/** Open cards whose tender has ended, the latest first */
export async function listResults(t: AgencyTransaction): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select ${tender}, t.stage as because, t.updated_on::text as "publishedOn"
    from pipeline_card c join tender t on t.id = c.tender_id
      ${memberIs(sql`c.assignee_id`, t.agency.id)}
    where c.agency_id = ${t.agency.id} and ${isOpen} and t.stage in ('awarded', 'cancelled')
    order by t.updated_on desc nulls last, t.id`.execute(t.db);
  return rows;
}

/** Tenders by their ids, as a row names them */
export async function listTenders(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<TodayTender[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<TodayTender>`
    select ${tender}
    from tender t
      left join pipeline_card c on c.agency_id = ${t.agency.id} and c.tender_id = t.id and ${isOpen}
      left join watch_entry e on e.agency_id = ${t.agency.id} and e.tender_id = t.id
      ${memberIs(sql`case when c.id is null then e.assignee_id else c.assignee_id end`, t.agency.id)}
    where t.id = any(${[...tenderIds]}::uuid[])`.execute(t.db);
  return rows;
}
