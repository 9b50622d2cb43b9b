import { sql } from "kysely";
import type { PipelineUndo } from "../../../platform/database/schema-columns.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { memberId } from "../card.store.ts";

export interface TaskRow {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string | null;
  /** Active members alone */
  readonly assigneeId: string | null;
  readonly storedAssigneeId: string | null;
  readonly place: number;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
  readonly doneByName: string | null;
  readonly createdAt: Date;
}

/** Open ones by due day, then in their own order; done ones last, the latest first. */
export async function listTasks(t: AgencyTransaction, tenderId: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select k.id, k.title, k.due_on as "dueOn", m.user_id as "assigneeId", k.assignee_id as "storedAssigneeId",
      k.place, k.done_at as "doneAt", k.done_by as "doneBy", k.done_by_name as "doneByName",
      k.created_at as "createdAt"
    from pipeline_task k
      left join member m on m.agency_id = k.agency_id and m.user_id = k.assignee_id and m.active
        and m.deactivated_at is null
    where k.agency_id = ${t.agency.id} and k.tender_id = ${tenderId}
    order by k.done_at is not null, case when k.done_at is null then k.due_on end nulls last, k.done_at desc,
      k.place, k.id`.execute(t.db);
  return rows;
}

/** Titles of what is still to do, by the tender's id: first what is due first. A tender without has no entry. */
export async function listOpenTasks(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ tender_id: string; titles: string[] }>`
    select tender_id, array_agg(title order by due_on nulls last, place, id) as titles
    from pipeline_task
    where agency_id = ${t.agency.id} and tender_id = any(${[...tenderIds]}) and done_at is null
    group by tender_id`.execute(t.db);
  return new Map(rows.map(({ tender_id, titles }) => [tender_id, titles]));
}

export async function insertTask(
  t: AgencyTransaction,
  tenderId: string,
  task: { readonly title: string; readonly dueOn?: string; readonly assigneeId?: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pipeline_task (agency_id, tender_id, title, due_on, assignee_id, place, created_at)
    select ${t.agency.id}, ${tenderId}, ${task.title}, ${task.dueOn ?? null}, ${task.assigneeId ?? null},
      coalesce(max(place), 0) + 1, ${t.now()}
    from pipeline_task where agency_id = ${t.agency.id} and tender_id = ${tenderId}
    returning id`.execute(t.db);
  return rows[0]?.id ?? "";
}

export interface TaskChange {
  readonly title?: string | undefined;
  readonly dueOn?: string | null | undefined;
  readonly assigneeId?: string | null | undefined;
  readonly done?: { readonly byId: string; readonly byName: string } | null | undefined;
}

export async function updateTask(
  t: AgencyTransaction,
  id: string,
  { title, dueOn, assigneeId, done }: TaskChange,
): Promise<void> {
  const values = {
    ...(title !== undefined && { title }),
    ...(dueOn !== undefined && { due_on: dueOn }),
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(done !== undefined && {
      done_at: done && t.now(),
      done_by: done?.byId ?? null,
      done_by_name: done?.byName ?? null,
    }),
  };
  if (Object.keys(values).length === 0) return;
  await t.db
    .updateTable("pipeline_task")
    .set(values)
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** The order of all tasks of a card becomes that of the ids. */
export async function orderTasks(t: AgencyTransaction, ids: readonly string[]): Promise<void> {
  await sql`
    update pipeline_task k set place = o.place
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where k.agency_id = ${t.agency.id} and k.id = o.id`.execute(t.db);
}

export async function deleteTask(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .deleteFrom("pipeline_task")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

type DeletedTask = Extract<PipelineUndo, { kind: "task_deleted" }>["task"];

export async function restoreTask(
  t: AgencyTransaction,
  tenderId: string,
  task: DeletedTask,
): Promise<void> {
  await sql`
    insert into pipeline_task (id, agency_id, tender_id, title, due_on, assignee_id, place, done_at, done_by,
      done_by_name, created_at)
    values (${task.id}, ${t.agency.id}, ${tenderId}, ${task.title}, ${task.dueOn},
      ${memberId(t, task.assigneeId)}, ${task.place}, ${task.doneAt}, ${memberId(t, task.doneBy)},
      ${task.doneByName}, ${task.createdAt})
    on conflict do nothing`.execute(t.db);
}
