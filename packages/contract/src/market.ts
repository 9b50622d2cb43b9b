import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { partyShare } from "./assessment/party-share.ts";
import { percent } from "./assessment/assessment-row.ts";

const day = z.iso.date();
const agencySector = z.enum(
  Object.keys(agencySectorDefinitions) as [AgencySector, ...AgencySector[]],
);
const land = z.enum(Object.keys(laender) as [Land, ...Land[]]);
const counted = z.object({
  /** Awards that state it. */
  n: z.int(),
  missingShare: z.number().min(0).max(1),
});
const quartiles = z.object({ low: z.number(), median: z.number(), high: z.number() });

export const getMarket = endpoint({
  method: "GET",
  path: "/api/market",
  access: "agency",
  feature: "marketComparison",
  summary: "Marktvergleich: Ausschreibungen, Angebote, Werte, Auftraggeber und Gewinner",
  query: z.object({
    agencySector: agencySector.optional(),
    region: land.optional(),
    years: z.coerce.number().int().min(1).max(10).default(3),
  }),
  response: z.object({
    from: day.optional(),
    to: day.optional(),
    tenderCount: z.int(),
    awardCount: z.int(),
    /** undefined quartiles: "zu wenig Daten" */
    offers: counted.extend({
      quartiles: quartiles.optional(),
      singlePercent: percent.optional(),
    }),
    /** Euro cents; other currencies count as missing. */
    values: counted.extend({ quartiles: quartiles.optional() }),
    buyers: counted.extend({
      parties: z.array(partyShare.extend({ id: z.uuid().optional() })),
    }),
    winners: counted.extend({
      parties: z.array(partyShare),
      /** Herfindahl index of the winners' shares, 0 to 1 */
      concentration: z.number().optional(),
    }),
    periods: z.array(
      z.object({
        /** "2025-Q3" */
        label: z.string(),
        tenders: z.int(),
        awards: z.int(),
        medianOffers: z.number().optional(),
        offersN: z.int(),
        medianValueCents: z.number().optional(),
        valuesN: z.int(),
      }),
    ),
    sample: z.boolean(),
  }),
});
