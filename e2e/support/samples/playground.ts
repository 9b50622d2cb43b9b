import type { getPlayground, judgeText } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { sampleAssessment } from "./assessment.ts";
import { refusal } from "./account.ts";

export type SamplePlayground = Answer<typeof getPlayground>;
export type SampleJudgement = Answer<typeof judgeText>;

const id = "0191d4e4-8c1c-4a44-9d9b-000000000009";
const name = "Bekanntmachung.pdf";
const words = (page: number, quote: string) => ({
  quote,
  document: { id, name, place: { page } },
});

/** Of a file with two pages read and one refused */
export const judgedText: Extract<SampleJudgement, { kind: "judged" }> = {
  kind: "judged",
  name,
  pages: 3,
  parts: [
    {
      place: { page: 1 },
      lines: [
        "Kampagne zur kommunalen Wärmeplanung",
        "Die Stadt beauftragt eine Agentur mit einer Kampagne in drei Wellen.",
        "Angebotsfrist: 18.12.2026, 14:00 Uhr",
      ],
    },
    {
      place: { page: 2 },
      lines: [
        "Eignungskriterien",
        "Jahresumsatz von mindestens 2,5 Mio. EUR netto",
        "Das Budget beträgt 180.000 EUR netto.",
        "Konzept\t60 %",
        "Preis\t40 %",
      ],
    },
  ],
  refusedPages: [{ page: 3, reason: "scan" }],
  removedCharacters: 41,
  title: "Kampagne zur kommunalen Wärmeplanung",
  cpv: { code: "79341400", label: "Werbekampagnen", isEstimated: true },
  summary: {
    sections: [
      {
        name: "service",
        statements: [
          {
            key: "0000000000000001",
            text: "Die Stadt beauftragt eine Agentur mit einer Kampagne in drei Wellen.",
            quotes: [
              {
                quote: "Die Stadt beauftragt eine Agentur mit einer Kampagne in drei Wellen.",
                field: "description",
              },
            ],
            isContradicted: false,
          },
        ],
      },
      {
        name: "deadlines",
        statements: [
          {
            key: "0000000000000002",
            text: "Angebotsfrist 18.12.2026, 14:00 Uhr",
            quotes: [words(1, "Angebotsfrist: 18.12.2026, 14:00 Uhr")],
            isContradicted: false,
          },
        ],
      },
    ],
    missing: ["Bindefrist", "Laufzeit"],
  },
  requirements: [
    {
      group: "eligibility",
      kind: "turnover",
      name: "Mindestumsatz",
      state: "failed",
      quotes: [words(2, "Jahresumsatz von mindestens 2,5 Mio. EUR netto")],
      evidence: "im schwächsten Jahr 1,85 Mio. € (2023–2025)",
    },
    {
      group: "award",
      name: "Konzept 60\u00a0%, Preis 40\u00a0%",
      state: "noted",
      quotes: [words(2, "Konzept\t60 %")],
    },
  ],
  fit: sampleAssessment.fit,
  chances: sampleAssessment.chances,
  budget: {
    kind: "quoted",
    money: { cents: 18_000_000, currency: "EUR" },
    netCents: 18_000_000,
    quote: "Das Budget beträgt 180.000 EUR netto.",
  },
};

export type SampleRefusal = "rate_limited" | "processing_contract_missing";

/** Each text gets the next answer, the last one again and again. */
export function samplePlayground(
  rest: Api,
  state: SamplePlayground = { isContractConcluded: true },
  answers: readonly (SampleJudgement | SampleRefusal)[] = [judgedText],
) {
  const sent: { readonly name: string; readonly body: unknown }[] = [];
  const api: Api = (path, query, method, body) => {
    if (path !== "/api/playground") return rest(path, query, method, body);
    if (method === "GET") return { body: state };
    sent.push({ name: query.get("name") ?? "", body });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? judgedText;
    if (answer === "rate_limited") {
      return refusal(429, "rate_limited", { details: { retryAfterSeconds: 720 } });
    }
    if (answer === "processing_contract_missing") return refusal(409, answer);
    return { body: answer };
  };
  return { api, sent };
}
