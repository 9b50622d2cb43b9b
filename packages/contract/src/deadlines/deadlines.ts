import { clockEvents, milestoneLimits, tenderStages, uploadBuffer } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, fileBytes, line } from "../fields.ts";
import { clock } from "./clocks.ts";

const ofTender = z.object({ slug: z.string().max(200) });
const ofMilestone = z.object({ id: z.uuid() });

export const tenderClocks = z.object({
  slug: z.string(),
  title: z.string(),
  stage: z.enum(tenderStages),
  /** In the order of their moments; those that have not begun come last. */
  clocks: z.array(clock),
  /** Who a milestone may be assigned to */
  members: z.array(z.object({ id: z.uuid(), name: z.string() })),
  bufferHours: z.int(),
  /** Above the plan's volume cap: published deadlines and own days alone. */
  isLocked: z.boolean(),
});
export type TenderClocks = z.output<typeof tenderClocks>;

export const getTenderClocks = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/clocks",
  access: "agency",
  summary: "Alle Fristen einer Ausschreibung: amtliche, berechnete und eigene",
  params: ofTender,
  response: tenderClocks,
});

const milestoneFields = {
  name: line(milestoneLimits.nameMax),
  dueAt: z.iso.datetime(),
  /** false: the end of that day in Europe/Berlin */
  hasTime: z.boolean(),
  assigneeId: z.uuid().nullable(),
  isDone: z.boolean(),
};

export const createMilestone = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/milestones",
  access: "agency",
  summary: "Einen eigenen Termin auf dem Weg zum Angebot setzen",
  params: ofTender,
  body: z.object({
    name: milestoneFields.name,
    dueAt: milestoneFields.dueAt,
    hasTime: milestoneFields.hasTime,
    assigneeId: milestoneFields.assigneeId.optional(),
    isDone: milestoneFields.isDone.optional(),
  }),
  response: tenderClocks,
});

export const changeMilestone = endpoint({
  method: "PATCH",
  path: "/api/milestones/:id",
  access: "agency",
  summary: "Einen eigenen Termin umbenennen, verschieben, zuweisen oder abhaken",
  params: ofMilestone,
  body: z.object(milestoneFields).partial(),
  response: tenderClocks,
});

export const deleteMilestone = endpoint({
  method: "DELETE",
  path: "/api/milestones/:id",
  access: "agency",
  summary: "Einen eigenen Termin löschen",
  params: ofMilestone,
  response: tenderClocks,
});

export const setClockEvent = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/clock-events/:event",
  access: "agency",
  summary: "Sagen, wann geschehen ist, was eine gesetzliche Frist beginnen lässt",
  params: ofTender.extend({ event: z.enum(clockEvents) }),
  body: z.object({
    /** null: it has not happened */
    happenedOn: z.iso.date().nullable(),
    isByPost: z.boolean().optional(),
  }),
  response: tenderClocks,
});

export const getTenderCalendar = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/fristen.ics",
  access: "agency",
  summary: "Die Fristen einer Ausschreibung als Kalenderdatei (ICS)",
  params: ofTender,
  givesFile: true,
  response: fileBytes,
});

const calendarDay = z.iso.date();

export const getCalendar = endpoint({
  method: "GET",
  path: "/api/calendar",
  access: "agency",
  summary: "Die Fristen aller verfolgten Ausschreibungen in einem Zeitraum",
  query: z.object({ from: calendarDay, to: calendarDay }),
  response: z.object({
    entries: z.array(z.object({ slug: z.string(), title: z.string(), clock })),
    /** How many tenders the agency follows */
    followed: z.int(),
  }),
});

export const getCalendarFile = endpoint({
  method: "GET",
  path: "/api/calendar/fristen.ics",
  access: "agency",
  summary: "Die Fristen aller verfolgten Ausschreibungen als Kalenderdatei (ICS)",
  givesFile: true,
  response: fileBytes,
});

const feedState = z.object({
  feed: z
    .object({
      createdAt: z.iso.datetime(),
      hasOwn: z.boolean(),
      lastReadAt: z.iso.datetime().optional(),
    })
    .optional(),
  bufferHours: z.int(),
});

export const getCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feed",
  access: "agency",
  summary: "Ob das Mitglied seinen Kalender abonniert hat, und der Puffer der Agentur",
  response: feedState,
});

export const renewCalendarFeed = endpoint({
  method: "POST",
  path: "/api/calendar-feed",
  access: "agency",
  summary: "Eine geheime Adresse zum Abonnieren anlegen; eine frühere gilt damit nicht mehr",
  body: z.object({ hasOwn: z.boolean() }),
  response: feedState.extend({
    /** Shown once: only its hash is kept. */
    address: z.string(),
  }),
});

export const changeCalendarFeed = endpoint({
  method: "PATCH",
  path: "/api/calendar-feed",
  access: "agency",
  summary: "Eigene Termine im abonnierten Kalender zeigen oder weglassen",
  body: z.object({ hasOwn: z.boolean() }),
  response: feedState,
});

export const revokeCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/calendar-feed",
  access: "agency",
  summary: "Die Adresse des abonnierten Kalenders widerrufen",
  response: done,
});

export const setUploadBuffer = endpoint({
  method: "PUT",
  path: "/api/calendar/upload-buffer",
  access: "agency",
  summary:
    "Wie viele Stunden vor der Frist das Angebot hochgeladen sein soll; 0 schlägt nichts vor",
  body: z.object({ hours: z.int().min(0).max(uploadBuffer.maxHours) }),
  response: feedState,
});

export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feeds/:token/fristen.ics",
  access: "public",
  summary: "Der abonnierte Kalender eines Mitglieds; die Adresse ist der Schlüssel",
  // Whatever is no address of a calendar gets the same answer.
  params: z.object({ token: z.string() }),
  givesFile: true,
  response: fileBytes,
});
