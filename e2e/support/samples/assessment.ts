import type { getMarket, getMethodology, getTenderAssessment } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";

export type AssessmentAnswer = Answer<typeof getTenderAssessment>;

const evidence = { level: "class", code: "79340000", n: 214, from: "2023-02-01", to: "2026-10-30" };

/** A tender as an agency with every right sees it: a good fit with one failed knockout criterion. */
export const sampleAssessment: AssessmentAnswer = {
  fit: {
    kind: "fit",
    score: 72,
    low: 61,
    high: 80,
    knockout: "failed",
    knockouts: [
      {
        kind: "turnover",
        status: "failed",
        demand: {
          quote:
            "Jahresumsatz von mindestens 2,5 Mio. EUR netto in den letzten drei Geschäftsjahren",
          lotId: "LOT-0001",
        },
        evidence: "Euer Umsatz: höchstens 1.850.000 € (2025)",
      },
      {
        kind: "insurance",
        status: "open",
        demand: { quote: "Deckungssumme mindestens 3 Mio. EUR" },
      },
      { kind: "language", status: "met", evidence: "Deutsch" },
      { kind: "exclusion", status: "met" },
    ],
    parts: [
      { key: "services", weight: 38, score: 84 },
      { key: "references", weight: 20, score: 66 },
      { key: "size", weight: 14, reason: "Im Profil stehen keine Projektwerte" },
      { key: "region", weight: 10, score: 27 },
      { key: "eligibility", weight: 18, score: 50 },
    ],
    plus: [
      {
        part: "services",
        points: 11,
        words: ["Kampagne", "Bewegtbild", "Social Media"],
        cpv: "79341400",
      },
      {
        part: "references",
        points: 4,
        words: ["Klimaschutz"],
        reference: "Landeskampagne „Weniger ist Meer“",
      },
    ],
    minus: [{ part: "region", points: -3, words: [] }],
    unknowns: ["size", "value"],
    isCpvEstimated: false,
    isLearnt: true,
  },
  chances: { kind: "silent", reason: "knockout", minFit: 50 },
  competition: {
    kind: "competition",
    offers: { mean: 5.4, low: 2, high: 9 },
    singlePercent: 9,
    sixOrMorePercent: 41,
    sectorPercentile: 78,
    percentile: 83,
    isContested: true,
    evidence,
    isExtrapolated: true,
    buyerWinners: {
      n: 9,
      missingShare: 0.25,
      parties: [
        { name: "Fährhaus Kommunikation GmbH", count: 4, share: 0.44 },
        { name: "Agentur Backsteinrot", count: 2, share: 0.22 },
      ],
    },
    sectorWinners: {
      n: 214,
      missingShare: 0.18,
      parties: [
        { name: "Beispielwerk AG & Co. Kommunikationsgesellschaft KG", count: 11, share: 0.05 },
      ],
    },
    incumbent: {
      name: "Fährhaus Kommunikation GmbH",
      awardedOn: "2022-11-14",
      tenderSlug: "ausschreibung-3",
      title: "Leadagentur für die Tourismuskampagne „Weites Land“",
    },
    buyerHistory: { n: 12, withOffers: 8, medianOffers: 4.5, from: "2021-03-01", to: "2026-05-04" },
  },
  budget: {
    kind: "estimate",
    medianCents: 18_500_000,
    lowCents: 7_800_000,
    highCents: 41_000_000,
    n: 96,
    comparables: [
      {
        tenderSlug: "ausschreibung-4",
        title: "Mediaplanung und -einkauf Verkehrssicherheitskampagne",
        buyer: "Landesbetrieb Straßen und Verkehr",
        valueCents: 21_000_000,
        awardedOn: "2025-04-02",
      },
      { tenderSlug: "ausschreibung-6", title: "Social-Media-Betreuung", valueCents: 9_400_000 },
    ],
  },
  regime: {
    code: "vgv",
    label: "VgV",
    explanation: "Liefer- und Dienstleistungen oberhalb der EU-Schwelle.",
    source: "§ 1 VgV",
    sourceDate: "2026-01-01",
    tableVersion: "2026-11",
    certainty: "derived",
  },
  criteria: { failed: 1, open: 1, met: 1 },
  verdict: {
    decision: "noGo",
    reason: "failed",
    sentence: "Verlangt: 2,5 Mio. € Umsatz; im Profil: zuletzt 1,85 Mio. € (2025).",
  },
  marks: { saved: false, dismissed: false },
  model: { version: 3, trainedOn: "2026-11-20" },
};

/** The same tender with nothing against it but one proof that is missing. */
export const openAssessment: AssessmentAnswer = {
  ...sampleAssessment,
  ...(sampleAssessment.fit.kind === "fit" && {
    fit: {
      ...sampleAssessment.fit,
      knockout: "open" as const,
      knockouts: sampleAssessment.fit.knockouts.filter(({ status }) => status !== "failed"),
    },
  }),
  chances: {
    kind: "chances",
    percent: 30,
    lowPercent: 15,
    highPercent: 50,
    ofTwenty: 6,
    standing: "better",
    baselinePercent: 22,
    withAwardPercent: 27,
    drivers: [
      { kind: "competition", points: -4 },
      { kind: "fit", points: 9.5 },
      { kind: "eligibility", points: -6 },
      { kind: "price", points: 0.1 },
    ],
    evidence,
    isExtrapolated: true,
    basis: "prior",
  },
  criteria: { failed: 0, open: 1, met: 1 },
  verdict: {
    decision: "check",
    reason: "open",
    sentence: "Die Haftpflichtversicherung ist ungeprüft; alle anderen sind erfüllt.",
  },
};

export const sampleMarket: Answer<typeof getMarket> = {
  from: "2023-12-01",
  to: "2026-11-20",
  tenderCount: 412,
  awardCount: 287,
  offers: {
    n: 190,
    missingShare: 0.34,
    quartiles: { low: 2, median: 4, high: 7 },
    singlePercent: 18,
  },
  values: {
    n: 121,
    missingShare: 0.58,
    quartiles: { low: 4_800_000, median: 14_200_000, high: 41_000_000 },
  },
  buyers: {
    n: 287,
    missingShare: 0,
    parties: [
      { name: "Ministerium für Umwelt, Klima und Energiewirtschaft", count: 18, share: 0.06 },
      {
        name: "Stadt Musterstadt, Amt für Presse- und Öffentlichkeitsarbeit",
        count: 11,
        share: 0.04,
      },
    ],
  },
  winners: {
    n: 231,
    missingShare: 0.2,
    parties: [{ name: "Fährhaus Kommunikation GmbH", count: 14, share: 0.06 }],
    concentration: 0.03,
  },
  periods: [
    ["2025-Q4", 31, 22, 3.5, 15, 11_000_000, 9],
    ["2026-Q1", 38, 25, 4, 17, 12_500_000, 11],
    ["2026-Q2", 44, 30, 4, 21, 16_000_000, 14],
    ["2026-Q3", 36, 28, 5, 19, undefined, 3],
  ].map(([label, tenders, awards, medianOffers, offersN, medianValueCents, valuesN]) => ({
    label: String(label),
    tenders: Number(tenders),
    awards: Number(awards),
    medianOffers: Number(medianOffers),
    offersN: Number(offersN),
    ...(medianValueCents !== undefined && { medianValueCents: Number(medianValueCents) }),
    valuesN: Number(valuesN),
  })),
  sample: false,
};

export const sampleMethodology: Answer<typeof getMethodology> = {
  model: {
    version: 3,
    trainedAt: "2026-11-20T02:10:00.000Z",
    tenders: 48_210,
    offers: { n: 9_120, from: "2019-01-04", to: "2026-11-18" },
    budget: { n: 6_480, from: "2019-01-04", to: "2026-11-18" },
  },
  heldBackSingle: {
    n: 1_824,
    error: 0.034,
    from: "2026-04-01",
    to: "2026-11-18",
    bins: [
      { said: 0.08, seen: 0.06, low: 0, high: 0.14, n: 402 },
      { said: 0.19, seen: 0.22, low: 0.15, high: 0.3, n: 511 },
      { said: 0.33, seen: 0.3, low: 0.23, high: 0.38, n: 480 },
      { said: 0.52, seen: 0.56, low: 0.49, high: 0.64, n: 431 },
    ],
  },
  heldBackCoverage: { offers: 0.84, budget: 0.79 },
  forecasts: { n: 0, bins: [] },
  forecastCoverage: { n: 0 },
  outcomes: { n: 0, bins: [] },
  sample: false,
};

/** Adds the assessments to an API of canned answers; they carry the marks that were made through it. */
export function withAssessments(api: Api, answer: AssessmentAnswer = sampleAssessment): Api {
  const marks = new Map<string, AssessmentAnswer["marks"]>();
  return (path, query, method, body) => {
    const assessed = /^\/api\/tenders\/([^/]+)\/assessment$/.exec(path)?.[1];
    if (assessed !== undefined) {
      return { body: { ...answer, marks: marks.get(assessed) ?? answer.marks } };
    }
    if (path === "/api/market") return { body: sampleMarket };
    if (path === "/api/methodology") return { body: sampleMethodology };
    const answered = api(path, query, method, body);
    const marked = typeof answered === "object" ? markAnswer(path, answered.body) : undefined;
    if (marked) marks.set(marked.slug, marked.marks);
    return answered;
  };
}

/** Which tender an answer to marking or undoing is about, and its marks since. */
function markAnswer(path: string, body: unknown) {
  if (!path.includes("/marks/")) return undefined;
  const answer = body as { slug?: string; marks: AssessmentAnswer["marks"] };
  const slug = answer.slug ?? /^\/api\/tenders\/([^/]+)\/marks\//.exec(path)?.[1];
  return slug === undefined ? undefined : { slug, marks: answer.marks };
}
