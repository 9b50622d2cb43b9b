import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { money } from "./tenders/tender-record.ts";
import { tenderListItem } from "./tenders/tenders.ts";

/** One lot result of a buyer's past, with its tender. */
const buyerAward = z.object({
  tenderSlug: z.string(),
  title: z.string(),
  lotId: z.string(),
  awardedOn: z.string().optional(),
  /** At most 10 */
  winners: z.array(z.string()),
  winnerCount: z.int(),
  offersReceived: z.int().optional(),
  value: money.optional(),
  /** The tender belongs to an agency sector of the caller's profile. */
  isInAgencySectors: z.boolean().optional(),
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
