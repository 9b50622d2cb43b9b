import type { BoardCard, PipelineSort, QuickFilter } from "@tc/contract";
import { openStages } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOpenStage } from "../moves/stage-labels.ts";

export interface BoardQuery {
  readonly search?: string | undefined;
  readonly quick?: QuickFilter | undefined;
  readonly until?: string | undefined;
  readonly sort?: PipelineSort | undefined;
}

/** What each quick filter keeps */
export function quickTests(
  userId: string,
  now: Date,
): Readonly<Record<QuickFilter, (card: BoardCard) => boolean>> {
  return {
    mine: ({ assigneeId }) => assigneeId === userId,
    unread: ({ mark }) => mark !== undefined,
    overdue: (card) => isOverdue(card, now),
  };
}

/** A task is, or the chance to hand in an offer has passed. */
function isOverdue({ tasks, deadline, stage }: BoardCard, now: Date): boolean {
  if (tasks.overdue > 0) return true;
  const isBeforeOffer = isOpenStage(stage) && stage !== "submitted";
  return isBeforeOffer && deadline !== undefined && Date.parse(deadline.at) < now.getTime();
}

export function matches(card: BoardCard, { search, until }: BoardQuery): boolean {
  if (search !== undefined && search !== "") {
    const text = `${card.title} ${card.buyer ?? ""}`.toLocaleLowerCase("de");
    const words = search.toLocaleLowerCase("de").split(/\s+/);
    if (!words.every((word) => text.includes(word))) return false;
  }
  if (until === undefined) return true;
  return card.deadline !== undefined && berlinDay(new Date(card.deadline.at)) <= until;
}

type Compare = (a: BoardCard, b: BoardCard) => number;
const byText = new Intl.Collator("de").compare;
const stageOrder = (card: BoardCard) =>
  isOpenStage(card.stage) ? openStages.findIndex((stage) => stage === card.stage) : 9;

const byDeadline: Compare = (a, b) =>
  (a.deadline?.at ?? "9").localeCompare(b.deadline?.at ?? "9") || byFit(a, b);
const byFit: Compare = (a, b) => (b.fit?.score ?? -1) - (a.fit?.score ?? -1);
const bySince: Compare = (a, b) => a.stageSince.localeCompare(b.stageSince);

const orders: Readonly<Record<PipelineSort, Compare>> = {
  deadline: byDeadline,
  fit: (a, b) => byFit(a, b) || byDeadline(a, b),
  value: (a, b) => (b.budget?.cents ?? -1) - (a.budget?.cents ?? -1) || byDeadline(a, b),
  stage: (a, b) => stageOrder(a) - stageOrder(b) || byDeadline(a, b),
  title: (a, b) => byText(a.title, b.title),
};

/** By the wanted order; without one by deadline, and what was handed in by how long it waits. Closed ones: latest first. */
export function inOrder(cards: readonly BoardCard[], sort: PipelineSort | undefined): BoardCard[] {
  const open = cards.filter(({ stage }) => isOpenStage(stage));
  const closed = cards.filter(({ stage }) => !isOpenStage(stage));
  const compare: Compare = sort
    ? orders[sort]
    : (a, b) =>
        a.stage === "submitted" && b.stage === "submitted" ? bySince(a, b) : byDeadline(a, b);
  const ordered = sort
    ? open.toSorted(compare)
    : openStages.flatMap((stage) => open.filter((card) => card.stage === stage).toSorted(compare));
  return [...ordered, ...closed.toSorted((a, b) => -bySince(a, b))];
}

/** Only published amounts in euros, of tenders that the plan opens. */
export function sumOf(cards: readonly BoardCard[]): {
  count: number;
  sumCents: number;
  withValue: number;
} {
  const values = cards.flatMap(({ budget }) =>
    budget?.kind === "published" && budget.currency === "EUR" ? [budget.cents] : [],
  );
  return {
    count: cards.length,
    sumCents: values.reduce((sum, cents) => sum + cents, 0),
    withValue: values.length,
  };
}
