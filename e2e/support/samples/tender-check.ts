import type { getTenderCheck, saveBidDecision, saveCalculation, weighFactors } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { refusal } from "./account.ts";

export type SampleCheck = Answer<typeof getTenderCheck>;
type Result = NonNullable<SampleCheck["result"]>;
type Body<Called extends { body?: { _zod: { output: unknown } } }> = NonNullable<
  Called["body"]
>["_zod"]["output"];

const terms = "0191d4e4-8c1c-4a44-9d9b-000000000001";
const contract = "0191d4e4-8c1c-4a44-9d9b-000000000003";
const inTerms = (page: number, quote: string) => ({
  quote,
  document: { id: terms, name: "Bewerbungsbedingungen.pdf", place: { page } },
});
const inContract = (page: number, quote: string) => ({
  quote,
  document: { id: contract, name: "Vertragsentwurf_V2.pdf", place: { page } },
});

const result: Result = {
  madeAt: "2026-11-23T08:31:00.000Z",
  engine: "rules",
  documents: 5,
  pages: 59,
  requirements: [
    {
      group: "eligibility",
      kind: "turnover",
      name: "Mindestumsatz",
      state: "failed",
      quotes: [inTerms(7, "Jahresumsatz von mindestens 2,5 Mio. EUR netto")],
      evidence: "im schwächsten Jahr 1,85 Mio. € (2023–2025)",
    },
    {
      group: "eligibility",
      name: "2 Personen",
      state: "open",
      quotes: [inTerms(7, "davon mindestens zwei mit Schwerpunkt Mediaplanung")],
      evidence: "14 Personen im Profil; Aufgaben und Erfahrung prüfen",
    },
    {
      group: "eligibility",
      kind: "language",
      name: "Sprache",
      state: "met",
      quotes: [{ quote: "DEU", field: "lots.LOT-0001.submissionLanguages" }],
      evidence: "DEU",
    },
    {
      group: "award",
      name: "Konzept 60\u00a0%, Preis 40\u00a0%",
      state: "noted",
      quotes: [inTerms(4, "Konzept\t60 %")],
    },
    {
      group: "deadlines",
      name: "Angebotsfrist in Dokument und Bekanntmachung verschieden",
      state: "unclear",
      quotes: [inTerms(3, "bis zum 15.12.2026, 12:00 Uhr")],
      evidence: "Bekanntmachung: 12.12.2026, 14:00 Uhr. Es gilt die Bekanntmachung.",
    },
    {
      group: "contract",
      name: "Nutzungsrechte",
      state: "unclear",
      quotes: [
        inContract(5, "räumt dem Auftraggeber das ausschließliche Nutzungsrecht ein"),
        inContract(11, "ein einfaches Nutzungsrecht genügt"),
      ],
      evidence: "Mehrere Stellen widersprechen sich.",
    },
  ],
  papers: [
    {
      name: "Nachweis der Haftpflichtversicherung",
      state: "expires",
      note: "Police endet am 31.12.2026, vor dem Ende der Bindefrist am 10.03.2027",
      quotes: [inTerms(8, "Nachweis der Berufshaftpflicht")],
      isVoluntary: false,
    },
    {
      name: "Formblatt 124 (Eigenerklärung zur Eignung)",
      state: "fill",
      quotes: [inTerms(9, "Formblatt 124")],
      isVoluntary: false,
    },
    {
      name: "Handelsregisterauszug",
      state: "missing",
      quotes: [inTerms(5, "Handelsregisterauszug")],
      isVoluntary: false,
    },
    {
      name: "Referenzblätter",
      state: "ready",
      note: "aus eurem Profil",
      quotes: [],
      isVoluntary: false,
    },
  ],
  risks: [
    {
      name: "Vertragsstrafe 0,3\u00a0% je Werktag, höchstens 5\u00a0%",
      quotes: [inContract(9, "höchstens jedoch fünf vom Hundert der Auftragssumme")],
    },
    {
      name: "Bindefrist 90 Tage",
      quotes: [inTerms(3, "an das Angebot bis zum 10.03.2027 gebunden")],
    },
  ],
  fairness: [
    {
      point: "draftsPaid",
      answer: "yes",
      note: "Pitchhonorar 3.000 €",
      quotes: [inTerms(4, "3.000 € für zwei Gestaltungslinien")],
    },
    {
      point: "rightsInProportion",
      answer: "no",
      note: "ausschließlich und ohne Grenze",
      quotes: [inContract(5, "räumt dem Auftraggeber das ausschließliche Nutzungsrecht ein")],
    },
    { point: "losersKeepRights", answer: "open", note: "nicht gefunden", quotes: [] },
    { point: "budgetNamed", answer: "yes", note: "480.000 €", quotes: [] },
    { point: "threeWeeks", answer: "yes", note: "28 Tage ab dem 10.11.2026", quotes: [] },
    { point: "invitedNamed", answer: "yes", note: "mindestens 3, höchstens 5", quotes: [] },
    {
      point: "weightsNamed",
      answer: "yes",
      note: "Konzept 60\u00a0%, Preis 40\u00a0%",
      quotes: [inTerms(4, "Konzept\t60 %")],
    },
  ],
  effort: [
    { name: "Lesen, Fragen, Kalkulation", hours: 12 },
    { name: "Konzept und Angebotstext", hours: 24 },
    { name: "59 Seiten Unterlagen", hours: 3 },
    { name: "Entwürfe", hours: 40 },
  ],
};

const run = {
  state: "done",
  step: "proposal",
  startedAt: "2026-11-23T08:30:58.000Z",
  startedByName: "Ada Beispiel",
  isAutomatic: false,
} as const;

const calculation: SampleCheck["calculation"] = {
  entered: {},
  hours: 79,
  hourlyCostCents: 9_000,
  externalCents: 0,
  contribution: { percent: 4.9, year: 2026, cents: 0 },
  feeCents: 0,
  costCents: 711_000,
  marginPercent: 15,
  valueCents: 48_000_000,
  chance: { percent: 36, lowPercent: 22, highPercent: 54 },
  expected: { meanCents: 1_930_000, lowCents: 870_000, highCents: 3_190_000 },
  breakEvenPercent: 10,
};

const findings = [
  { key: "criteria", value: "2 ungeprüft, 4 erfüllt", voice: "open" },
  { key: "fit", value: "84 von 100", voice: "for" },
  {
    key: "chance",
    value: "36\u00a0% (22–54\u00a0%); ein Bieter im Mittel 25\u00a0%",
    voice: "neutral",
  },
  {
    key: "money",
    value: "im Mittel 19.000\u00a0€ (8.700\u00a0€ bis 32.000\u00a0€), nach unseren Annahmen",
    voice: "for",
  },
  { key: "effort", value: "79 Stunden, Kosten 7.110\u00a0€; ein Zuschlag deckt sie", voice: "for" },
  {
    key: "time",
    value: "13 Arbeitstage bis 12.12.2026; 79 Stunden sind 10 Arbeitstage einer Person",
    voice: "for",
  },
  { key: "unclear", value: "2 Angaben", voice: "open" },
] as const;

/** Our proposal; where nothing that is open counts any more, it is a Go. */
function proposalWith(weights: Body<typeof weighFactors>["weights"]): SampleCheck["proposal"] {
  const factors = findings.map((finding) => ({
    ...finding,
    weight: weights[finding.key] ?? ("counted" as const),
  }));
  const isEdited = factors.some(({ weight }) => weight !== "counted");
  const isOpen = factors.some(({ voice, weight }) => voice === "open" && weight !== "ignored");
  const sentence = isOpen
    ? "Offen: Harte Kriterien, Unklare Angaben."
    : "Dafür spricht: AgencyFit.";
  return {
    decision: isOpen ? "check" : "go",
    sentence: isEdited ? `Mit euren Änderungen: ${sentence}` : sentence,
    factors,
    isEdited,
  };
}

const checked: SampleCheck = {
  run,
  result,
  changes: {
    since: "2026-11-16T09:00:00.000Z",
    sentences: [
      "Angebotsfrist 12.12.2026, 14:00 Uhr, vorher 05.12.2026, 14:00 Uhr.",
      "Neu gefordert: Nutzungsrechte.",
    ],
    isReadAnew: false,
  },
  isOutdated: false,
  proposal: proposalWith({}),
  calculation,
  quota: { used: 31, limit: 50, renewsOn: "2026-12-01", isCounted: true },
};

/** Before the first check */
export const uncheckedTender: SampleCheck = {
  isOutdated: false,
  calculation,
  quota: { used: 31, limit: 50, renewsOn: "2026-12-01", isCounted: false },
};

/** One that nobody of the agency has started */
export const automaticallyChecked: SampleCheck = { ...checked, run: { ...run, isAutomatic: true } };

export const withQuota = (quota: SampleCheck["quota"]): SampleCheck => ({ ...checked, quota });

/** The check of a tender as a server keeps it: what is started, decided and entered stays so. */
export function sampleTenderCheck(rest: Api, first: SampleCheck = checked) {
  const state = { check: first, refusal: undefined as string | undefined };
  const api: Api = (path, query, method, body) => {
    const [, part] =
      /^\/api\/tenders\/[^/]+\/(check|decision|calculation|factors)$/.exec(path) ?? [];
    if (part === undefined) return rest(path, query, method, body);
    if (method !== "GET" && state.refusal !== undefined) {
      return refusal(state.refusal === "overloaded" ? 503 : 403, state.refusal);
    }
    if (part === "check" && method === "POST") {
      state.check = { ...state.check, run: { ...run, state: "running", step: "notice" } };
    }
    if (part === "decision") {
      const { decision: _, ...others } = state.check;
      state.check =
        method === "DELETE"
          ? others
          : {
              ...others,
              decision: {
                ...(body as Body<typeof saveBidDecision>),
                at: "2026-11-23T08:40:00.000Z",
                byName: "Jana Petersen",
              },
            };
    }
    if (part === "factors") {
      const { weights } = body as Body<typeof weighFactors>;
      state.check = { ...state.check, proposal: proposalWith(weights) };
    }
    if (part === "calculation") {
      const entered = body as Body<typeof saveCalculation>;
      state.check = {
        ...state.check,
        calculation: { ...calculation, hours: entered.hours ?? calculation.hours, entered },
      };
    }
    return { body: state.check };
  };
  return {
    api,
    state,
    /** What a job does behind the server */
    finish() {
      state.check = { ...checked, changes: undefined };
    },
  };
}
