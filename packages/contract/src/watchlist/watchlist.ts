import { maxListedWatched, pipelineStages, watchNoteMax, watchWishes } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { lines } from "../fields.ts";
import { assessmentAccess, assessmentSummary, percent } from "../assessment/assessment-row.ts";
import { tenderListItem } from "../tenders/tenders.ts";
import { watchNews } from "./watch-news.ts";

const moment = z.iso.datetime();
const ofTender = z.object({ slug: z.string().max(200) });
/** false: `onlyIf` does not hold any more, and nothing was changed. */
const isStored = z.boolean();

export const registrationStates = ["open", "registered", "missing"] as const;
export type RegistrationState = (typeof registrationStates)[number];

export const watchRegistration = z.object({
  /** Whether the agency is registered on the buyer's platform; open: nobody has said */
  state: z.enum(registrationStates),
  at: moment.optional(),
  byName: z.string().optional(),
  /** When somebody last opened the platform from here, and who */
  lookedAt: moment.optional(),
  lookedByName: z.string().optional(),
});
export type WatchRegistration = z.output<typeof watchRegistration>;

export const watchNote = z.object({ text: z.string(), at: moment, byName: z.string().optional() });
export type WatchNote = z.output<typeof watchNote>;

export const watchMilestone = z.object({
  id: z.uuid(),
  name: z.string(),
  dueAt: moment,
  /** false: the end of that day in Germany */
  hasTime: z.boolean(),
  assigneeId: z.uuid().optional(),
});
export type WatchMilestone = z.output<typeof watchMilestone>;

/** What a tender is to the agency that watches it, beside its row of a list. */
export const watchedTender = z.object({
  wish: z.enum(watchWishes),
  /** What the caller has not seen yet, newest first */
  news: z.array(watchNews),
  registration: watchRegistration,
  note: watchNote.optional(),
  /** Whose it is: as the card says where there is one */
  assigneeId: z.uuid().optional(),
  card: z.object({ id: z.uuid(), stage: z.enum(pipelineStages) }).optional(),
  /** Own ones that are open, earliest first */
  milestones: z.array(watchMilestone),
  /** Proofs that lapse before the deadline */
  lapsing: z.array(z.object({ name: z.string(), validUntil: z.iso.date() })),
});
export type WatchedTender = z.output<typeof watchedTender>;

export const watchMember = z.object({ userId: z.uuid(), name: z.string(), isYou: z.boolean() });

export const getWatchlist = endpoint({
  method: "GET",
  path: "/api/watchlist",
  access: "agency",
  feature: "watchlist",
  summary:
    "Was die eigene Agentur beobachtet, mit dem, was sich seit deinem letzten Blick geändert hat",
  response: z.object({
    /** By deadline, those without one last; what ended comes at the very end. At most `maxListedWatched`. */
    items: z.array(tenderListItem).max(maxListedWatched),
    assessments: z.record(z.uuid(), assessmentSummary),
    access: assessmentAccess,
    fitWeights: z.array(percent).length(5).optional(),
    /** Of each item, by its id */
    watched: z.record(z.uuid(), watchedTender),
    /** Active members, by name */
    members: z.array(watchMember),
    /** All that are followed; more than `items` where the list is cut. */
    total: z.int(),
    /** When the caller last marked something as seen */
    lastLookAt: moment.optional(),
  }),
});

export const getWatchlistCounts = endpoint({
  method: "GET",
  path: "/api/watchlist/counts",
  access: "agency",
  feature: "watchlist",
  summary:
    "Wie viele Ausschreibungen die Agentur beobachtet, und wie viele sich seit deinem letzten Blick geändert haben",
  response: z.object({ watched: z.int(), changed: z.int() }),
});

/** What the tender's own page says of watching */
export const getWatch = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/watch",
  access: "agency",
  feature: "watchlist",
  summary:
    "Ob die eigene Agentur die Ausschreibung beobachtet, und was du davon noch nicht gesehen hast",
  params: ofTender,
  response: z.object({
    tenderId: z.uuid(),
    isWatched: z.boolean(),
    /** What the caller has not seen, newest first; empty where it is not watched */
    unseen: z.array(z.object({ key: z.string(), at: moment })),
  }),
});

export const watchTender = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/watch",
  access: "agency",
  feature: "watchlist",
  summary: "Eine Ausschreibung beobachten, nicht mehr beobachten oder dazu nichts sagen",
  params: ofTender,
  body: z.object({
    wish: z.enum(watchWishes),
    /** Change it only while this is the wish: undoing overwrites nobody. */
    onlyIf: z.enum(watchWishes).optional(),
  }),
  response: z.object({
    isStored,
    isWatched: z.boolean(),
    /** Send it again to be where one was before. */
    before: z.enum(watchWishes),
  }),
});

export const writeWatchNote = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/watch/note",
  access: "agency",
  feature: "watchlist",
  summary: "Die Notiz der Agentur zu einer Ausschreibung schreiben; leer: löschen",
  params: ofTender,
  body: z.object({
    text: lines(watchNoteMax),
    /** The moment of the note that the writer had before them; absent: there was none. */
    basedOn: moment.optional(),
    /** Write it only while this is the note's moment, null: while there is none. */
    onlyIf: moment.nullable().optional(),
  }),
  response: z.object({
    isStored,
    /** As it stands now */
    note: watchNote.optional(),
    /** What somebody else had written meanwhile and this note took the place of */
    replaced: watchNote.optional(),
  }),
});

export const assignWatch = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/watch/assignee",
  access: "agency",
  feature: "watchlist",
  summary: "Eine Ausschreibung einem aktiven Mitglied zuweisen; null: niemandem",
  params: ofTender,
  body: z.object({
    userId: z.uuid().nullable(),
    /** Change it only while it is theirs, null: nobody's. */
    onlyIf: z.uuid().nullable().optional(),
  }),
  response: z.object({ isStored, before: z.uuid().nullable() }),
});

export const setRegistration = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/watch/registration",
  access: "agency",
  feature: "watchlist",
  summary:
    "Sagen, ob die Agentur auf der Vergabeplattform registriert ist, oder dass jemand dort nachgesehen hat",
  params: ofTender,
  body: z.object({
    state: z.enum(registrationStates).optional(),
    /** The caller opens the platform now. */
    isLookedAt: z.literal(true).optional(),
    /** Change it only while this is what was said last. */
    onlyIf: watchRegistration.pick({ state: true, at: true }).optional(),
  }),
  response: z.object({
    isStored,
    registration: watchRegistration,
    before: z.enum(registrationStates),
  }),
});

const look = z.object({ tenderId: z.uuid(), seenAt: moment.nullable() });

export const seeWatchlist = endpoint({
  method: "POST",
  path: "/api/watchlist/seen",
  access: "agency",
  feature: "watchlist",
  summary: "Änderungen als gesehen vermerken, für dich allein",
  body: z.object({
    /** Of each tender the moment of the newest news that was shown; what came later stays unseen. */
    looks: z
      .array(z.object({ tenderId: z.uuid(), upTo: moment }))
      .min(1)
      .max(maxListedWatched),
  }),
  response: z.object({
    /** Send it to unseeWatchlist to be where one was before; only of tenders that the agency watches. */
    before: z.array(look),
  }),
});

export const unseeWatchlist = endpoint({
  method: "POST",
  path: "/api/watchlist/unseen",
  access: "agency",
  feature: "watchlist",
  summary: "Ein „gesehen“ zurücknehmen",
  body: z.object({ before: z.array(look).max(maxListedWatched) }),
  response: z.object({ restored: z.int() }),
});
