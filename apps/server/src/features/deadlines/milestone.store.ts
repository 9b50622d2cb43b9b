import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

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
}

/** Of these tenders, earliest first */
export async function listMilestones(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Milestone[]> {
  if (tenderIds.length === 0) return [];
  const rows = await t.db
    .selectFrom("milestone")
    .select(["id", "tender_id", "name", "due_at", "has_time", "assignee_id", "done_at"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, tender_id, name, due_at, has_time, assignee_id, done_at }) => ({
    id,
    tenderId: tender_id,
    name,
    dueAt: due_at,
    hasTime: has_time,
    ...(assignee_id !== null && { assigneeId: assignee_id }),
    ...(done_at && { doneAt: done_at }),
  }));
}
