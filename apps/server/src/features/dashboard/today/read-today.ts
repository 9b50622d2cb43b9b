import { maxTodayItems } from "@tc/contract";
import type { TodayItem, WatchNews } from "@tc/contract";
import { addDays, canUse, dueSoonDays, isDueSoon } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { listRows, toListItem } from "../../tenders/index.ts";
import { inTodaysOrder } from "./todays-order.ts";
import * as store from "./today.store.ts";

/** What has passed longer ago is history and no work for today. */
const pastDays = 14;
const dayMs = 86_400_000;

interface Today {
  readonly items: TodayItem[];
  readonly total: number;
  /** Followed tenders with a bid deadline within seven days, those whose offer is in included */
  readonly dueSoon: number;
}

/** What is to do: deadlines, broken plans, tasks, own days and results, as far as the plan opens them. */
export async function readToday(
  ctx: Context,
  news: Promise<{ readonly unseen: ReadonlyMap<string, readonly WatchNews[]> }> | undefined,
): Promise<Today> {
  const { agencyId, tier } = requireMembership(ctx);
  const now = ctx.now();
  const horizon = new Date(now.getTime() + (dueSoonDays + 1) * dayMs);
  const past = { from: new Date(now.getTime() - pastDays * dayMs), to: now };
  const untilDay = addDays(berlinDay(now), dueSoonDays);
  const hasPipeline = canUse(tier, "pipeline");
  // A card from before the plan ended is not within reach.
  const named = (row: store.TodayTender) => toNamed(row, hasPipeline);
  const broken = breaksOf((await news)?.unseen ?? new Map());
  const rows = await inAgency(ctx, agencyId, async (t) => ({
    due: await store.listDue(t, { from: now, to: horizon }),
    milestones: await store.listMilestones(t, { from: past.from, to: horizon }),
    broken: await store.listTenders(t, [...broken.keys()]),
    ...(hasPipeline && {
      missed: await store.listMissed(t, past),
      tasks: await store.listTasks(t, untilDay),
      results: await store.listResults(t),
    }),
  }));
  const ids = [...new Set([...rows.due, ...rows.broken].map(({ tenderId }) => tenderId))];
  const shown = new Map(
    (await listRows(ctx.db, ids)).map((row) => [row.id, toListItem(row, now.getTime())]),
  );
  const due = rows.due.flatMap((row) => {
    const { state, deadline } = shown.get(row.tenderId) ?? {};
    return state === "open" && deadline && isDueSoon(deadline.at, now) ? [{ row, deadline }] : [];
  });
  const items: TodayItem[] = [
    ...due
      .filter(({ row }) => row.isSubmitted !== true)
      .map(({ row, deadline }) => ({
        kind: "deadline" as const,
        ...named(row),
        ...deadline,
        ...tasksOf(row),
      })),
    ...(rows.missed ?? []).map((row) => ({
      kind: "deadline" as const,
      ...named(row),
      at: row.at.toISOString(),
      hasTime: row.hasTime,
      ...tasksOf(row),
    })),
    ...rows.broken.map((row) => ({
      kind: "broken" as const,
      ...named(row),
      breaks: [...(broken.get(row.tenderId) ?? [])],
      ...shown.get(row.tenderId)?.deadline,
    })),
    ...(rows.tasks ?? []).map((row) => ({
      kind: "task" as const,
      ...named(row),
      cardId: row.cardId,
      name: row.name,
      dueOn: row.dueOn,
    })),
    ...rows.milestones
      .filter(({ at }) => at < now || isDueSoon(at, now))
      .map((row) => ({
        kind: "milestone" as const,
        ...named(row),
        name: row.name,
        at: row.at.toISOString(),
        hasTime: row.hasTime,
      })),
    ...(rows.results ?? []).map((row) => ({
      kind: "result" as const,
      ...named(row),
      cardId: row.cardId,
      because: row.because,
      ...(row.publishedOn !== null && { publishedOn: row.publishedOn }),
    })),
  ];
  return {
    items: inTodaysOrder(items, now).slice(0, maxTodayItems),
    total: items.length,
    dueSoon: due.length,
  };
}

function toNamed({ slug, title, cardId, assignee }: store.TodayTender, hasPipeline: boolean) {
  return {
    slug,
    title,
    ...(hasPipeline && cardId !== null && { cardId }),
    ...(assignee !== null && { assignee }),
  };
}

function tasksOf({
  doneTasks,
  allTasks,
}: {
  readonly doneTasks: number;
  readonly allTasks: number;
}) {
  return allTasks > 0 ? { tasks: { done: doneTasks, all: allTasks } } : {};
}

/** By tender what its unseen changes break, each sentence once; a tender whose plans stand has no entry. */
function breaksOf(
  unseen: ReadonlyMap<string, readonly WatchNews[]>,
): ReadonlyMap<string, readonly string[]> {
  const entries = [...unseen].map(([tenderId, news]): [string, string[]] => [
    tenderId,
    [...new Set(news.flatMap(({ changes }) => changes.flatMap(({ breaks }) => breaks)))],
  ]);
  return new Map(entries.filter(([, breaks]) => breaks.length > 0));
}
