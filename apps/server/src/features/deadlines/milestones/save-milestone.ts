import type { TenderClocks } from "@tc/contract";
import { AppError, milestoneLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { requireLineTender, tenderClocks } from "../line/get-tender-clocks.ts";
import { listLineTenders, listMembers } from "../line/line.store.ts";
import * as store from "./milestone.store.ts";
import type { Milestone, MilestoneValues } from "./milestone.store.ts";

/** As a member says it; what is absent stays, or is as it begins. */
interface Entry {
  readonly name?: string | undefined;
  readonly dueAt?: string | undefined;
  readonly hasTime?: boolean | undefined;
  readonly assigneeId?: string | null | undefined;
  readonly isDone?: boolean | undefined;
}

type New = Entry & { readonly slug: string; readonly name: string; readonly dueAt: string };

/** Sets a day of the agency's own. Throws not_found, also for an assignee who is no member. */
export function createMilestone(ctx: Context, { slug, ...entry }: New): Promise<TenderClocks> {
  const { agencyId } = requireMembership(ctx);
  const createdBy = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await requireLineTender(t, slug);
    if ((await store.countMilestones(t, tender.id)) >= milestoneLimits.perTender) {
      throw new AppError("bad_request");
    }
    const start = { name: entry.name, dueAt: new Date(entry.dueAt), hasTime: true };
    const values = await valuesOf(t, start, entry);
    await store.insertMilestone(t, tender.id, { ...values, createdBy });
    return tenderClocks(t, tender);
  });
}

/** Renames, moves, assigns or ticks off. Throws not_found. */
export function changeMilestone(
  ctx: Context,
  { id, ...entry }: Entry & { readonly id: string },
): Promise<TenderClocks> {
  return withMilestone(ctx, id, async (t, milestone) =>
    store.updateMilestone(t, id, await valuesOf(t, milestone, entry)),
  );
}

export function deleteMilestone(ctx: Context, { id }: { id: string }): Promise<TenderClocks> {
  return withMilestone(ctx, id, (t) => store.deleteMilestone(t, id));
}

function withMilestone(
  ctx: Context,
  id: string,
  change: (t: AgencyTransaction, milestone: Milestone) => Promise<void>,
): Promise<TenderClocks> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const milestone = await store.findMilestone(t, id);
    const [tender] = milestone ? await listLineTenders(t, [milestone.tenderId]) : [];
    if (!milestone || !tender) throw new AppError("not_found");
    await change(t, milestone);
    return tenderClocks(t, tender);
  });
}

type Start = Pick<Milestone, "name" | "dueAt" | "hasTime"> &
  Partial<Pick<Milestone, "assigneeId" | "doneAt">>;

async function valuesOf(
  t: AgencyTransaction,
  start: Start,
  entry: Entry,
): Promise<MilestoneValues> {
  const { assigneeId = start.assigneeId ?? null } = entry;
  if (entry.assigneeId) {
    const members = await listMembers(t);
    if (!members.some(({ id }) => id === entry.assigneeId)) throw new AppError("not_found");
  }
  return {
    name: entry.name ?? start.name,
    dueAt: entry.dueAt === undefined ? start.dueAt : new Date(entry.dueAt),
    hasTime: entry.hasTime ?? start.hasTime,
    assigneeId,
    doneAt: doneAtOf(t, start, entry),
  };
}

/** Ticked off once more keeps its first moment. */
function doneAtOf(t: AgencyTransaction, { doneAt }: Start, { isDone }: Entry): Date | null {
  if (isDone === undefined) return doneAt ?? null;
  return isDone ? (doneAt ?? t.now()) : null;
}
