import { closedStages, pipelineStages } from "@tc/domain";
import { z } from "zod";

const stage = z.enum(pipelineStages);

/** What happened, as facts; the web makes German sentences of them. */
export const activityFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("added"), stage }),
  z.object({ kind: z.literal("moved"), from: stage, to: stage }),
  z.object({ kind: z.literal("removed"), stage }),
  /** An earlier act was taken back; `of` is its kind. */
  z.object({
    kind: z.literal("undone"),
    of: z.enum(["added", "moved", "removed", "assigned", "task_deleted", "outcome"]),
  }),
  /** `toName` absent: to nobody */
  z.object({ kind: z.literal("assigned"), toName: z.string().optional() }),
  z.object({ kind: z.literal("commented") }),
  z.object({ kind: z.literal("comment_deleted") }),
  z.object({ kind: z.literal("task_added"), title: z.string() }),
  z.object({ kind: z.literal("task_changed"), title: z.string() }),
  z.object({ kind: z.literal("task_done"), title: z.string() }),
  z.object({ kind: z.literal("task_reopened"), title: z.string() }),
  z.object({ kind: z.literal("task_deleted"), title: z.string() }),
  z.object({ kind: z.literal("noted") }),
  z.object({ kind: z.literal("outcome"), stage: z.enum(closedStages) }),
  z.object({ kind: z.literal("letter_edited") }),
  z.object({ kind: z.literal("letter_sent"), on: z.iso.date() }),
  z.object({ kind: z.literal("letter_answered"), on: z.iso.date() }),
  /** Its tender turned out to be the one of another card. */
  z.object({ kind: z.literal("merged"), title: z.string() }),
  /** By the buyer; `fields` are dotted paths of the tender's record, at most 10 */
  z.object({ kind: z.literal("corrected"), fields: z.array(z.string()), count: z.int() }),
  z.object({ kind: z.literal("awarded") }),
  z.object({ kind: z.literal("cancelled") }),
]);
export type ActivityFact = z.output<typeof activityFact>;

export const cardActivity = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Absent: the buyer, or a program */
  byName: z.string().optional(),
  byId: z.uuid().optional(),
  fact: activityFact,
});
export type CardActivity = z.output<typeof cardActivity>;

export const pipelineEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("hello"),
    revision: z.int(),
    /** Members with the pipeline open, oneself left out */
    viewers: z.array(z.uuid()),
  }),
  /** Ask getPipeline again, and getPipelineCard where one of these cards is open. */
  z.object({
    kind: z.literal("changed"),
    revision: z.int(),
    /** What members did since, oldest first, at most 50; one's own acts too (`byId`) */
    activities: z.array(
      cardActivity.extend({ cardId: z.uuid().optional(), slug: z.string(), title: z.string() }),
    ),
  }),
  z.object({ kind: z.literal("viewers"), viewers: z.array(z.uuid()) }),
  /** The last event: session, membership or plan ended, or the server stops (connect again then). */
  z.object({ kind: z.literal("bye"), because: z.enum(["access", "restart", "time"]) }),
]);
export type PipelineEvent = z.output<typeof pipelineEvent>;
