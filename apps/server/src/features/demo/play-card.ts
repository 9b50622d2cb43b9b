import { bidDeadlines, invariant } from "@tc/domain";
import type { Tender } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { createMilestone } from "../deadlines/index.ts";
import * as pipeline from "../pipeline/index.ts";
import type { BoardReader } from "../pipeline/index.ts";
import type { DemoCard, Who } from "./demo-cards.ts";
import type { DemoTender } from "./demo.operator.store.ts";

export type DemoPeople = Readonly<Record<Who, { readonly ctx: Context; readonly id: string }>>;

const dayMs = 86_400_000;

/** Does what the card tells, each step at a moment of the past. A tender that has a card already stays as it is. */
export async function playCard(
  board: BoardReader,
  people: DemoPeople,
  { slug, record }: DemoTender,
  card: DemoCard,
): Promise<void> {
  const now = people.owner.ctx.now();
  const { stages, comments = [], tasks = [], milestones = [], outcome } = card;
  const steps = stages.length + comments.length + 1;
  let step = 0;
  const atNextStep = (who: Who): Context => {
    const at = momentOf(record, card, now, ++step / steps);
    return { ...people[who].ctx, now: () => at };
  };
  const [first, ...moves] = stages;
  invariant(first, "a card has a stage");
  const [stage, by] = first;
  const added = await pipeline.addPipelineCard(atNextStep(by), board, { slug, stage });
  if (!added.isNew) return;
  const { id } = added.card;
  const revision = async () => (await board.readOne(people.owner.ctx, id)).revision;
  for (const [to, who] of moves) {
    const move = { id, stage: to, revision: await revision() };
    await pipeline.movePipelineCard(atNextStep(who), board, move);
  }
  for (const { by: author, text, to } of comments) {
    const mentions = to ? [people[to].id] : [];
    await pipeline.addCardComment(atNextStep(author), { id, text, mentions });
  }
  for (const task of tasks) await addTask(people, id, task, now);
  for (const { name, daysBefore, assignee } of milestones) {
    const deadline = deadlineOf(record);
    if (deadline === undefined) continue;
    const dueAt = new Date(deadline - daysBefore * dayMs).toISOString();
    const assigneeId = people[assignee].id;
    await createMilestone(people.owner.ctx, { slug, name, dueAt, assigneeId });
  }
  if (!outcome) return;
  const { result } = await pipeline.getPipelineCard(people.owner.ctx, board, { id });
  await pipeline.fileOutcome(people.owner.ctx, board, {
    id,
    revision: await revision(),
    ...(result && {
      winner: result.winner,
      valueCents: result.valueCents,
      offers: result.offers,
    }),
    ...outcome,
  });
}

async function addTask(
  { owner, ...others }: DemoPeople,
  id: string,
  { title, assignee, dueInDays, isDone }: NonNullable<DemoCard["tasks"]>[number],
  now: Date,
): Promise<void> {
  const { task } = await pipeline.addCardTask(owner.ctx, {
    id,
    title,
    assigneeId: { owner, ...others }[assignee].id,
    ...(dueInDays !== undefined && { dueOn: addDays(berlinDay(now), dueInDays) }),
  });
  if (isDone) await pipeline.changeCardTask(owner.ctx, { id: task.id, isDone });
}

/** From the day after its publication on; what was handed in was so before the deadline. */
function momentOf(record: Tender, { of }: DemoCard, now: Date, share: number): Date {
  const deadline = of === "open" ? undefined : deadlineOf(record);
  const to = Math.min(now.getTime(), (deadline ?? now.getTime()) - dayMs);
  const published = record.publishedOn === undefined ? 0 : Date.parse(record.publishedOn) + dayMs;
  const from = Math.min(to, Math.max(published, to - 12 * dayMs));
  return new Date(from + (to - from) * share);
}

function deadlineOf(record: Tender): number | undefined {
  const last = bidDeadlines(record).at(-1);
  return last && Date.parse(last.at);
}
