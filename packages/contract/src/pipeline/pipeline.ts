import { openStages, outcomeReasons, pipelineStages, tenderStates } from "@tc/domain";
import { z } from "zod";
import {
  assessmentAccess,
  assessmentSummary,
  percent,
  volumeLock,
} from "../assessment/assessment-row.ts";
import { endpoint } from "../endpoint.ts";
import { pipelineEvent } from "./pipeline-activity.ts";

const stage = z.enum(pipelineStages);
const cents = z.int();

/** The gravest that this member has not seen yet, in this order */
export const cardMark = z.discriminatedUnion("kind", [
  /** The offer deadline or that of requests to participate was moved; `before` or `after` is absent where there was or is none. */
  z.object({
    kind: z.literal("deadline"),
    direction: z.enum(["earlier", "later", "unclear"]),
    before: z.iso.datetime().optional(),
    after: z.iso.datetime().optional(),
  }),
  z.object({ kind: z.literal("price_sheet") }),
  /**
   * The outcome is asked for. published: the award or the cancellation is · open: the card was filed without a word. It
   * stays until the outcome is said.
   */
  z.object({ kind: z.literal("result"), because: z.enum(["awarded", "cancelled", "filed"]) }),
  z.object({ kind: z.literal("changes"), count: z.int().min(1) }),
  /** Somebody else put it here, and this member has not opened it */
  z.object({ kind: z.literal("new") }),
]);
export type CardMark = z.output<typeof cardMark>;

export const cardDeadline = z.object({
  at: z.iso.datetime(),
  /** false: the end of that day in Europe/Berlin */
  hasTime: z.boolean(),
});

export const boardCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  buyer: z.string().optional(),
  /** Of the tender itself: open, awarded, … */
  state: z.enum(tenderStates),
  stage,
  stageSince: z.iso.datetime(),
  /** Rises with each change of the card and its parts; send it with a move. */
  revision: z.int(),
  /** The next bid deadline still ahead, else the last one past */
  deadline: cardDeadline.optional(),
  /** With its five parts; absent where it is pending or locked */
  fit: assessmentSummary.shape.fit,
  /** What is published, the maximum of a framework, or our estimate: only `kind` published is summed. */
  budget: assessmentSummary.shape.budget,
  /** Only title, buyer, deadline and the original are left then. */
  volumeLock: volumeLock.optional(),
  mark: cardMark.optional(),
  /** German name of the first knockout criterion that failed: "Umsatz" */
  exclusionRisk: z.string().optional(),
  tasks: z.object({ done: z.int(), all: z.int(), overdue: z.int() }),
  comments: z.int(),
  /** Absent: nobody */
  assigneeId: z.uuid().optional(),
  /** What was said of its end, on cards of closed stages */
  outcome: z
    .object({
      rank: z.int().optional(),
      offers: z.int().optional(),
      ownPriceCents: cents.optional(),
      winner: z.string().optional(),
      valueCents: cents.optional(),
    })
    .optional(),
});
export type BoardCard = z.output<typeof boardCard>;

/** Members who can be assigned or mentioned are active; others are here for their names on old work. */
export const pipelinePerson = z.object({
  id: z.uuid(),
  name: z.string(),
  isYou: z.boolean(),
  isActive: z.boolean(),
});
export type PipelinePerson = z.output<typeof pipelinePerson>;

export const pipelineSorts = ["deadline", "fit", "value", "stage", "title"] as const;
export type PipelineSort = (typeof pipelineSorts)[number];
export const quickFilters = ["mine", "unread", "overdue"] as const;
export type QuickFilter = (typeof quickFilters)[number];

const summed = {
  count: z.int(),
  /** Sum of published values in euros, without estimates and maxima */
  sumCents: cents,
  /** So many cards have one: the base of the sum. */
  withValue: z.int(),
};

export const getPipeline = endpoint({
  method: "GET",
  path: "/api/pipeline",
  access: "agency",
  feature: "pipeline",
  summary: "Die Pipeline: alle Karten mit Stufe, Frist, Passung, Aufgaben und Neuem",
  query: z.object({
    /** In title and buyer */
    search: z.string().trim().max(200).optional(),
    quick: z.enum(quickFilters).optional(),
    /** Cards whose deadline is on this day or before */
    until: z.iso.date().optional(),
    /** Within a stage; submitted ones stand by how long they wait unless it is named. Without it: deadline, then fit */
    sort: z.enum(pipelineSorts).optional(),
  }),
  response: z.object({
    /** Of the agency's pipeline: rises with every change of anybody */
    revision: z.int(),
    /** Open cards that match, and of each closed stage the latest 200 */
    cards: z.array(boardCard),
    people: z.array(pipelinePerson),
    /** Of the open cards that match: one entry a stage in the order of the board */
    stages: z.array(z.object({ stage: z.enum(openStages), ...summed })),
    open: z.object(summed),
    /** Open cards that each quick filter would show, with every other filter applied */
    counts: z.object({ all: z.int(), mine: z.int(), unread: z.int(), overdue: z.int() }),
    trays: z.object({
      won: z.object({
        count: z.int(),
        last: z
          .object({ cardId: z.uuid(), title: z.string(), valueCents: cents.optional() })
          .optional(),
      }),
      lost: z.object({
        count: z.int(),
        last: z.object({ cardId: z.uuid(), title: z.string() }).optional(),
        /** The letter whose answer is due first */
        letter: z
          .object({
            cardId: z.uuid(),
            buyer: z.string().optional(),
            dueOn: z.iso.date(),
            daysLeft: z.int(),
          })
          .optional(),
      }),
      declined: z.object({
        count: z.int(),
        last: z.object({ cardId: z.uuid(), title: z.string() }).optional(),
        reason: z.object({ code: z.enum(outcomeReasons), count: z.int() }).optional(),
      }),
    }),
    access: assessmentAccess,
    /** What each part of the fit weighs, in the order of fitPartKeys; absent where the plan does not open it. */
    fitWeights: z.array(percent).length(5).optional(),
  }),
});

const ofCard = z.object({ id: z.uuid() });

/** Send it to undoPipelineChange to be where one was before. */
const undo = z.uuid();

export const addPipelineCard = endpoint({
  method: "POST",
  path: "/api/pipeline/cards",
  access: "agency",
  feature: "pipeline",
  summary:
    "Eine Ausschreibung in die Pipeline legen; liegt sie dort schon, kommt ihre Karte zurück",
  body: z.object({ slug: z.string().max(200), stage: z.enum(openStages).default("discovered") }),
  response: z.object({ card: boardCard, isNew: z.boolean(), undo: undo.optional() }),
});

/** What became of a move. Two members at once are no failure but an answer. */
export const moveAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("moved"),
    card: boardCard,
    /** Absent where the card stood there already */
    undo: undo.optional(),
    /** Somebody else changed the card meanwhile, and this move stands. */
    overtook: z.object({ byName: z.string() }).optional(),
  }),
  /** Somebody else moved it elsewhere meanwhile; nothing was changed. */
  z.object({ kind: z.literal("conflict"), card: boardCard, byName: z.string() }),
]);
export type MoveAnswer = z.output<typeof moveAnswer>;

export const movePipelineCard = endpoint({
  method: "PUT",
  path: "/api/pipeline/cards/:id/stage",
  access: "agency",
  feature: "pipeline",
  summary:
    "Eine Karte verschieben; hat jemand sie inzwischen anderswohin verschoben, kommt sie mit „conflict“ zurück",
  params: ofCard,
  body: z.object({ stage, revision: z.int().min(1) }),
  response: moveAnswer,
});

export const assignPipelineCard = endpoint({
  method: "PUT",
  path: "/api/pipeline/cards/:id/assignee",
  access: "agency",
  feature: "pipeline",
  summary: "Eine Karte einem aktiven Mitglied zuweisen; null: niemandem",
  params: ofCard,
  body: z.object({ assigneeId: z.uuid().nullable() }),
  response: z.object({ card: boardCard, undo: undo.optional() }),
});

export const removePipelineCard = endpoint({
  method: "DELETE",
  path: "/api/pipeline/cards/:id",
  access: "agency",
  feature: "pipeline",
  summary: "Eine Karte aus der Pipeline nehmen; was an ihr gearbeitet wurde, kommt mit ihr wieder",
  params: ofCard,
  response: z.object({ undo }),
});

export const undoPipelineChange = endpoint({
  method: "POST",
  path: "/api/pipeline/changes/:id/undo",
  access: "agency",
  feature: "pipeline",
  summary:
    "Hinzufügen, Verschieben, Zuweisen, Entfernen, einen Ausgang oder eine gelöschte Aufgabe rückgängig machen",
  params: z.object({ id: z.uuid() }),
  /** isUndone false: somebody has changed it since, or it was undone before. `card` is absent where there is none now. */
  response: z.object({ isUndone: z.boolean(), card: boardCard.optional() }),
});

export const seePipelineCard = endpoint({
  method: "POST",
  path: "/api/pipeline/cards/:id/seen",
  access: "agency",
  feature: "pipeline",
  summary: "Festhalten, dass man die Änderungen einer Karte gesehen hat",
  params: ofCard,
  response: z.object({ card: boardCard }),
});

/**
 * A stream of Server-Sent Events, each `data` one JSON of `pipelineEvent`. It begins with `hello`. A browser that connects
 * again sends the last revision it knows (`since`) and hears what happened meanwhile.
 */
export const followPipeline = endpoint({
  method: "GET",
  path: "/api/pipeline/events",
  access: "agency",
  feature: "pipeline",
  summary: "Was in der Pipeline geschieht und wer sie gerade offen hat, als Server-Sent Events",
  query: z.object({
    /** What this browser knows; absent: the revision now */
    since: z.coerce.number().int().min(0).optional(),
    /** The stream ends after so long, and the browser connects again. */
    seconds: z.coerce.number().int().min(0).max(3_600).default(1_800),
  }),
  givesEvents: true,
  response: pipelineEvent,
});
