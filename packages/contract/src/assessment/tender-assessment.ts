import {
  chancesBases,
  chancesDriverKinds,
  chancesSilences,
  chancesStandings,
  fitPartKeys,
  knockoutKinds,
  knockoutOutcomes,
  knockoutStatuses,
  maxVerdictSentence,
  missingBudgetReasons,
  regimeCertainties,
  tiers,
  tooThin,
  verdictDecisions,
  verdictReasons,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { chancesFact } from "./chances-fact.ts";
import { placedDocument, tenderQuote } from "./document-place.ts";
import { partyShare } from "./party-share.ts";
import { percent, score, tenderMarks, volumeLock } from "./assessment-row.ts";
import { money } from "../tenders/tender-record.ts";

/** The plan does not open it; nothing of the number is sent. `tier`: the cheapest plan that does. */
const locked = z.object({ kind: z.literal("locked"), tier: z.enum(tiers) });
/** Not computed yet: no model has been trained, or the agency's turn is still to come. */
const pending = z.object({ kind: z.literal("pending") });
/** "zu wenig Daten"; n: how many awards there are. */
const thin = z.object({ kind: z.literal(tooThin), n: z.int() });

/** No chance is told: a knockout criterion fails, or the fit is below `minFit`. */
const silent = z.object({
  kind: z.literal("silent"),
  reason: z.enum(chancesSilences),
  minFit: score,
});

const day = z.iso.date();

/** The turnover that a partner would have to bring. */
const partnerGap = z.discriminatedUnion("kind", [
  locked,
  z.object({
    kind: z.literal("gap"),
    cents: z.int(),
    /** In every year, or in all three years together */
    per: z.enum(["year", "sum"]),
    /** Only turnover with comparable services counts, so that it may be more. */
    isAtLeast: z.boolean(),
    demandCents: z.int(),
    ownCents: z.int(),
    /** What the notice says of bidding together, in its words; `silent`: nothing */
    terms: z.enum(["silent", "sum", "single", "unclear"]),
    quote: z.string().optional(),
  }),
]);

const knockout = z.object({
  kind: z.enum(knockoutKinds),
  status: z.enum(knockoutStatuses),
  /** What the notice or a document of the agency demands, word for word, and where it says so. */
  demand: tenderQuote.optional(),
  /** What the profile holds against it; German, made by the web from these when absent. */
  evidence: z.string().optional(),
  /** Of a failed turnover, where a partner may help */
  partner: partnerGap.optional(),
});

const fitPart = z.object({
  key: z.enum(fitPartKeys),
  /** Share of the whole, all five add up to 100. */
  weight: percent,
  /** Fulfilment; undefined where nothing is known (counts as the middle and widens the band). */
  score: score.optional(),
  /** German, one line: what it rests on. Absent in answers of the release before. */
  reason: z.string().optional(),
});

/** One reason for or against, with what it rests on. */
const fitReason = z.object({
  part: z.enum(fitPartKeys),
  /** Points of the score it moved, signed. */
  points: z.number(),
  /** Services that notice and agency both name, those of titles first. */
  words: z.array(z.string()),
  /** Title of the reference that carries it. */
  reference: z.string().optional(),
  /** Codes of both sides that met, e.g. 79341400 with the agency sector "advertising". */
  cpv: z.string().optional(),
  /** German text of that code */
  cpvLabel: z.string().optional(),
});

export const fitAnswer = z.object({
  kind: z.literal("fit"),
  score,
  low: score,
  high: score,
  knockout: z.enum(knockoutOutcomes),
  knockouts: z.array(knockout),
  parts: z.array(fitPart),
  plus: z.array(fitReason),
  minus: z.array(fitReason),
  /** Parts of the profile or the notice that are missing and widen the band. */
  unknowns: z.array(z.string()),
  /** The notice has no usable CPV; its services were estimated from the text. */
  isCpvEstimated: z.boolean(),
  /** The ranking has learnt from this agency's own marks. */
  isLearnt: z.boolean(),
});

/** Where the numbers come from. */
const evidence = z.object({
  /** class, group, division, cluster … the deepest level with enough awards */
  level: z.string(),
  /** The level's CPV code or cluster, where it has one. */
  code: z.string().optional(),
  n: z.int(),
  from: day.optional(),
  to: day.optional(),
});

export const chancesAnswer = z.object({
  kind: z.literal("chances"),
  /** Rounded to five points. */
  percent,
  lowPercent: percent,
  highPercent: percent,
  /** Of twenty comparable bids so many would win. */
  ofTwenty: z.number(),
  /** Beside the agency's other open hits, where the difference is real with 80 % */
  standing: z.enum(chancesStandings).optional(),
  /** What an average bidder may expect. */
  baselinePercent: percent,
  /** Times the probability that anybody is awarded at all. */
  withAwardPercent: percent,
  drivers: z.array(z.object({ kind: z.enum(chancesDriverKinds), points: z.number() })),
  evidence,
  /** Below the EU thresholds no offers are published: carried over from EU-wide awards. */
  isExtrapolated: z.boolean(),
  /** A place in a framework with so many (BT-113): it is no order yet. Absent where one bidder wins. */
  seats: z.int().min(2).optional(),
  facts: z.array(chancesFact).optional(),
  basis: z.enum(chancesBases),
});

export const competitionAnswer = z.object({
  kind: z.literal("competition"),
  /** Expected offers per lot; low to high holds eight of ten. */
  offers: z.object({ mean: z.number(), low: z.int(), high: z.int() }),
  singlePercent: percent,
  sixOrMorePercent: percent,
  /** Share of awards of the agency sector and of all that expect fewer. */
  sectorPercentile: percent.optional(),
  percentile: percent.optional(),
  /** "besonders umkämpft" */
  isContested: z.boolean(),
  evidence,
  isExtrapolated: z.boolean(),
  /** Who usually wins: at this buyer, and in this agency sector. `n`: awards with a named winner. */
  buyerWinners: z.object({ n: z.int(), missingShare: z.number(), parties: z.array(partyShare) }),
  sectorWinners: z.object({ n: z.int(), missingShare: z.number(), parties: z.array(partyShare) }),
  /** Won this buyer's latest comparable award. */
  incumbent: z
    .object({
      name: z.string(),
      awardedOn: day.optional(),
      tenderSlug: z.string(),
      title: z.string(),
    })
    .optional(),
  /** What this buyer's earlier awards say. */
  buyerHistory: z.object({
    n: z.int(),
    withOffers: z.int(),
    medianOffers: z.number().optional(),
    from: day.optional(),
    to: day.optional(),
  }),
});

export const fitPartAnswer = z.discriminatedUnion("kind", [locked, pending, fitAnswer]);
export const chancesPartAnswer = z.discriminatedUnion("kind", [
  locked,
  pending,
  thin,
  silent,
  chancesAnswer,
]);

export const comparable = z.object({
  tenderSlug: z.string(),
  title: z.string(),
  buyer: z.string().optional(),
  valueCents: z.int(),
  awardedOn: day.optional(),
});

export const budgetAnswer = z.discriminatedUnion("kind", [
  locked,
  pending,
  z.object({ kind: z.literal("published"), money, source: z.enum(["estimated", "awarded"]) }),
  /** Höchstwert of a framework: never what one may expect. */
  z.object({
    kind: z.literal("maximum"),
    money,
    estimate: z
      .object({ medianCents: z.int(), lowCents: z.int(), highCents: z.int(), n: z.int() })
      .optional(),
  }),
  z.object({
    kind: z.literal("quoted"),
    /** As written: of a year, or with value added tax, where the quote says so */
    money,
    /** Of the whole duration, without value added tax */
    netCents: z.int(),
    quote: z.string(),
    /** A document says so, the agency's or the buyer's; absent for the notice's own text. */
    document: placedDocument.optional(),
    /** With value added tax */
    isGross: z.boolean().optional(),
    /** Its own documents name more than the plan's volume cap, which locks nothing. `tier`: the cheapest plan without that limit */
    aboveCap: z.object({ tier: z.enum(tiers), capCents: z.int() }).optional(),
  }),
  z.object({
    kind: z.literal("estimate"),
    medianCents: z.int(),
    /** low to high holds eight of ten comparable awards. */
    lowCents: z.int(),
    highCents: z.int(),
    n: z.int(),
    comparables: z.array(comparable).max(5),
  }),
  /** "keine belastbare Schätzung" */
  z.object({ kind: z.literal("none"), reason: z.enum(missingBudgetReasons), n: z.int() }),
]);

export const regimeAnswer = z.object({
  code: z.string(),
  label: z.string(),
  explanation: z.string(),
  source: z.string().optional(),
  sourceDate: day.optional(),
  tableVersion: z.string(),
  certainty: z.enum(regimeCertainties),
});

/** How many hard criteria fail, are open, are met. */
const criteria = z.object({ failed: z.int(), open: z.int(), met: z.int() });

const verdict = z.object({
  decision: z.enum(verdictDecisions),
  reason: z.enum(verdictReasons),
  /** German, the reason in words. */
  sentence: z.string().max(maxVerdictSentence),
});

export const getTenderAssessment = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/assessment",
  access: "agency",
  summary: "Passung, Chancen, Wettbewerb und Budget einer Ausschreibung für die eigene Agentur",
  params: z.object({ slug: z.string().max(200) }),
  response: z.object({
    fit: fitPartAnswer,
    chances: chancesPartAnswer,
    competition: z.discriminatedUnion("kind", [locked, pending, thin, competitionAnswer]),
    budget: budgetAnswer,
    regime: regimeAnswer,
    /** With the fit alone. */
    criteria: criteria.optional(),
    /** What the notice demands, where no profile is held against it: the plan does not open the fit, or it is to come. */
    demandCount: z.int().optional(),
    /** With the fit, as long as one can take part. */
    verdict: verdict.optional(),
    /** Absent where there is no TenderCheck and none can be started: no plan, no check left, the tender is over, or above the plan's cap. */
    check: z.object({ isThere: z.boolean() }).optional(),
    /** What a member decided in the TenderCheck; it stands before any verdict. */
    bidDecision: z
      .object({ decision: z.enum(verdictDecisions), at: z.iso.datetime(), byName: z.string() })
      .optional(),
    marks: tenderMarks,
    volumeLock: volumeLock.optional(),
    model: z.object({ version: z.int(), trainedOn: day }).optional(),
  }),
});
export type TenderAssessment = z.output<typeof getTenderAssessment.response>;
