import { facetNames, laender, procedureTypes, procurementLevels, tenderStates } from "@tc/domain";
import type { Land, TenderFacet } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fileBytes } from "../fields.ts";
import {
  percent,
  assessmentSummary,
  assessmentAccess,
  volumeLock,
} from "../assessment/assessment-row.ts";
import { tenderListQuery } from "./tender-query.ts";
import { money, tenderRecord } from "./tender-record.ts";

/** Kinds of the value that stands for a tender in lists; a framework maximum is shown but never filtered by. */
export const listValueKinds = ["estimated", "awarded", "framework-maximum"] as const;

export const tenderListItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(tenderStates),
  buyer: z.object({ id: z.uuid(), name: z.string(), town: z.string().optional() }).optional(),
  /** NUTS 1 code, or undefined where the place is unknown or not one Land */
  land: z.string().optional(),
  procedure: z.enum(procedureTypes).optional(),
  level: z.enum(procurementLevels).optional(),
  mainCpv: z.string().optional(),
  /** The next bid deadline still ahead, else the last one past. */
  deadline: z.object({ at: z.iso.datetime(), hasTime: z.boolean() }).optional(),
  value: money.extend({ kind: z.enum(listValueKinds) }).optional(),
  publishedOn: z.string().optional(),
  updatedOn: z.string().optional(),
  lotCount: z.int(),
  sources: z.array(z.string()),
  flags: z.array(z.string()),
  changeCount: z.int(),
});
export type TenderListItem = z.output<typeof tenderListItem>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));
const facetShape = Object.fromEntries(facetNames.map((name) => [name, facet])) as Record<
  TenderFacet,
  typeof facet
>;

export const listTenders = endpoint({
  method: "GET",
  path: "/api/tenders",
  access: "agency",
  summary: "Ausschreibungen suchen und filtern",
  query: tenderListQuery,
  response: z.object({
    items: z.array(tenderListItem),
    /** Of each item, by its id, what it is to this agency. */
    assessments: z.record(z.uuid(), assessmentSummary),
    access: assessmentAccess,
    /** What each part weighs in these scores, in the order of fitPartKeys; absent where the plan does not open the fit. */
    fitWeights: z.array(percent).length(5).optional(),
    /** All tenders that match, exactly. */
    total: z.int(),
    /** Each facet counts what its own choices would find, with every other filter applied. */
    facets: z.object(facetShape),
    nextCursor: z.string().optional(),
    /** Words of `q` that were found only after a correction: typed → searched. */
    corrections: z.array(z.object({ typed: z.string(), searched: z.string() })),
    /** Other words for those of `q` that have brought tenders, the most useful first; quotes in `q` switch them off. */
    synonyms: z.array(z.object({ typed: z.string(), also: z.array(z.string()) })),
    sample: z.boolean(),
  }),
});

export const countTenderViews = endpoint({
  method: "GET",
  path: "/api/tenders/views",
  access: "agency",
  summary: "Ausschreibungen je Ansicht zählen",
  query: tenderListQuery,
  response: z.object({
    /** In the agency's field; absent where its profile names neither agency sectors nor codes. */
    own: z.int().optional(),
    all: z.int(),
    /** Absent where the plan does not open the competition. */
    contested: z.int().optional(),
    /** The Länder of the profile; empty: everywhere, or not said. */
    regions: z.array(z.enum(Object.keys(laender) as [Land, ...Land[]])),
  }),
});

export const nearestTenders = endpoint({
  method: "GET",
  path: "/api/tenders/nearest",
  access: "agency",
  summary: "Was einer Suche mit weniger als 20 Treffern am nächsten kommt",
  query: tenderListQuery,
  response: z.object({
    /**
     * The nearest first, none of them a result: at most so many that with the results they are 20. Of a search without
     * results there are some unless nothing is open at all.
     */
    items: z.array(tenderListItem),
    assessments: z.record(z.uuid(), assessmentSummary),
    access: assessmentAccess,
    fitWeights: z.array(percent).length(5).optional(),
    /** Whether they come near the words, or are only the newest. */
    basis: z.enum(["words", "newest"]),
    /** Whether they satisfy the filters. */
    isWithinFilters: z.boolean(),
  }),
});

export const exportTenders = endpoint({
  method: "GET",
  path: "/api/tenders/export",
  access: "agency",
  summary: "Die Liste mit diesen Filtern und in dieser Reihenfolge als CSV, höchstens 5.000 Zeilen",
  query: tenderListQuery,
  givesFile: true,
  response: fileBytes,
});

export const getTender = endpoint({
  method: "GET",
  path: "/api/tenders/:slug",
  access: "agency",
  summary: "Eine Ausschreibung mit allen Angaben",
  params: z.object({ slug: z.string().max(200) }),
  response: z.object({
    id: z.uuid(),
    slug: z.string(),
    state: z.enum(tenderStates),
    buyerIds: z
      .array(z.uuid().nullable())
      .describe("Zu jedem Auftraggeber seine Kennung, in gleicher Reihenfolge"),
    /** With a volumeLock only title, buyers, deadlines and the link to the original are left; the regime is in the assessment. */
    tender: tenderRecord,
    /** What it is about in one or two verbatim parts of the notice; absent with a volumeLock and from older servers. */
    brief: z
      .array(z.object({ text: z.string(), field: z.string(), isCut: z.boolean() }))
      .min(1)
      .max(2)
      .optional(),
    /**
     * Of each result's winners in the same order the supplier whose dossier counts the lot; absent where none has one, with a
     * volumeLock and from older servers.
     */
    supplierIds: z.array(z.array(z.uuid().nullable())).optional(),
    volumeLock: volumeLock.optional(),
    codeLabels: z
      .record(z.string(), z.string())
      .describe(
        "Amtliche Bezeichnungen der CPV- und NUTS-Codes, soweit die Listen eingelesen sind",
      ),
    sample: z.boolean(),
  }),
});
