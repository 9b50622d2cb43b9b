import type { CardTask } from "@tc/contract";
import { AppError, pipelineLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { raiseCardRevision } from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { requirePeople } from "../people.store.ts";
import * as store from "./task.store.ts";
import { tellAssignee } from "./tell-members.ts";

export function toCardTask(row: store.TaskRow, now: Date): CardTask {
  const { id, title, dueOn, doneAt, doneBy, doneByName, assigneeId } = row;
  return {
    id,
    title,
    ...(dueOn !== null && { dueOn }),
    isOverdue: doneAt === null && dueOn !== null && dueOn < berlinDay(now),
    ...(doneAt && {
      done: {
        at: doneAt.toISOString(),
        ...(doneBy !== null && { byId: doneBy }),
        byName: doneByName ?? "",
      },
    }),
    ...(assigneeId !== null && { assigneeId }),
  };
}

interface NewTask {
  readonly title: string;
  readonly dueOn?: string | undefined;
  readonly assigneeId?: string | undefined;
}

/** Throws not_found and limit_reached. */
export function addCardTask(
  ctx: Context,
  { id, title, dueOn, assigneeId }: NewTask & { readonly id: string },
): Promise<{ task: CardTask }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { card, by, tenderId, note } = await holdCard(t, "card", id);
    const max = pipelineLimits.tasksPerCard;
    if ((await store.listTasks(t, tenderId)).length >= max) {
      throw new AppError("limit_reached", { max });
    }
    await requirePeople(t, assigneeId === undefined ? [] : [assigneeId]);
    const taskId = await store.insertTask(t, tenderId, {
      title,
      ...(dueOn !== undefined && { dueOn }),
      ...(assigneeId !== undefined && { assigneeId }),
    });
    await raiseCardRevision(t, tenderId);
    const act = await note({ kind: "task_added", title });
    if (assigneeId !== undefined) {
      await tellAssignee(t, { card, by, assigneeId, key: `task:${act}`, task: title });
    }
    return { task: await findTask(t, tenderId, taskId) };
  });
}

interface ChangedTask {
  readonly title?: string | undefined;
  readonly dueOn?: string | null | undefined;
  readonly assigneeId?: string | null | undefined;
  readonly isDone?: boolean | undefined;
  readonly before?: string | null | undefined;
}

/** Throws not_found. */
export function changeCardTask(
  ctx: Context,
  { id, title, dueOn, assigneeId, isDone, before }: ChangedTask & { readonly id: string },
): Promise<{ task: CardTask }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { card, by, tenderId, note } = await holdCard(t, "task", id);
    const tasks = await store.listTasks(t, tenderId);
    const task = tasks.find((row) => row.id === id);
    if (!task) throw new AppError("not_found");
    await requirePeople(t, typeof assigneeId === "string" ? [assigneeId] : []);
    const isSettled = isDone !== undefined && isDone !== (task.doneAt !== null);
    await store.updateTask(t, id, {
      title,
      dueOn,
      assigneeId,
      ...(isSettled && { done: isDone ? { byId: by.id, byName: by.name } : null }),
    });
    if (before !== undefined) await store.orderTasks(t, placeBefore(tasks, id, before));
    await raiseCardRevision(t, tenderId);
    const named = title ?? task.title;
    const kind = isSettled ? (isDone ? "task_done" : "task_reopened") : "task_changed";
    const act = await note({ kind, title: named });
    if (typeof assigneeId === "string" && assigneeId !== task.storedAssigneeId) {
      await tellAssignee(t, { card, by, assigneeId, key: `task:${act}`, task: named });
    }
    return { task: await findTask(t, tenderId, id) };
  });
}

/** The ids in their new order; a task that is not of the card is not found. */
function placeBefore(
  tasks: readonly store.TaskRow[],
  id: string,
  before: string | null,
): readonly string[] {
  const others = tasks
    .toSorted((a, b) => a.place - b.place)
    .map((task) => task.id)
    .filter((other) => other !== id);
  const at = before === null ? others.length : others.indexOf(before);
  if (at < 0) throw new AppError("not_found");
  return others.toSpliced(at, 0, id);
}

/** Throws not_found. */
export function deleteCardTask(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ undo: string }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { tenderId, note } = await holdCard(t, "task", id);
    const task = (await store.listTasks(t, tenderId)).find((row) => row.id === id);
    if (!task) throw new AppError("not_found");
    await store.deleteTask(t, id);
    await raiseCardRevision(t, tenderId);
    const { title, dueOn, place, doneBy, doneByName } = task;
    const undo = await note(
      { kind: "task_deleted", title },
      {
        kind: "task_deleted",
        task: {
          id,
          title,
          dueOn,
          assigneeId: task.storedAssigneeId,
          place,
          doneAt: task.doneAt?.toISOString() ?? null,
          doneBy,
          doneByName,
          createdAt: task.createdAt.toISOString(),
        },
      },
    );
    return { undo };
  });
}

async function findTask(t: AgencyTransaction, tenderId: string, id: string): Promise<CardTask> {
  const row = (await store.listTasks(t, tenderId)).find((task) => task.id === id);
  if (!row) throw new AppError("not_found");
  return toCardTask(row, t.now());
}
