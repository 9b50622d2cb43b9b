import {
  closedStages,
  outcomeReasons,
  pipelineLimits,
  procedureTypes,
  procurementLevels,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, lines } from "../fields.ts";
import { deadline } from "../tenders/tender-record.ts";
import { boardCard, moveAnswer, pipelinePerson } from "./pipeline.ts";
import { cardActivity } from "./pipeline-activity.ts";

const cents = z.int().min(0).max(1e14);
const who = { byId: z.uuid().optional(), byName: z.string() };
/** What one member wrote, for all of them */
const words = z.object({ text: z.string(), at: z.iso.datetime(), ...who });

export const cardTask = z.object({
  id: z.uuid(),
  title: z.string(),
  dueOn: z.iso.date().optional(),
  isOverdue: z.boolean(),
  done: z.object({ at: z.iso.datetime(), ...who }).optional(),
  assigneeId: z.uuid().optional(),
});
export type CardTask = z.output<typeof cardTask>;

export const cardComment = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  ...who,
  /** As typed, "@Name" where somebody is mentioned; "" where it was deleted */
  text: z.string(),
  mentions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  editedAt: z.iso.datetime().optional(),
  isDeleted: z.boolean(),
  /** Its author may change it until then; absent for others and later */
  canEditUntil: z.iso.datetime().optional(),
  /** Its author may */
  canDelete: z.boolean(),
});
export type CardComment = z.output<typeof cardComment>;

export const cardOutcome = z.object({
  stage: z.enum(closedStages),
  rank: z.int().optional(),
  offers: z.int().optional(),
  ownPriceCents: cents.optional(),
  winner: z.string().optional(),
  valueCents: cents.optional(),
  reasons: z.array(z.enum(outcomeReasons)),
  note: z.string().optional(),
  at: z.iso.datetime(),
  ...who,
});
export type CardOutcome = z.output<typeof cardOutcome>;

/** What the published result says, to prefill the dialog with; each field stems from there. */
export const publishedResult = z.object({
  /** lost: to others · won: to this agency, by its names and numbers · declined: cancelled by the buyer */
  proposes: z.enum(closedStages),
  winner: z.string().optional(),
  valueCents: cents.optional(),
  offers: z.int().optional(),
  /** This agency's own, where the notice ranks it */
  rank: z.int().optional(),
  reasons: z.array(z.enum(outcomeReasons)),
  publishedOn: z.iso.date().optional(),
  /** Of the notice */
  url: z.string().optional(),
  /** Lots it speaks of. Of several the fields above hold where all lots are published and agree, or the agency won them. */
  lots: z.int(),
  /** Lots of the tender, where the published result leaves some open */
  ofLots: z.int().optional(),
});
export type PublishedResult = z.output<typeof publishedResult>;

export const letterState = z.object({
  sentOn: z.iso.date().optional(),
  /** The last day for the buyer's answer, once it is sent */
  dueOn: z.iso.date().optional(),
  /** Below 0: overdue */
  daysLeft: z.int().optional(),
  answeredOn: z.iso.date().optional(),
});

const comments = z.object({
  total: z.int(),
  /** The latest, oldest first */
  items: z.array(cardComment),
  /** Ask for the ones before with it; absent: these are all */
  before: z.uuid().optional(),
});

export const pipelineCard = z.object({
  card: boardCard,
  people: z.array(pipelinePerson),
  /** What the tender says; absent with a volumeLock */
  facts: z
    .object({
      reference: z.string().optional(),
      regime: z.string().optional(),
      procedure: z.enum(procedureTypes).optional(),
      level: z.enum(procurementLevels).optional(),
      publishedOn: z.string().optional(),
      /** The board's deadline as published: its kind and zone */
      deadline: deadline.optional(),
      lots: z.int(),
      originalUrl: z.string().optional(),
      changes: z.int(),
      unseenChanges: z.int(),
    })
    .optional(),
  /** Open ones by due day, then in their own order; done ones last */
  tasks: z.array(cardTask),
  comments,
  note: words.optional(),
  /** The last six */
  activity: z.array(cardActivity),
  outcome: cardOutcome.optional(),
  result: publishedResult.optional(),
  /** Only after a loss and where the regime has a rule: no letter, no tab */
  letter: letterState.optional(),
  /** Assignees and those who commented: "Alle auf der Karte", active ones alone */
  onCard: z.array(z.uuid()),
});
export type PipelineCard = z.output<typeof pipelineCard>;

const ofCard = z.object({ id: z.uuid() });
const base = { access: "agency", feature: "pipeline" } as const;

export const getPipelineCard = endpoint({
  ...base,
  method: "GET",
  path: "/api/pipeline/cards/:id",
  summary: "Eine Karte mit Aufgaben, Kommentaren, Ausgang und dem, was zuletzt geschah",
  params: ofCard,
  response: pipelineCard,
});

export const listCardActivity = endpoint({
  ...base,
  method: "GET",
  path: "/api/pipeline/cards/:id/activity",
  summary: "Der ganze Verlauf einer Karte, das Neueste zuerst",
  params: ofCard,
  query: z.object({ before: z.uuid().optional() }),
  response: z.object({ items: z.array(cardActivity), before: z.string().optional() }),
});

export const listCardComments = endpoint({
  ...base,
  method: "GET",
  path: "/api/pipeline/cards/:id/comments",
  summary: "Frühere Kommentare einer Karte",
  params: ofCard,
  query: z.object({ before: z.uuid().optional() }),
  response: comments,
});

const commentBody = z.object({
  text: lines(pipelineLimits.commentMax).pipe(z.string().min(1)),
  /** Active members of this agency; each once */
  mentions: z.array(z.uuid()).max(pipelineLimits.mentionsPerComment).default([]),
});

export const addCardComment = endpoint({
  ...base,
  method: "POST",
  path: "/api/pipeline/cards/:id/comments",
  summary: "Eine Karte kommentieren; Erwähnte bekommen eine Mitteilung",
  params: ofCard,
  body: commentBody,
  response: z.object({ comment: cardComment }),
});

const ofComment = z.object({ id: z.uuid() });

export const editCardComment = endpoint({
  ...base,
  method: "PUT",
  path: "/api/pipeline/comments/:id",
  summary: "Den eigenen Kommentar in den ersten 15 Minuten ändern",
  params: ofComment,
  body: commentBody,
  response: z.object({ comment: cardComment }),
});

export const deleteCardComment = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/pipeline/comments/:id",
  summary: "Den eigenen Kommentar löschen; an seiner Stelle steht „gelöscht“",
  params: ofComment,
  response: z.object({ comment: cardComment }),
});

export const addCardTask = endpoint({
  ...base,
  method: "POST",
  path: "/api/pipeline/cards/:id/tasks",
  summary: "Einer Karte eine Aufgabe geben",
  params: ofCard,
  body: z.object({
    title: line(pipelineLimits.taskTitleMax),
    dueOn: z.iso.date().optional(),
    assigneeId: z.uuid().optional(),
  }),
  response: z.object({ task: cardTask }),
});

const ofTask = z.object({ id: z.uuid() });

export const changeCardTask = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/pipeline/tasks/:id",
  summary: "Eine Aufgabe ändern, erledigen, zuweisen oder vor eine andere stellen",
  params: ofTask,
  body: z.object({
    title: line(pipelineLimits.taskTitleMax).optional(),
    dueOn: z.iso.date().nullable().optional(),
    assigneeId: z.uuid().nullable().optional(),
    isDone: z.boolean().optional(),
    /** The task of the same card that it stands before; null: last */
    before: z.uuid().nullable().optional(),
  }),
  response: z.object({ task: cardTask }),
});

export const deleteCardTask = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/pipeline/tasks/:id",
  summary: "Eine Aufgabe löschen",
  params: ofTask,
  response: z.object({ undo: z.uuid() }),
});

export const noteCard = endpoint({
  ...base,
  method: "PUT",
  path: "/api/pipeline/cards/:id/note",
  summary: "Die Notiz einer Karte schreiben; leer löscht sie",
  params: ofCard,
  body: z.object({
    text: lines(pipelineLimits.noteMax),
    /** The moment of the note that the writer had before them; absent: there was none. */
    basedOn: z.iso.datetime().optional(),
  }),
  response: z.object({
    note: words.optional(),
    /** What somebody else had written meanwhile and this note took the place of */
    replaced: words.optional(),
  }),
});

/** A conflict as of a move, or somebody else filed another outcome than the one of `basedOn`: `outcome` is theirs. */
export const filingAnswer = z.discriminatedUnion("kind", [
  moveAnswer.options[0],
  moveAnswer.options[1].extend({ outcome: cardOutcome.optional() }),
]);
export type FilingAnswer = z.output<typeof filingAnswer>;

export const fileOutcome = endpoint({
  ...base,
  method: "PUT",
  path: "/api/pipeline/cards/:id/outcome",
  summary:
    "Sagen, wie es ausging: verschiebt die Karte, und die Chancen lernen daraus; hat jemand inzwischen einen anderen Ausgang abgelegt, kommt er mit „conflict“ zurück",
  params: ofCard,
  body: z.object({
    stage: z.enum(closedStages),
    revision: z.int().min(1),
    /** `at` of the outcome that the member saw; absent: none */
    basedOn: z.iso.datetime().optional(),
    rank: z.int().min(1).max(999).optional(),
    offers: z.int().min(1).max(999).optional(),
    ownPriceCents: cents.optional(),
    winner: line(300).optional(),
    valueCents: cents.optional(),
    reasons: z.array(z.enum(outcomeReasons)).max(outcomeReasons.length).default([]),
    note: lines(pipelineLimits.noteMax).optional(),
  }),
  response: filingAnswer,
});

/** A run of words; data: from notice or profile · gap: somebody has to fill it in */
const letterWords = z.object({ text: z.string(), from: z.enum(["data", "gap"]).optional() });

export const cardLetter = z.discriminatedUnion("kind", [
  /** stage: only after a loss · regime: no rule gives the right */
  z.object({ kind: z.literal("none"), because: z.enum(["stage", "regime"]) }),
  z.object({
    kind: z.literal("letter"),
    /** The rule it rests on, with the state of the law that was read; with a volumeLock its days alone */
    rule: z.object({
      law: z.string().optional(),
      days: z.int(),
      sourceDate: z.string().optional(),
    }),
    state: letterState,
    /** Our draft: paragraphs, the heading among them */
    draft: z.array(
      z.object({ kind: z.enum(["heading", "paragraph"]), words: z.array(letterWords) }),
    ),
    /** What a member made of it; absent: the draft stands */
    edited: words.optional(),
    /** Of changeCardLetter alone: what somebody else had written meanwhile and this text took the place of */
    replaced: words.optional(),
  }),
]);
export type CardLetter = z.output<typeof cardLetter>;

export const getCardLetter = endpoint({
  ...base,
  method: "GET",
  path: "/api/pipeline/cards/:id/letter",
  summary: "Der Brief nach § 62 VgV nach einer Absage, mit seiner Frist",
  params: ofCard,
  response: cardLetter,
});

export const changeCardLetter = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/pipeline/cards/:id/letter",
  summary: "Den Brief ändern oder sagen, wann er verschickt und beantwortet wurde",
  params: ofCard,
  body: z.object({
    /** null: our draft again */
    text: lines(pipelineLimits.letterMax).nullable().optional(),
    /** The moment of the text that the writer had before them; absent: our draft. */
    basedOn: z.iso.datetime().optional(),
    sentOn: z.iso.date().nullable().optional(),
    answeredOn: z.iso.date().nullable().optional(),
  }),
  response: cardLetter,
});

export const getOwnRecord = endpoint({
  ...base,
  method: "GET",
  path: "/api/pipeline/record",
  summary: "Die eigenen Ausgänge gezählt, und was bei der Abgabe gesagt war neben dem, was kam",
  response: z.object({
    won: z.int(),
    /** Won and lost */
    decided: z.int(),
    declined: z.int(),
    /** From 20 decided ones on */
    ratePercent: z.int().min(0).max(100).optional(),
    calibration: z.object({
      /** Decided ones with a chance that was told at the submission */
      bids: z.int(),
      /** The latest 200 */
      cases: z.array(
        z.object({
          cardId: z.uuid().optional(),
          slug: z.string(),
          title: z.string(),
          submittedAt: z.iso.datetime(),
          saidPercent: z.int(),
          lowPercent: z.int(),
          highPercent: z.int(),
          isWon: z.boolean(),
        }),
      ),
      /** By what was said, empty ones left out; absent below 20 */
      groups: z
        .array(
          z.object({
            fromPercent: z.int(),
            toPercent: z.int(),
            bids: z.int(),
            won: z.int(),
            saidPercent: z.int(),
          }),
        )
        .optional(),
      /** Wins that what was said would have led one to expect */
      expectedWins: z.number(),
    }),
  }),
});
