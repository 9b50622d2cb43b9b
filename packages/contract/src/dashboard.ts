import { dashboardCards, features, filterNames, laender, openStages } from "@tc/domain";
import type { Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done } from "./fields.ts";

const moment = z.iso.datetime();

/** Its part alone could not be read; the others stand. */
const failed = z.object({ state: z.literal("failed") });
/** The plan does not open it: no number is told. */
const locked = z.object({ state: z.literal("locked"), feature: z.enum(features) });
const ready = z.object({ state: z.literal("ready") });

/** The filters of the list that a number counts, as its address has them */
const listFilters = z.partialRecord(z.enum([...filterNames, "sort"]), z.string());

const ofTender = {
  slug: z.string(),
  title: z.string(),
  cardId: z.uuid().optional(),
  /** Name of an active member */
  assignee: z.string().optional(),
};
/** `hasTime` false: the end of that day in Germany */
const at = { at: moment, hasTime: z.boolean() };

export const todayItem = z.discriminatedUnion("kind", [
  /** The bid deadline of a tender that the agency follows; past ones of cards that nobody has submitted or moved */
  z.object({
    kind: z.literal("deadline"),
    ...ofTender,
    ...at,
    tasks: z.object({ done: z.int(), all: z.int() }).optional(),
  }),
  /** What a change breaks in the agency's plans, gravest first; at: the deadline as it is now */
  z.object({
    kind: z.literal("broken"),
    ...ofTender,
    breaks: z.array(z.string()).min(1),
    at: moment.optional(),
    hasTime: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal("task"),
    ...ofTender,
    cardId: z.uuid(),
    name: z.string(),
    dueOn: z.iso.date(),
  }),
  z.object({ kind: z.literal("milestone"), ...ofTender, name: z.string(), ...at }),
  /** The outcome is asked for. */
  z.object({
    kind: z.literal("result"),
    ...ofTender,
    cardId: z.uuid(),
    because: z.enum(["awarded", "cancelled"]),
    publishedOn: z.iso.date().optional(),
  }),
]);
export type TodayItem = z.output<typeof todayItem>;

export const maxTodayItems = 50;

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/dashboard",
  access: "agency",
  summary: "Was heute wichtig ist: neue Treffer, Fristen, Änderungen, Kontingent und Pipeline",
  response: z.object({
    /** In the member's order */
    cards: z.array(z.enum(dashboardCards)),
    /** Open, in the agency's field and Länder, fitting where the plan opens the fit, and new since the member looked */
    newMatches: z.discriminatedUnion("state", [
      ready.extend({
        count: z.int(),
        since: moment,
        /** What is counted came until then; `seeNewMatches` takes it. */
        asOf: moment,
        /** false: the member has not looked yet, and a week counts as new */
        hasLooked: z.boolean(),
        /** false: not all tenders are scored yet, so that more may come */
        isScored: z.boolean(),
        filters: listFilters,
      }),
      failed,
    ]),
    /** Within seven days. watchlist: of what is followed · results: of the agency's field, where the plan has no watchlist */
    deadlines: z.union([
      ready.extend({ count: z.int(), list: z.literal("watchlist") }),
      ready.extend({ count: z.int(), list: z.literal("results"), filters: listFilters }),
      failed,
    ]),
    /** Followed tenders that changed since the member looked */
    changes: z.discriminatedUnion("state", [ready.extend({ count: z.int() }), failed, locked]),
    /** TenderChecks of this month; noPlan: there is no quota */
    checks: z.discriminatedUnion("state", [
      ready.extend({ used: z.int(), limit: z.int(), renewsOn: z.iso.date() }),
      failed,
      z.object({ state: z.literal("noPlan") }),
    ]),
    /** Past due ones, the latest first; then by their moment; then what is new without one */
    today: z.discriminatedUnion("state", [
      ready.extend({ items: z.array(todayItem).max(maxTodayItems), total: z.int() }),
      failed,
    ]),
    pipeline: z.discriminatedUnion("state", [
      ready.extend({
        /** In the order of the board */
        stages: z.array(z.object({ stage: z.enum(openStages), count: z.int() })),
        open: z.int(),
        won: z.int(),
        /** Won and lost */
        decided: z.int(),
        /** Of the decided ones those with a chance that was told at the submission, and the sum of these chances */
        told: z.object({ bids: z.int(), expectedWins: z.number() }),
      }),
      failed,
      locked,
    ]),
    /** Open tenders of the agency's field by Land; one in several Länder counts in each. */
    regions: z.discriminatedUnion("state", [
      ready.extend({
        total: z.int(),
        /** They name no Land of Germany. */
        withoutLand: z.int(),
        lands: z.array(
          z.object({
            land: z.enum(Object.keys(laender) as [Land, ...Land[]]),
            count: z.int(),
          }),
        ),
        filters: listFilters,
      }),
      failed,
    ]),
  }),
});

export const arrangeDashboard = endpoint({
  method: "PUT",
  path: "/api/dashboard/cards",
  access: "agency",
  summary: "Die Karten des Dashboards für sich selbst ordnen",
  body: z.object({ cards: z.array(z.enum(dashboardCards)).max(dashboardCards.length) }),
  response: z.object({ cards: z.array(z.enum(dashboardCards)) }),
});

export const seeNewMatches = endpoint({
  method: "POST",
  path: "/api/dashboard/matches/seen",
  access: "agency",
  summary: "Festhalten, bis wann man die neuen Treffer gesehen hat",
  body: z.object({ upTo: moment }),
  response: done,
});
