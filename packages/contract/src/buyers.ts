import { dossierMinimum } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { partyShare } from "./assessment/party-share.ts";
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

const maxCases = dossierMinimum - 1;
/** One tender, or one lot of it */
const dossierCase = z.object({ slug: z.string(), title: z.string(), on: z.iso.date().optional() });
/** Of so many could have told it, `n` do. */
const told = z.object({ n: z.int(), of: z.int() });
const quartiles = z.object({ low: z.number(), median: z.number(), high: z.number() });

/** A measure: from `dossierMinimum` on its quartiles, below them the cases themselves, at most one by one all. */
const measure = told.extend({
  quartiles: quartiles.optional(),
  cases: z.array(dossierCase.extend({ value: z.number() })).max(maxCases),
});

export const getBuyerDossier = endpoint({
  method: "GET",
  path: "/api/buyers/:id/dossier",
  access: "agency",
  feature: "competition",
  summary:
    "Wie ein Auftraggeber vergibt: Gewichte, Honorare, Aufhebungen, Angebote, Gewinner, Werte und Vergaben ohne Aufruf",
  params: z.object({ id: z.uuid() }),
  response: z.object({
    /** First and last publication or award that is counted */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    tenders: z.int(),
    /** Lots with a result, awarded or not */
    results: z.int(),
    /** Percent that the price counts, by tenders; `of`: the tenders whose notices were read, the latest */
    priceWeight: measure.extend({
      /** Weights in percent that do not add up, or differ from lot to lot */
      unclear: z.int(),
    }),
    /**
     * Tenders whose notice demands drafts or a presentation, and what it says of a fee. Documents are not read for it.
     */
    pitches: told.extend({
      fee: z.int(),
      noFee: z.int(),
      cases: z
        .array(dossierCase.extend({ says: z.enum(["fee", "no-fee", "nothing"]) }))
        .max(maxCases),
    }),
    /** Lots that ended without an award, of all with a result; and whole procedures that were cancelled */
    cancellations: told.extend({ procedures: z.int(), cases: z.array(dossierCase).max(maxCases) }),
    offers: measure.extend({ singlePercent: z.number().optional() }),
    /** Euro cents by lot, without fillers and framework maxima */
    values: measure,
    /** Most frequent first; `share` from `dossierMinimum` awards with a winner on */
    winners: told.extend({
      parties: z.array(
        partyShare.pick({ name: true, count: true }).extend({
          share: z.number().optional(),
          /** Opens the supplier's dossier */
          supplierId: z.uuid().optional(),
        }),
      ),
    }),
    /** Procedures negotiated without a call (neg-wo-call), of those that name their procedure, the latest first */
    withoutCall: told.extend({
      cases: z.array(dossierCase.extend({ winners: z.array(z.string()) })).max(maxCases),
    }),
    sample: z.boolean(),
  }),
});
