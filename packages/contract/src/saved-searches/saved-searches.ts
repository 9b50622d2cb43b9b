import { filterNames, missedReasons, savedSearchLimits } from "@tc/domain";
import { z } from "zod";
import { assessmentAccess, assessmentSummary, percent } from "../assessment/assessment-row.ts";
import { endpoint } from "../endpoint.ts";
import { done, line } from "../fields.ts";
import { tenderListQuery } from "../tenders/tender-query.ts";
import { tenderListItem } from "../tenders/tenders.ts";

const parameterNames = [...filterNames, "sort"] as const;

/** Parameters of the list as its address holds them: `{ q: "Film", state: "open,planned" }` */
export const savedQuery = z.partialRecord(z.enum(parameterNames), z.string().max(2_000));
export type SavedQuery = z.output<typeof savedQuery>;

/** One that the list takes now */
const newQuery = savedQuery.superRefine((query, context) => {
  for (const issue of tenderListQuery.safeParse(query).error?.issues ?? []) {
    context.addIssue({ code: "custom", message: issue.message, path: issue.path });
  }
});

export const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What is left of it where the list takes less than when it was saved */
  query: savedQuery,
  /** Names of filters that the list does not take any more, in whole or in part */
  dropped: z.array(z.string()),
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  /** Its owner and the agency's owner can change it; everybody else saves a copy. */
  canChange: z.boolean(),
  /** Whether its owner wants new results by mail */
  mails: z.boolean(),
  changedAt: z.iso.datetime(),
  /** New since this member looked last; absent while it cannot be counted, and where the plan locks one of its filters */
  newCount: z.int().optional(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const ofSearch = z.object({ id: z.uuid() });

export const getSavedSearches = endpoint({
  method: "GET",
  path: "/api/saved-searches",
  access: "agency",
  summary: "Die eigenen und die geteilten gespeicherten Suchen, mit der Zahl neuer Treffer",
  /** In the member's own order */
  response: z.object({ searches: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches",
  access: "agency",
  summary: "Eine Suche unter einem Namen speichern; zuerst gehört sie nur dem Mitglied selbst",
  body: z.object({
    name: line(savedSearchLimits.nameMax),
    query: newQuery,
    isShared: z.boolean().default(false),
    mails: z.boolean().default(false),
  }),
  response: savedSearch,
});

export const changeSavedSearch = endpoint({
  method: "PATCH",
  path: "/api/saved-searches/:id",
  access: "agency",
  summary: "Name, Filter, Teilen oder E-Mails einer gespeicherten Suche ändern",
  params: ofSearch,
  body: z.object({
    name: line(savedSearchLimits.nameMax).optional(),
    query: newQuery.optional(),
    isShared: z.boolean().optional(),
    /** Only its owner's to say */
    mails: z.boolean().optional(),
  }),
  response: savedSearch,
});

export const deleteSavedSearch = endpoint({
  method: "DELETE",
  path: "/api/saved-searches/:id",
  access: "agency",
  summary: "Eine gespeicherte Suche löschen",
  params: ofSearch,
  response: done,
});

export const restoreSavedSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches/:id/restore",
  access: "agency",
  summary: "Das Löschen einer gespeicherten Suche zurücknehmen, bis zu sieben Tage danach",
  params: ofSearch,
  response: savedSearch,
});

export const seeSavedSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches/:id/seen",
  access: "agency",
  summary: "Festhalten, dass man die Treffer einer gespeicherten Suche gesehen hat",
  params: ofSearch,
  response: done,
});

export const orderSavedSearches = endpoint({
  method: "PUT",
  path: "/api/saved-searches/order",
  access: "agency",
  summary: "Die gespeicherten Suchen für sich selbst ordnen",
  body: z.object({ ids: z.array(z.uuid()).max(500) }),
  response: done,
});

/** One tender that a search left out although it comes near, and the one filter to blame */
export const missedHit = z.object({
  tenderId: z.uuid(),
  reason: z.enum(missedReasons),
  /** German, one line: "Frist vor dem 10. Dezember" */
  because: z.string(),
  /** Parameters to change so that the search holds it; null takes one away */
  loosened: z.partialRecord(z.enum(parameterNames), z.string().nullable()),
});
export type MissedHit = z.output<typeof missedHit>;

export const getMissedHits = endpoint({
  method: "GET",
  path: "/api/saved-searches/missed",
  access: "agency",
  summary:
    "Verpasste Treffer: eine wöchentliche Stichprobe dessen, was die Filter knapp ausgeschlossen haben",
  query: tenderListQuery,
  response: z.object({
    /** Monday of the week whose tenders are looked at, and its Sunday */
    from: z.iso.date(),
    to: z.iso.date(),
    /** So many would come into question */
    total: z.int(),
    hits: z.array(missedHit),
    items: z.array(tenderListItem),
    assessments: z.record(z.uuid(), assessmentSummary),
    access: assessmentAccess,
    fitWeights: z.array(percent).length(5).optional(),
  }),
});
