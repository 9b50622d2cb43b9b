import { agencySectorNames, laender, pipelineStages, procurementLevels } from "@tc/domain";
import type { Land } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const day = z.iso.date();
const cents = z.int().min(0);
const agencySector = z.enum(agencySectorNames);
const land = z.enum(Object.keys(laender) as [Land, ...Land[]]);

/** Months that a period may have, the running one among them. */
export const biMonths = [12, 24, 36, 60, 120] as const;

export const biFilters = z.object({
  /** "own": those of the caller's profile, or all where it names none; absent: all */
  sector: z.enum(["own", ...agencySectorNames]).optional(),
  region: land.optional(),
  buyer: z.uuid().optional(),
  level: z.enum(procurementLevels).optional(),
  months: z.coerce.number().pipe(z.literal(biMonths)).default(24),
});
export type BiFilters = z.input<typeof biFilters>;

const scope = z.object({
  from: day,
  to: day,
  /** Of the latest notice that is counted anywhere; absent: there is none */
  latestOn: day.optional(),
  /** The sectors that were asked for; empty: all */
  sectors: z.array(agencySector),
  sample: z.boolean(),
});

/** `total` is what could state a figure, `n` what does. */
const counted = z.object({ total: z.int(), n: z.int() });

const base = { method: "GET", access: "agency", feature: "businessIntelligence" } as const;

export const getMarketVolume = endpoint({
  ...base,
  path: "/api/business-intelligence/volume",
  summary: "Wie viel ausgeschrieben wird: Ausschreibungen je Monat oder Quartal",
  query: biFilters,
  response: scope.extend({
    grain: z.enum(["month", "quarter"]),
    n: z.int(),
    withoutLevel: z.int(),
    /** Of the buyer that was asked for */
    buyerName: z.string().optional(),
    /** False: older tenders are still being counted anew, and every figure of the market is too low. */
    isComplete: z.boolean(),
    /** One after the other, empty ones too; the last one is running */
    periods: z.array(
      z.object({
        /** "2026-11" or "2026-Q4" */
        label: z.string(),
        eu: z.int(),
        national: z.int(),
        unknown: z.int(),
      }),
    ),
  }),
});

export const getMarketRegions = endpoint({
  ...base,
  path: "/api/business-intelligence/regions",
  summary: "Wo ausgeschrieben wird: Ausschreibungen je Land",
  query: biFilters,
  response: scope.extend(counted.shape).extend({
    /** A tender with places in several counts in each; those with none are left out. */
    laender: z.array(z.object({ land, count: z.int() })),
  }),
});

/** One group of a spread: a sector, or all of them together */
const group = counted.extend({ sector: agencySector.optional() });

export const getOfferSpread = endpoint({
  ...base,
  path: "/api/business-intelligence/offers",
  summary: "Wie viele anbieten: Vergaben nach Zahl der Angebote",
  query: biFilters,
  response: scope.extend({
    /** All together, then by sector, most stated ones first */
    groups: z.array(
      group.extend({
        /** Whose count is only of offers that came electronically */
        electronic: z.int(),
        single: z.int(),
        /** From 8 on */
        median: z.int().optional(),
        /** With 1, 2, 3, 4, 5, 6 to 8, and 9 or more offers */
        bins: z.array(z.int()).length(7),
        /** Below 20, ascending */
        values: z.array(z.int()).optional(),
      }),
    ),
  }),
});

export const getValueSpread = endpoint({
  ...base,
  path: "/api/business-intelligence/values",
  summary: "Was es wert ist: vergebene Werte in Euro, netto",
  query: biFilters,
  response: scope.extend({
    groups: z.array(
      group.extend({
        median: cents.optional(),
        /** From 20 on */
        spread: z.object({ p10: cents, p25: cents, p75: cents, p90: cents }).optional(),
        values: z.array(cents).optional(),
      }),
    ),
  }),
});

export const getPriceWeightSpread = endpoint({
  ...base,
  path: "/api/business-intelligence/price-weights",
  summary: "Wie viel der Preis zählt: Ausschreibungen nach veröffentlichtem Gewicht des Preises",
  query: biFilters,
  response: scope.extend({
    groups: z.array(
      group.extend({
        median: z.number().optional(),
        /** From 0 below 10 percent on, ten each; the last one holds 100 */
        bins: z.array(z.int()).length(10),
        values: z.array(z.number()).optional(),
      }),
    ),
  }),
});

const party = z.object({
  id: z.uuid(),
  name: z.string(),
  count: z.int(),
  /** Of the published values; absent: none is */
  valueCents: cents.optional(),
  valueN: z.int(),
});

export const getMarketWinners = endpoint({
  ...base,
  path: "/api/business-intelligence/winners",
  summary: "Wer gewinnt: Zuschläge und veröffentlichte Werte je Unternehmen",
  query: biFilters,
  response: scope.extend(counted.shape).extend({
    /** Most awards first, at most 20; the own agency is there wherever it stands */
    winners: z.array(party.extend({ isOwn: z.boolean() })),
    /** All of them, those of the list included */
    winnerCount: z.int(),
  }),
});

export const getMarketBuyers = endpoint({
  ...base,
  path: "/api/business-intelligence/buyers",
  summary: "Wer ausschreibt: Ausschreibungen und veröffentlichte Werte je Auftraggeber",
  query: biFilters,
  response: scope.extend(counted.shape).extend({
    buyers: z.array(party),
    buyerCount: z.int(),
  }),
});

export const getOwnFunnel = endpoint({
  ...base,
  path: "/api/business-intelligence/funnel",
  summary: "Der eigene Weg vom Fund zum Zuschlag",
  query: z.object({ months: z.coerce.number().pipe(z.literal(biMonths)).default(24) }),
  response: z.object({
    from: day,
    to: day,
    /** Cards that were added in the period */
    cards: z.int(),
    /** How many came at least so far */
    stages: z.array(z.object({ stage: z.enum(pipelineStages), count: z.int() })),
    /** Submitted ones that were won, lost, or are still open */
    won: z.int(),
    lost: z.int(),
    open: z.int(),
    declined: z.int(),
  }),
});

/** Medians from 8 stated ones on */
const trendFigure = z.object({ n: z.int(), median: z.int().optional() });

export const getMarketTrend = endpoint({
  ...base,
  path: "/api/business-intelligence/trend",
  summary: "Wie sich Angebote, Werte und Gewinner entwickeln, je Quartal oder Jahr",
  query: biFilters,
  response: scope.extend({
    /** By year where most quarters state too little */
    grain: z.enum(["quarter", "year"]),
    /** One after the other, empty ones too; the last one is running */
    periods: z.array(
      z.object({
        /** "2026-Q4" or "2026" */
        label: z.string(),
        /** Tenders that were awarded */
        awarded: z.int(),
        offers: trendFigure,
        /** Euro cents */
        values: trendFigure,
        /** Lots that name a winner, and the companies that they name */
        won: z.int(),
        winners: z.int(),
      }),
    ),
  }),
});

export const getOwnCalibration = endpoint({
  ...base,
  path: "/api/business-intelligence/calibration",
  summary: "Was zu den eigenen Angeboten gesagt war und wie sie ausgingen",
  response: z.object({
    /** Own bids that were won or lost, and those of them whose chance had been said */
    decided: z.int(),
    n: z.int(),
    won: z.int(),
    /** Below 20, the latest first */
    cases: z
      .array(
        z.object({
          tenderSlug: z.string(),
          title: z.string(),
          chancePercent: z.int(),
          isWon: z.boolean(),
        }),
      )
      .optional(),
    /** From 20 on: said and seen, 0 to 1, with the 90 % range of what could stand behind what was seen */
    bins: z
      .array(
        z.object({
          said: z.number(),
          seen: z.number(),
          low: z.number(),
          high: z.number(),
          n: z.int(),
        }),
      )
      .optional(),
  }),
});
