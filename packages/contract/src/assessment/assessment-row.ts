// What a list shows of each tender. Apart from the whole assessment, which only the tender's own page loads.
import { chancesSilences, chancesStandings, knockoutOutcomes, tiers } from "@tc/domain";
import type { ListFeature } from "@tc/domain";
import { z } from "zod";
import { placedDocument } from "./document-place.ts";

export const score = z.int().min(0).max(100);
export const percent = z.int().min(0).max(100);

/** passt, passt nicht, gemerkt, abgelehnt */
export const markKinds = ["fits", "misfit", "saved", "dismissed"] as const;
export type MarkKind = (typeof markKinds)[number];
export const markReasons = [
  "services",
  "region",
  "volume",
  "deadline",
  "eligibility",
  "competition",
  "effort",
  "conditions",
  "other",
] as const;

/** What the agency has said about a tender. */
export const tenderMarks = z.object({
  fitMark: z.enum(["fits", "misfit"]).optional(),
  saved: z.boolean(),
  dismissed: z.boolean(),
  reason: z.enum(markReasons).optional(),
  note: z.string().optional(),
});
export type TenderMarks = z.output<typeof tenderMarks>;

/** A public amount, which a plan's volume cap is judged by. Net euros; an estimate is none, nor is what an agency uploaded. */
export const statedAmount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("published"), cents: z.int() }),
  z.object({
    kind: z.literal("quoted"),
    /** Without value added tax and for all years */
    cents: z.int(),
    /** Only on the tender's own page: the sentence word for word, and the amount as written there. */
    source: z.object({ quote: z.string(), cents: z.int(), isPerYear: z.boolean() }).optional(),
  }),
  z.object({
    kind: z.literal("document"),
    /** Without value added tax */
    cents: z.int(),
    /** Only on the tender's own page, as above: of the documents that were fetched from the buyer */
    source: z.object({ quote: z.string(), cents: z.int(), document: placedDocument }).optional(),
  }),
]);
export type StatedAmount = z.output<typeof statedAmount>;

/**
 * The plan's volume cap hides all but title, buyer, deadline, regime, the link to the original and the amount above the
 * cap.
 */
export const volumeLock = z.object({
  tier: z.enum(tiers),
  capCents: z.int(),
  because: statedAmount,
  originalUrl: z.string().optional(),
});
export type VolumeLock = z.output<typeof volumeLock>;

/** One tender of a list, as this agency sees it. Absent parts are locked, pending or too thin, see `access`. */
export const assessmentSummary = z.object({
  fit: z
    .object({
      score,
      low: score,
      high: score,
      knockout: z.enum(knockoutOutcomes),
      /** In the order of fitPartKeys; null: unknown */
      parts: z.array(score.nullable()).length(5),
    })
    .optional(),
  chances: z
    .object({
      percent,
      lowPercent: percent,
      highPercent: percent,
      /** Beside the agency's other open hits, where the difference is real with 80 % */
      standing: z.enum(chancesStandings).optional(),
      /** A place in a framework with so many (BT-113): it is no order yet. Absent where one bidder wins. */
      seats: z.int().min(2).optional(),
    })
    .optional(),
  /** Why no chance is told, where that follows from the fit */
  chancesSilence: z.enum(chancesSilences).optional(),
  competition: z
    .object({ mean: z.number(), low: z.int(), high: z.int(), isContested: z.boolean() })
    .optional(),
  budget: z
    .object({
      /** quoted: in the notice's text; document: in public documents, net */
      kind: z.enum(["published", "maximum", "quoted", "document", "estimate"]),
      /** The value, the maximum or the median. */
      cents: z.int(),
      currency: z.string(),
      lowCents: z.int().optional(),
      highCents: z.int().optional(),
    })
    .optional(),
  marks: tenderMarks.optional(),
  volumeLock: volumeLock.optional(),
});
export type AssessmentSummary = z.output<typeof assessmentSummary>;

/** Which columns the plan opens, and how far the scoring of this agency is. */
export const assessmentAccess = z.object({
  /** The cheapest plan that opens it, where the own one does not. */
  lockedFit: z.enum(tiers).optional(),
  lockedChances: z.enum(tiers).optional(),
  lockedCompetition: z.enum(tiers).optional(),
  lockedBudget: z.enum(tiers).optional(),
  /** none: no model yet · running: this agency's scores are being made anew · current */
  scoring: z.enum(["none", "running", "current"]),
});
export type AssessmentAccess = z.output<typeof assessmentAccess>;

/** Where the access says which plan opens a feature's column. */
export const lockOfFeature = {
  agencyFit: "lockedFit",
  tenderChances: "lockedChances",
  competition: "lockedCompetition",
  budget: "lockedBudget",
} as const satisfies Record<ListFeature, keyof AssessmentAccess>;
