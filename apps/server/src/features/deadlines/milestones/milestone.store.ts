import type { Selectable } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** A day that the agency set for itself */
export interface Milestone {
  readonly id: string;
  readonly tenderId: string;
  readonly name: string;
  readonly dueAt: Date;
  /** false: the end of that day in Europe/Berlin */
  readonly hasTime: boolean;
  readonly assigneeId?: string;
  readonly doneAt?: Date;
  readonly changedAt: Date;
}

/** Of these tenders, earliest first */
export async function listMilestones(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Milestone[]> {
  if (tenderIds.length === 0) return [];
  const rows = await t.db
    .selectFrom("milestone")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map(toMilestone);
}

const columns = [
  "id",
  "tender_id",
  "name",
  "due_at",
  "has_time",
  "assignee_id",
  "done_at",
  "created_at",
  "changed_at",
] as const;

type Row = Pick<Selectable<Database["milestone"]>, (typeof columns)[number]>;

function toMilestone(row: Row): Milestone {
  const { id, tender_id, name, due_at, has_time, assignee_id, done_at } = row;
  return {
    id,
    tenderId: tender_id,
    name,
    dueAt: due_at,
    hasTime: has_time,
    ...(assignee_id !== null && { assigneeId: assignee_id }),
    ...(done_at && { doneAt: done_at }),
    changedAt: row.changed_at ?? row.created_at,
  };
}

/** Undefined: the agency has none of this id. */
export async function findMilestone(
  t: AgencyTransaction,
  id: string,
): Promise<Milestone | undefined> {
  const row = await t.db
    .selectFrom("milestone")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toMilestone(row);
}

export interface MilestoneValues {
  readonly name: string;
  readonly dueAt: Date;
  readonly hasTime: boolean;
  readonly assigneeId: string | null;
  readonly doneAt: Date | null;
}

export async function countMilestones(t: AgencyTransaction, tenderId: string): Promise<number> {
  const { count } = await t.db
    .selectFrom("milestone")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertMilestone(
  t: AgencyTransaction,
  tenderId: string,
  { createdBy, ...values }: MilestoneValues & { readonly createdBy: string },
): Promise<void> {
  await t.db
    .insertInto("milestone")
    .values({
      agency_id: t.agency.id,
      tender_id: tenderId,
      ...toColumns(values),
      created_at: t.now(),
      created_by: createdBy,
    })
    .execute();
}

export async function updateMilestone(
  t: AgencyTransaction,
  id: string,
  values: MilestoneValues,
): Promise<void> {
  await t.db
    .updateTable("milestone")
    .set({ ...toColumns(values), changed_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function deleteMilestone(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .deleteFrom("milestone")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

function toColumns({ name, dueAt, hasTime, assigneeId, doneAt }: MilestoneValues) {
  return {
    name,
    due_at: dueAt,
    has_time: hasTime,
    assignee_id: assigneeId,
    done_at: doneAt,
  };
}
