import { agencySectorNames } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const day = z.iso.date();
const cents = z.int().min(0);
/** Of so many could have told it, `n` do. */
const counted = z.object({ n: z.int(), of: z.int() });

export const getSupplier = endpoint({
  method: "GET",
  path: "/api/suppliers/:id",
  access: "agency",
  feature: "businessIntelligence",
  summary:
    "Ein Unternehmen mit seinen Zuschlägen in Agenturbranchen: Auftraggeber, Werte, Branchen, Vertragsenden",
  params: z.object({ id: z.uuid() }),
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    /** The caller's agency, by its names */
    isOwn: z.boolean(),
    /** All that were joined into this company; at most 10 of `spellingCount` and `townCount` */
    spellings: z.array(z.string()),
    spellingCount: z.int(),
    towns: z.array(z.string()),
    townCount: z.int(),
    /** First and last day of an award */
    from: day.optional(),
    to: day.optional(),
    /** Lots, and the tenders that they belong to */
    wins: z.int(),
    tenders: z.int(),
    /** Lots whose day of award nothing tells */
    undated: z.int(),
    /** Lots with a usable value that it won alone; whose part of a shared lot is whose is not published */
    values: counted.extend({
      sumCents: cents.optional(),
      /** All together, then by sector, most stated ones first */
      groups: z.array(
        counted.extend({
          sector: z.enum(agencySectorNames).optional(),
          /** From 8 on */
          median: cents.optional(),
          /** From 20 on */
          spread: z.object({ p10: cents, p25: cents, p75: cents, p90: cents }).optional(),
          /** Below 20, ascending */
          values: z.array(cents).optional(),
        }),
      ),
    }),
    /** Lots by sector, most first; one with several sectors counts in each */
    sectors: z.array(z.object({ sector: z.enum(agencySectorNames), wins: z.int() })),
    /** Lots that tell the number of offers, and those with this company's alone */
    alone: counted.extend({ single: z.int() }),
    /** One after the other, empty ones too; the last one is running. By quarter up to three years, else by year */
    grain: z.enum(["quarter", "year"]),
    periods: z.array(z.object({ label: z.string(), wins: z.int() })),
    /** Most awards first, at most 12; `n` lots name their buyer */
    buyers: counted.extend({
      count: z.int(),
      repeated: z.int(),
      parties: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          wins: z.int(),
          lastOn: day.optional(),
          /** The next end of a contract, renewals left out */
          nextEnd: z
            .object({
              on: day,
              tenderSlug: z.string(),
              lotId: z.string(),
              /** The radar shows a window for it. */
              isOnRadar: z.boolean(),
            })
            .optional(),
        }),
      ),
      /** Lots whose end of contract is published or computed */
      dated: z.int(),
    }),
    /** Lots won beside others of the same rank or none: a bidding consortium, or several of a framework. At most 10 */
    partners: z.object({
      lots: z.int(),
      count: z.int(),
      parties: z.array(z.object({ id: z.uuid(), name: z.string(), lots: z.int() })),
    }),
    /** Latest first, at most 10 */
    latest: z.array(
      z.object({
        tenderSlug: z.string(),
        title: z.string(),
        lotId: z.string(),
        on: day.optional(),
        buyerName: z.string().optional(),
        valueCents: cents.optional(),
        offers: z.int().optional(),
      }),
    ),
    /** The caller's own bids that were lost, and which of them this company won, the latest first, at most 10 */
    lostTo: z.object({
      n: z.int(),
      /** Own bids that were lost, whoever won */
      lost: z.int(),
      cases: z.array(z.object({ tenderSlug: z.string(), title: z.string(), on: day })),
    }),
    /** False: older tenders are still being counted anew, and every figure is too low. */
    isComplete: z.boolean(),
    sample: z.boolean(),
  }),
});
