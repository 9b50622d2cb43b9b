import type {
  getMarketBuyers,
  getMarketRegions,
  getMarketTrend,
  getMarketVolume,
  getMarketWinners,
  getMethodology,
  getOfferSpread,
  getOwnCalibration,
  getOwnFunnel,
  getPriceWeightSpread,
  getValueSpread,
} from "@tc/contract";
import type { Answer } from "../answer.ts";
import type { Api } from "../../web/canned-web.ts";

const scope = {
  from: "2024-12-01",
  to: "2026-11-26",
  latestOn: "2026-11-24",
  sectors: [],
  sample: false,
};
const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e4f${String(last).padStart(4, "0")}`;

const volume: Answer<typeof getMarketVolume> = {
  ...scope,
  grain: "month",
  n: 1_284,
  withoutLevel: 0,
  isComplete: true,
  periods: Array.from({ length: 24 }, (_, at) => ({
    label: `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, "0")}`,
    eu: 20 + ((at * 7) % 13),
    national: 25 + ((at * 5) % 17),
    unknown: 0,
  })),
};
const regions: Answer<typeof getMarketRegions> = {
  ...scope,
  total: 1_284,
  n: 1_182,
  laender: [
    { land: "DE3", count: 188 },
    { land: "DEA", count: 164 },
    { land: "DE2", count: 152 },
    { land: "DE1", count: 139 },
    { land: "DE6", count: 71 },
    { land: "DE5", count: 17 },
  ],
};
const offers: Answer<typeof getOfferSpread> = {
  ...scope,
  groups: [
    {
      total: 1_861,
      n: 1_284,
      electronic: 14,
      single: 210,
      median: 3,
      bins: [210, 300, 350, 200, 120, 70, 34],
    },
    {
      sector: "advertising",
      total: 600,
      n: 412,
      electronic: 4,
      single: 40,
      median: 3,
      bins: [40, 80, 110, 80, 50, 40, 12],
    },
    {
      sector: "web",
      total: 400,
      n: 268,
      electronic: 0,
      single: 30,
      median: 4,
      bins: [30, 40, 60, 70, 40, 20, 8],
    },
    {
      sector: "photo",
      total: 9,
      n: 5,
      electronic: 0,
      single: 2,
      bins: [2, 1, 1, 1, 0, 0, 0],
      values: [1, 1, 2, 3, 4],
    },
  ],
};
const values: Answer<typeof getValueSpread> = {
  ...scope,
  groups: [
    {
      total: 1_284,
      n: 742,
      median: 18_000_000,
      spread: { p10: 3_000_000, p25: 8_000_000, p75: 45_000_000, p90: 120_000_000 },
    },
    {
      sector: "advertising",
      total: 600,
      n: 412,
      median: 24_000_000,
      spread: { p10: 4_000_000, p25: 11_000_000, p75: 60_000_000, p90: 180_000_000 },
    },
    {
      sector: "film",
      total: 20,
      n: 11,
      median: 5_800_000,
      values: [
        1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 5_800_000, 6_000_000, 7_000_000,
        9_000_000, 20_000_000, 40_000_000,
      ],
    },
  ],
};
const weights: Answer<typeof getPriceWeightSpread> = {
  ...scope,
  groups: [
    { total: 1_284, n: 918, median: 40, bins: [0, 20, 60, 210, 280, 150, 60, 30, 10, 98] },
    {
      sector: "advertising",
      total: 600,
      n: 500,
      median: 40,
      bins: [0, 10, 30, 120, 180, 90, 30, 20, 5, 15],
    },
    {
      sector: "print",
      total: 300,
      n: 240,
      median: 60,
      bins: [0, 2, 10, 20, 30, 40, 40, 20, 8, 70],
    },
  ],
};
const winners: Answer<typeof getMarketWinners> = {
  ...scope,
  total: 1_284,
  n: 1_104,
  winnerCount: 220,
  winners: [
    {
      id: id(1),
      name: "Beispiel & Partner GmbH",
      count: 41,
      valueCents: 190_000_000,
      valueN: 24,
      isOwn: false,
    },
    {
      id: id(2),
      name: "Musterkreativ GmbH",
      count: 33,
      valueCents: 240_000_000,
      valueN: 20,
      isOwn: false,
    },
    { id: id(3), name: "Filmwerk Muster GbR", count: 19, valueN: 0, isOwn: false },
    {
      id: id(4),
      name: "Nordlicht Media GmbH",
      count: 7,
      valueCents: 61_200_000,
      valueN: 5,
      isOwn: true,
    },
  ],
};
const buyers: Answer<typeof getMarketBuyers> = {
  ...scope,
  total: 1_284,
  n: 1_280,
  buyerCount: 402,
  buyers: [
    {
      id: id(5),
      name: "Stadt Musterstadt, Amt für Presse- und Öffentlichkeitsarbeit",
      count: 31,
      valueCents: 310_000_000,
      valueN: 12,
    },
    { id: id(6), name: "Musterministerium für Soziales", count: 24, valueN: 0 },
  ],
};
const funnel: Answer<typeof getOwnFunnel> = {
  from: "2024-12-01",
  to: "2026-11-26",
  cards: 214,
  stages: [
    { stage: "discovered", count: 214 },
    { stage: "review", count: 61 },
    { stage: "go", count: 28 },
    { stage: "in_work", count: 22 },
    { stage: "submitted", count: 18 },
    { stage: "won", count: 7 },
  ],
  won: 7,
  lost: 9,
  open: 2,
  declined: 30,
};

const trend: Answer<typeof getMarketTrend> = {
  ...scope,
  grain: "quarter",
  periods: Array.from({ length: 9 }, (_, at) => ({
    label: `${2024 + Math.floor((at + 3) / 4)}-Q${((at + 3) % 4) + 1}`,
    awarded: 40,
    offers: at === 2 ? { n: 5 } : { n: 30, median: 3 + (at % 3) },
    values: { n: 20, median: 15_000_000 + at * 900_000 },
    won: 36,
    winners: 20 + at,
  })),
};
const calibration: Answer<typeof getOwnCalibration> = {
  decided: 16,
  n: 3,
  won: 1,
  cases: [
    { tenderSlug: "t-1", title: "Relaunch der Website", chancePercent: 42, isWon: true },
    { tenderSlug: "t-2", title: "Imagefilm", chancePercent: 18, isWon: false },
    { tenderSlug: "t-3", title: "Social-Media-Betreuung", chancePercent: 25, isWon: false },
  ],
};
/** What the page on methods tells of all agencies. */
const methodology: Answer<typeof getMethodology> = {
  forecasts: { n: 0, bins: [] },
  forecastCoverage: { n: 0 },
  outcomes: {
    n: 140,
    error: 0.05,
    bins: [
      { said: 0.15, seen: 0.12, low: 0.06, high: 0.22, n: 60 },
      { said: 0.35, seen: 0.4, low: 0.29, high: 0.52, n: 50 },
      { said: 0.62, seen: 0.57, low: 0.42, high: 0.7, n: 30 },
    ],
  },
  sample: false,
};

const answers: Readonly<Record<string, unknown>> = {
  volume,
  regions,
  offers,
  values,
  "price-weights": weights,
  winners,
  buyers,
  funnel,
  trend,
  calibration,
};

/** Adds business intelligence to an API of canned answers, as an agency with Enterprise. */
export function withBusinessIntelligence(api: Api): Api {
  return (path, query, method, body) => {
    if (path === "/api/methodology") return { body: methodology };
    const chart = /^\/api\/business-intelligence\/([a-z-]+)$/.exec(path)?.[1];
    return chart !== undefined && Object.hasOwn(answers, chart)
      ? { body: answers[chart] }
      : api(path, query, method, body);
  };
}
