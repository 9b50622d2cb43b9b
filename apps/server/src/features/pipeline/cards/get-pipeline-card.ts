import { regimeOf } from "@tc/assessment";
import type { BoardCard, PipelineCard } from "@tc/contract";
import { AppError, bidDeadlines } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { originalUrl } from "../../assessment/index.ts";
import { listActivity } from "../activity.store.ts";
import type { BoardReader } from "../board/board-reader.ts";
import { letterStateOf } from "../letter/card-letter.ts";
import { outcomeOf } from "../outcomes/file-outcome.ts";
import { findResultFacts } from "../outcomes/outcome.store.ts";
import type { ResultFacts } from "../outcomes/outcome.store.ts";
import { publishedResult } from "../outcomes/published-result.ts";
import { listPeople } from "../people.store.ts";
import { toCardActivity } from "./card-activity.ts";
import { commentsOf } from "./comments.ts";
import { findCard } from "./find-card.store.ts";
import { noteOf } from "./note-card.ts";
import { knownChangesOf, listPeopleOnCard } from "./on-card.store.ts";
import { toCardTask } from "./tasks.ts";
import { listTasks } from "./task.store.ts";
import { tenderActivity } from "./tender-activity.ts";

const shownEvents = 6;

/** All of a card. Of a tender above the plan's cap there is the team's own work and nothing of what is locked. */
export async function getPipelineCard(
  ctx: Context,
  board: BoardReader,
  { id }: { readonly id: string },
): Promise<PipelineCard> {
  const { agencyId } = requireMembership(ctx);
  const card = await board.readOne(ctx, id);
  const isLocked = card.volumeLock !== undefined;
  return inAgency(ctx, agencyId, async (t) => {
    const userId = requireUserId(t);
    const { tenderId } = await findCard(t, id);
    const facts = await findResultFacts(t, tenderId);
    if (!facts) throw new AppError("not_found");
    const people = await listPeople(t, userId);
    const active = new Set(people.filter(({ isActive }) => isActive).map((person) => person.id));
    const tasks = await listTasks(t, tenderId);
    const outcome = await outcomeOf(t, tenderId);
    const result = isLocked ? undefined : publishedResult(facts);
    const { stage } = card;
    const letter = await letterStateOf(t, { tenderId, stage, record: facts.record });
    const note = await noteOf(t, tenderId);
    const acts = (await listActivity(t, tenderId, { limit: shownEvents })).map(toCardActivity);
    const published = isLocked ? [] : tenderActivity(facts.record, facts.stage);
    const knownChanges = await knownChangesOf(t, tenderId, userId);
    return {
      card,
      people,
      ...(!isLocked && { facts: factsOf(facts, card, knownChanges) }),
      tasks: tasks.map((task) => toCardTask(task, t.now())),
      comments: await commentsOf(t, tenderId),
      ...(note && { note }),
      activity: [...acts, ...published]
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, shownEvents),
      ...(outcome && { outcome }),
      ...(result && { result }),
      ...(letter && { letter }),
      onCard: (await listPeopleOnCard(t, tenderId)).filter((person) => active.has(person)),
    };
  });
}

function factsOf(
  { record }: ResultFacts,
  card: BoardCard,
  knownChanges: number,
): NonNullable<PipelineCard["facts"]> {
  const { reference, procedure, level, publishedOn, lots, changes } = record;
  const url = originalUrl(record);
  const shownAt = card.deadline && Date.parse(card.deadline.at);
  const deadline = bidDeadlines(record).find(({ at }) => Date.parse(at) === shownAt);
  return {
    ...(reference !== undefined && { reference }),
    regime: regimeOf(record).label,
    ...(procedure && { procedure }),
    ...(level && { level }),
    ...(publishedOn !== undefined && { publishedOn }),
    ...(deadline && { deadline }),
    lots: lots.length,
    ...(url !== undefined && { originalUrl: url }),
    changes: changes.length,
    unseenChanges: Math.max(changes.length - knownChanges, 0),
  };
}
