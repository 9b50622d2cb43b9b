import type { BoardCard, PipelineSort } from "@tc/contract";
import { pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";

type Compare = (a: BoardCard, b: BoardCard) => number;

const never = "9999";
const byDeadline: Compare = (a, b) => compare(a.deadline?.at ?? never, b.deadline?.at ?? never);
const byFit: Compare = (a, b) => (b.fit?.score ?? -1) - (a.fit?.score ?? -1);
const byTitle: Compare = (a, b) => a.title.localeCompare(b.title, "de");
const byWait: Compare = (a, b) => compare(a.stageSince, b.stageSince);
const byId: Compare = (a, b) => compare(a.id, b.id);
const orders: Readonly<Record<PipelineSort, readonly Compare[]>> = {
  deadline: [byDeadline, byFit],
  fit: [byFit, byDeadline],
  value: [(a, b) => (b.budget?.cents ?? -1) - (a.budget?.cents ?? -1), byDeadline],
  stage: [(a, b) => rankOf(a.stage) - rankOf(b.stage), byDeadline],
  title: [byTitle],
};

/** Earliest deadline, then fit, unless another order is asked for. */
export function sortCards(cards: readonly BoardCard[], sort: PipelineSort | null): BoardCard[] {
  return order(cards, [...orders[sort ?? "deadline"], byId]);
}

/** The cards of each stage. Who waits for an award stands by how long; closed ones by the latest. */
export function cardsByStage(
  cards: readonly BoardCard[],
  sort: PipelineSort | null,
): Readonly<Record<PipelineStage, readonly BoardCard[]>> {
  const stages = Object.groupBy(cards, ({ stage }) => stage);
  const columns = pipelineStages.map((stage) => [
    stage,
    order(stages[stage] ?? [], [...orderOf(stage, sort), byId]),
  ]);
  // Every stage is among them.
  return Object.fromEntries(columns) as Record<PipelineStage, BoardCard[]>;
}

function orderOf(stage: PipelineStage, sort: PipelineSort | null): readonly Compare[] {
  if (isClosed(stage)) return [(a, b) => -byWait(a, b)];
  return stage === "submitted" && sort === null ? [byWait] : orders[sort ?? "deadline"];
}

export const isClosed = (stage: PipelineStage): stage is "won" | "lost" | "declined" =>
  stage === "won" || stage === "lost" || stage === "declined";

/** Published values alone: neither estimates nor the maximum of a framework are a sum. */
export function sumOf(cards: readonly BoardCard[]): { cents: number; withValue: number } {
  const values = cards.flatMap(({ budget }) =>
    budget?.kind === "published" && budget.currency === "EUR" ? [budget.cents] : [],
  );
  return { cents: values.reduce((sum, cents) => sum + cents, 0), withValue: values.length };
}

const rankOf = (stage: PipelineStage) => pipelineStages.indexOf(stage);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function order(cards: readonly BoardCard[], by: readonly Compare[]): BoardCard[] {
  return cards.toSorted((a, b) => {
    for (const compareBy of by) {
      const result = compareBy(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}
