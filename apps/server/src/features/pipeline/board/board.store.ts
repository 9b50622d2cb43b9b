import type { OutcomeReason, PipelineStage } from "@tc/domain";
import type { ClosedStage } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** So many cards of each closed stage are on the board, the latest. */
export const shownPerTray = 200;

export interface CardRow {
  readonly id: string;
  readonly tenderId: string;
  readonly stage: PipelineStage;
  readonly stageSince: Date;
  readonly revision: number;
  readonly createdBy: string | null;
  /** Changes of the tender that are no news to this member */
  readonly knownChanges: number;
  /** Of documents: those that came later are news */
  readonly seenAt: Date;
  readonly isSeen: boolean;
  readonly assigneeId: string | null;
  readonly doneTasks: number;
  readonly allTasks: number;
  readonly overdueTasks: number;
  readonly comments: number;
  /** null: nothing was said */
  readonly outcome: {
    readonly rank: number | null;
    readonly offers: number | null;
    readonly ownPriceCents: number | null;
    readonly winner: string | null;
    readonly valueCents: number | null;
    readonly knewResult: boolean;
  } | null;
}

/** The cards with the work on them, as this member sees them; all, or one. */
export async function listCards(
  t: AgencyTransaction,
  { userId, today, id }: { readonly userId: string; readonly today: string; readonly id?: string },
): Promise<CardRow[]> {
  const agencyId = t.agency.id;
  const { rows } = await sql<CardRow>`
    with shown as (
      select c.*, row_number() over (partition by stage order by stage_since desc, id) as n
      from pipeline_card c
      where agency_id = ${agencyId} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    )
    select c.id, c.tender_id as "tenderId", c.stage, c.stage_since as "stageSince", c.revision,
      c.created_by as "createdBy", greatest(s.known_changes, c.known_changes) as "knownChanges",
      greatest(s.at, c.created_at) as "seenAt", s.user_id is not null as "isSeen", m.user_id as "assigneeId",
      coalesce(k.done, 0) as "doneTasks", coalesce(k.total, 0) as "allTasks", coalesce(k.overdue, 0) as "overdueTasks",
      coalesce(w.total, 0) as comments,
      case when o.tender_id is not null then json_build_object('rank', o.rank, 'offers', o.offers,
        'ownPriceCents', o.own_price_cents, 'winner', o.winner, 'valueCents', o.value_cents,
        'knewResult', o.knew_result) end as outcome
    from shown c
      left join member m on m.agency_id = c.agency_id and m.user_id = c.assignee_id and m.active
        and m.deactivated_at is null
      left join pipeline_seen s on s.agency_id = c.agency_id and s.tender_id = c.tender_id and s.user_id = ${userId}
      left join (
        select tender_id, count(*)::int as total, count(done_at)::int as done,
          (count(*) filter (where done_at is null and due_on < ${today}::date))::int as overdue
        from pipeline_task where agency_id = ${agencyId} group by tender_id
      ) k on k.tender_id = c.tender_id
      left join (
        select tender_id, count(*)::int as total from pipeline_comment
        where agency_id = ${agencyId} and deleted_at is null group by tender_id
      ) w on w.tender_id = c.tender_id
      left join pipeline_outcome o on o.agency_id = c.agency_id and o.tender_id = c.tender_id and o.stage = c.stage
    where c.stage not in ('won', 'lost', 'declined') or c.n <= ${shownPerTray}
    order by c.id`.execute(t.db);
  return rows;
}

export async function countStages(t: AgencyTransaction): Promise<Map<PipelineStage, number>> {
  const rows = await t.db
    .selectFrom("pipeline_card")
    .select(["stage", (eb) => eb.fn.countAll<string>().as("count")])
    .where("agency_id", "=", t.agency.id)
    .groupBy("stage")
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
}

/** Why tenders were declined, the most frequent reason */
export async function commonestReason(
  t: AgencyTransaction,
  stage: ClosedStage,
): Promise<{ readonly code: OutcomeReason; readonly count: number } | undefined> {
  const { rows } = await sql<{ code: OutcomeReason; count: number }>`
    select reason as code, count(*)::int as count
    from pipeline_outcome o
      join pipeline_card c on c.agency_id = o.agency_id and c.tender_id = o.tender_id and c.stage = o.stage,
      unnest(o.reasons) as reason
    where o.agency_id = ${t.agency.id} and o.stage = ${stage}
    group by reason order by count(*) desc, reason limit 1`.execute(t.db);
  return rows[0];
}
