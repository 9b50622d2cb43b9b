import { clockEvents, lineClockKinds } from "@tc/domain";
import { z } from "zod";

/** Where a clock's day comes from */
const clockSource = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notice"),
    /** BT-131; absent where the day is the notice's own */
    field: z.string().optional(),
    /** Absent: all lots */
    lots: z.array(z.string()).optional(),
    /** How the notice words a moment at 00:00 that ends the day before */
    publishedAt: z.iso.datetime().optional(),
    /** No zone was published; the buyer's local time is assumed. */
    isZoneAssumed: z.literal(true).optional(),
    /** What a correction moved it from, and when */
    previously: z.object({ words: z.string(), changedOn: z.iso.date().optional() }).optional(),
  }),
  z.object({
    kind: z.literal("documents"),
    documentId: z.string(),
    documentName: z.string(),
    quote: z.string(),
  }),
  z.object({
    kind: z.literal("rule"),
    /** "§ 134 Abs. 2 GWB" */
    law: z.string(),
    /** What it counts in words: "10 Kalendertage ab Absendung der Vorabinformation" */
    words: z.string(),
    /** The state of the law that our table rests on, a day or a year */
    sourceDate: z.string(),
    /** What a member may enter to start or move it */
    event: z.enum(clockEvents).optional(),
    eventOn: z.iso.date().optional(),
    /** Of the information of § 134 GWB: it came by post. */
    isByPost: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("buffer"), hours: z.int() }),
  z.object({ kind: z.literal("own") }),
]);

export const clock = z.object({
  /** Names it among the clocks of its tender, whatever its day */
  key: z.string(),
  kind: z.enum(lineClockKinds),
  /** official: published by the buyer · computed: by our table of rules · own: set or proposed for the agency */
  origin: z.enum(["official", "computed", "own"]),
  name: z.string(),
  /** Its last usable moment; absent: what starts it has not happened */
  at: z.iso.datetime().optional(),
  /** false: the day in Europe/Berlin counts, to its end */
  hasTime: z.boolean(),
  source: clockSource,
  milestone: z
    .object({
      id: z.uuid(),
      assignee: z.object({ id: z.uuid(), name: z.string() }).optional(),
      doneAt: z.iso.datetime().optional(),
      /** It lies after the deadline it should serve: a moment on an earlier working day */
      earlierAt: z.iso.datetime().optional(),
      isLate: z.literal(true).optional(),
    })
    .optional(),
});
export type Clock = z.output<typeof clock>;
