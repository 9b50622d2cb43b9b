import { agencyBranches, procedureTypes, procurementLevels, tenderStates } from "@tc/domain";
import type { AgencyBranch } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { standing, standingAccess, volumeLock } from "./standing.ts";
import { money, tenderRecord } from "./tender-record.ts";

/** Kinds of the value that stands for a tender in lists; a framework maximum is shown but never filtered by. */
export const listValueKinds = ["estimated", "awarded", "framework-maximum"] as const;
export const tenderSorts = [
  "relevance",
  "published",
  "deadline",
  "value",
  "fit",
  "chances",
  "competition",
  "budget",
] as const;
/** open: all but the dismissed ones */
export const markFilters = ["open", "saved", "fits", "misfit", "dismissed", "all"] as const;

const day = z.iso.date();
/** Several choices in one parameter, comma-separated: `state=open,planned`. */
const choices = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .max(2000)
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item).max(100));
// An empty parameter would be read as the number 0 and hold back everything.
const euros = z
  .union([z.number(), z.string().regex(/\d/, "expected a number")])
  .pipe(z.coerce.number<number | string>().min(0).max(1e12));

export const tenderListQuery = z.object({
  q: z
    .string()
    .trim()
    .max(300)
    .optional()
    .describe("Suchtext; findet auch Teile zusammengesetzter Wörter"),
  cpv: choices(
    z.union([
      z.string().regex(/^\d{2,8}$/),
      z.enum(Object.keys(agencyBranches) as [AgencyBranch, ...AgencyBranch[]]),
    ]),
  )
    .optional()
    .describe("CPV-Präfixe (2 bis 8 Ziffern) oder Branchen, durch Komma getrennt"),
  region: choices(z.string().regex(/^DE[0-9A-Z]{0,3}$/))
    .optional()
    .describe("NUTS-Codes, durch Komma getrennt; DEA = Nordrhein-Westfalen"),
  procedure: choices(z.enum(procedureTypes)).optional(),
  level: choices(z.enum(procurementLevels)).optional(),
  state: choices(z.enum(tenderStates)).optional(),
  deadlineFrom: day.optional().describe("Erster Tag der Frist, Europe/Berlin"),
  deadlineTo: day.optional().describe("Letzter Tag der Frist, Europe/Berlin"),
  valueMin: euros.optional().describe("Kleinster veröffentlichter Wert in Euro"),
  valueMax: euros.optional().describe("Größter veröffentlichter Wert in Euro"),
  source: choices(z.string().regex(/^[a-z0-9-]{1,40}$/)).optional(),
  buyer: z.uuid().optional(),
  fitMin: z.coerce.number().int().min(0).max(100).optional().describe("AgencyFit ab"),
  chancesMin: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe("TenderChances in Prozent ab"),
  offersMax: z.coerce
    .number()
    .min(1)
    .max(100)
    .optional()
    .describe("Höchstens so viele Angebote erwartet"),
  contested: z.enum(["only", "without"]).optional().describe("„besonders umkämpft“"),
  budgetMin: euros.optional().describe("Wert oder geschätztes Budget ab, in Euro"),
  budgetMax: euros.optional().describe("Wert oder geschätztes Budget bis, in Euro"),
  mark: z.enum(markFilters).optional().describe("Ohne Angabe: alle außer den abgelehnten"),
  sort: z.enum(tenderSorts).optional().describe("Ohne Angabe: relevance mit q, sonst published"),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type TenderListQuery = z.output<typeof tenderListQuery>;

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

export const listTenders = endpoint({
  method: "GET",
  path: "/api/tenders",
  access: "agency",
  summary: "Ausschreibungen suchen und filtern",
  query: tenderListQuery,
  response: z.object({
    items: z.array(tenderListItem),
    /** Of each item, by its id, what it is to this agency. */
    standings: z.record(z.uuid(), standing),
    access: standingAccess,
    /** All tenders that match, exactly. */
    total: z.int(),
    /** Each facet counts what its own choices would find, with every other filter applied. */
    facets: z.object({
      state: facet,
      branch: facet,
      cpvDivision: facet,
      region: facet,
      procedure: facet,
      level: facet,
      source: facet,
    }),
    nextCursor: z.string().optional(),
    /** Words of `q` that were found only after a correction: typed → searched. */
    corrections: z.array(z.object({ typed: z.string(), searched: z.string() })),
    sample: z.boolean(),
  }),
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
    /** With a volumeLock only title, buyers, deadlines and the link to the original are left. */
    tender: tenderRecord,
    volumeLock: volumeLock.optional(),
    codeLabels: z
      .record(z.string(), z.string())
      .describe(
        "Amtliche Bezeichnungen der CPV- und NUTS-Codes, soweit die Listen eingelesen sind",
      ),
    sample: z.boolean(),
  }),
});

/** One lot result of a buyer's past, with its tender. */
const buyerAward = z.object({
  tenderSlug: z.string(),
  title: z.string(),
  lotId: z.string(),
  awardedOn: z.string().optional(),
  winners: z.array(z.string()),
  offersReceived: z.int().optional(),
  value: money.optional(),
});

export const getBuyer = endpoint({
  method: "GET",
  path: "/api/buyers/:id",
  access: "agency",
  summary: "Ein Auftraggeber mit seinen Ausschreibungen und Vergaben",
  params: z.object({ id: z.uuid() }),
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    town: z.string().optional(),
    country: z.string().optional(),
    website: z.string().optional(),
    identifiers: z.array(z.object({ scheme: z.string().optional(), value: z.string() })),
    openTenders: z.array(tenderListItem),
    tenderCount: z.int(),
    /** Latest first, at most 100. */
    awards: z.array(buyerAward),
    awardCount: z.int(),
    /** Share of awards (0 to 1) that state offers or a usable value; undefined without awards. */
    awardsWithOffersShare: z.number().optional(),
    awardsWithValueShare: z.number().optional(),
    sample: z.boolean(),
  }),
});
