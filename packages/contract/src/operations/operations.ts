import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Where somebody must act, for the red counts of the admin's tabs. */
export const getOperationState = endpoint({
  method: "GET",
  path: "/api/admin/operation",
  access: "admin",
  summary: "Was im Betrieb auf den Betreiber wartet",
  response: z.object({
    incidents: z.int(),
    deadLetters: z.int(),
    enquiries: z.int(),
    alerts: z.int(),
    reports: z.int(),
    feedback: z.int(),
    /** What the operator has stopped, in German */
    switchedOff: z.array(z.string()),
  }),
});

const jobName = z.string().min(1).max(100);

export const listQueues = endpoint({
  method: "GET",
  path: "/api/admin/queues",
  access: "admin",
  summary: "Warteschlangen: was wartet, läuft und heute erledigt wurde",
  response: z.object({
    /** Midnight in Berlin; `done` and `medianMs` count from here */
    since: z.iso.datetime(),
    queues: z.array(
      z.object({
        job: jobName,
        /** In German */
        label: z.string(),
        waiting: z.int(),
        /** The oldest one that may begin at once */
        waitingSince: z.iso.datetime().optional(),
        /** Waits for its time, for instance before a further try */
        delayed: z.int(),
        running: z.int(),
        done: z.int(),
        medianMs: z.int().optional(),
        lastDoneAt: z.iso.datetime().optional(),
      }),
    ),
  }),
});

/** What a job said when it failed for good; a page of them has the same one. */
const cause = z.string().max(300);

export const listDeadLetters = endpoint({
  method: "GET",
  path: "/api/admin/dead-letters",
  access: "admin",
  summary: "Aufträge, die endgültig gescheitert sind, neueste zuerst",
  query: z.object({
    job: jobName.optional(),
    cause: cause.optional(),
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    total: z.int(),
    /** The largest first; all of them, whatever the filter */
    causes: z.array(
      z.object({
        job: jobName,
        label: z.string(),
        cause,
        count: z.int(),
        lastAt: z.iso.datetime(),
      }),
    ),
    letters: z.array(
      z.object({
        id: z.uuid(),
        job: jobName,
        label: z.string(),
        cause,
        /** Where the job names one */
        agencyName: z.string().optional(),
        tries: z.int(),
        createdAt: z.iso.datetime().optional(),
        failedAt: z.iso.datetime(),
        /** Nobody may retry it after that */
        keptUntil: z.iso.datetime(),
      }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

/** Some by their ids, or all of one cause. */
const deadLetterChoice = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ job: jobName, cause }),
]);

export const retryDeadLetters = endpoint({
  method: "POST",
  path: "/api/admin/dead-letters/retry",
  access: "admin",
  summary: "Gescheiterte Aufträge erneut versuchen",
  body: deadLetterChoice,
  /** `unknown` stay where they are: no job of this release has their name. */
  response: z.object({ count: z.int(), unknown: z.int() }),
});

export const dropDeadLetters = endpoint({
  method: "POST",
  path: "/api/admin/dead-letters/drop",
  access: "admin",
  summary: "Gescheiterte Aufträge verwerfen",
  body: deadLetterChoice,
  response: z.object({ count: z.int() }),
});
