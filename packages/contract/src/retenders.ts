import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { money } from "./tenders/tender-record.ts";

const day = z.iso.date();
const stretch = z.object({ from: day, to: day });

/** published-end: the end is published and no renewal; computed: from a term, or with renewals; rhythm: the usual gap alone */
export const retenderBasisNames = ["published-end", "computed", "rhythm"] as const;
export const retenderGapNames = [
  "no-term",
  "unlimited",
  "short",
  "implausible",
  "no-award-day",
] as const;
/** By how long it is until the possible window begins: up to 6 months, up to 12, more */
export const retenderGroups = ["now", "next", "later"] as const;
export type RetenderGroup = (typeof retenderGroups)[number];

/** A contract whose next call is to be expected. It never says that there will be one. */
export const retender = z.object({
  /** Of the old tender and the first of its lots */
  tenderSlug: z.string(),
  lotId: z.string(),
  lotCount: z.int(),
  title: z.string(),
  buyer: z.object({ id: z.uuid(), name: z.string() }).optional(),
  /** At most three of `supplierCount`; none: not published */
  suppliers: z.array(z.string()),
  /** Of the same, in the same order */
  supplierIds: z.array(z.uuid()),
  supplierCount: z.int(),
  /** Of all its lots in euros; undefined where one of them has no usable value */
  value: money.optional(),
  /** Of its one lot */
  offersReceived: z.int().optional(),
  group: z.enum(retenderGroups),
  basis: z.enum(retenderBasisNames),
  /** Holds 85 % by its own distribution; measured, four of five (docs/methods/retender.md) */
  possible: stretch,
  /** Holds one of two */
  core: stretch,
  /** Without any renewal; undefined for a rhythm */
  contractEnd: day.optional(),
  /** With every renewal, where there are any */
  latestEnd: day.optional(),
  /** Months from the call to the end: usual, or moved by `changes` earlier ones of the buyer */
  lead: z.object({ low: z.number(), high: z.number(), changes: z.int() }).optional(),
  rhythm: z.object({ calls: z.int(), months: z.int() }).optional(),
  terms: z.object({
    awardedOn: day,
    awardedBy: z.enum(["contract", "decision", "publication"]),
    startsOn: day,
    startsBy: z.enum(["BT-536", "award"]),
    endsBy: z.enum(["BT-537", "BT-36"]).optional(),
    term: z.union([z.object({ months: z.int() }), z.object({ days: z.int() })]).optional(),
    renewals: z
      .object({
        count: z.int(),
        months: z.int(),
        countBy: z.enum(["BT-58", "text"]),
        monthsBy: z.enum(["text", "assumed"]),
        isInTerm: z.boolean(),
        quote: z.string().optional(),
      })
      .optional(),
    isFramework: z.boolean(),
  }),
});
export type Retender = z.output<typeof retender>;

export const listRetenders = endpoint({
  method: "GET",
  path: "/api/retenders",
  access: "agency",
  feature: "retenders",
  summary: "Wiedervergabe-Radar: Verträge, deren nächste Ausschreibung zu erwarten ist",
  query: z.object({
    agencySector: z
      .enum(Object.keys(agencySectorDefinitions) as [AgencySector, ...AgencySector[]])
      .optional(),
    region: z.enum(Object.keys(laender) as [Land, ...Land[]]).optional(),
    buyer: z.uuid().optional(),
    basis: z.enum(retenderBasisNames).optional(),
    /** Windows that begin within so many months */
    months: z.coerce.number().int().min(1).max(60).default(24),
    /** As the page before named it */
    cursor: z.string().max(300).optional(),
  }),
  response: z.object({
    today: day,
    /** By the beginning of the possible window; at most 50 */
    items: z.array(retender),
    nextCursor: z.string().optional(),
    /** Of all pages */
    groups: z.object({ now: z.int(), next: z.int(), later: z.int() }),
    /** What these filters leave out and why, so that nobody takes the list for everything */
    coverage: z.object({
      contracts: z.int(),
      /** A call that seems to follow it is published. */
      followed: z.int(),
      /** The window is over, and no call was assigned. */
      over: z.int(),
      /** Contracts without a window, by what is missing */
      gaps: z.record(z.enum(retenderGapNames), z.int()),
    }),
    buyerName: z.string().optional(),
    /** When the radar last read what had arrived; absent while it has read nothing */
    sample: z.boolean(),
  }),
});
