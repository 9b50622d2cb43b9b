import type {
  chooseReferences,
  getBidFolder,
  markQuestion,
  markWantedPaper,
  noteQuestion,
  OpenBidFolder,
} from "@tc/contract";
import { notedQuestionKey } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { refusal } from "./account.ts";

export type SampleFolder = Answer<typeof getBidFolder>;
type Body<Called extends { body?: { _zod: { output: unknown } } }> = NonNullable<
  Called["body"]
>["_zod"]["output"];

const inTerms = (page: number, quote: string) => ({
  quote,
  document: {
    id: "0191d4e4-8c1c-4a44-9d9b-000000000001",
    name: "Bewerbungsbedingungen.pdf",
    place: { page },
  },
});
const inContract = (page: number, quote: string) => ({
  quote,
  document: {
    id: "0191d4e4-8c1c-4a44-9d9b-000000000003",
    name: "Vertragsentwurf_V2.pdf",
    place: { page },
  },
});
const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-1d9d4e4f${String(last).padStart(4, "0")}`;
const at = "2026-11-23T08:40:00.000Z";
const byName = "Jana Petersen";

const papers: OpenBidFolder["papers"] = [
  {
    name: "Nachweis der Haftpflichtversicherung",
    state: "expires",
    note: "Police endet am 31.12.2026, vor dem Ende der Bindefrist am 10.03.2027",
    quotes: [inTerms(8, "Nachweis der Berufshaftpflicht über 2 Mio. €")],
    isVoluntary: false,
    subject: "insurance",
  },
  {
    name: "Handelsregisterauszug",
    state: "missing",
    quotes: [inTerms(5, "Handelsregisterauszug, nicht älter als sechs Monate")],
    isVoluntary: false,
  },
  {
    name: "Formblatt 124 (Eigenerklärung zur Eignung)",
    state: "fill",
    quotes: [inTerms(9, "Formblatt 124 ist auszufüllen")],
    isVoluntary: false,
  },
  {
    name: "Referenzblätter",
    state: "ready",
    note: "aus eurem Profil",
    quotes: [
      {
        quote: "drei Referenzen aus den letzten drei Jahren",
        field: "lots.LOT-0001.selectionCriteria.0.description",
      },
    ],
    isVoluntary: false,
    subject: "references",
  },
  {
    name: "Präqualifikation",
    state: "missing",
    note: "Im Profil steht kein solcher Nachweis.",
    quotes: [inTerms(5, "oder Eintrag im AVPQ")],
    isVoluntary: true,
    subject: "certificates",
  },
];

const reference = (last: number, title: string, change: object = {}) => ({
  id: id(last),
  title,
  client: "Stadt Musterhausen",
  year: 2025,
  valueCents: 24_000_000,
  reasons: ["gleiche Leistung: Kampagne, Film", "öffentlicher Auftraggeber"],
  doubts: [],
  ...change,
});

const folder: OpenBidFolder = {
  kind: "open",
  documents: 5,
  isReading: false,
  papers,
  progress: { ready: 1, wanted: 4 },
  references: {
    demands: [
      inTerms(7, "drei Referenzen über Kampagnen aus den letzten drei Jahren, eine über 200.000 €"),
    ],
    chosen: [
      reference(1, "Kampagne „Rad statt Stau“"),
      reference(2, "Impfkampagne Musterland", { year: 2024 }),
      reference(3, "Ehrenamt zeigt Gesicht", { valueCents: 9_000_000, reasons: [] }),
    ],
    others: [reference(4, "500 Jahre Musterburg", { year: 2022, doubts: ["älter als 3 Jahre"] })],
    isOwnChoice: false,
    isCompared: true,
  },
  questions: {
    due: {
      kind: "stated",
      words: "02.12.2026, 12:00 Uhr",
      day: "2026-12-02",
      at: "2026-12-02T11:00:00.000Z",
      quotes: [inTerms(3, "Fragen bis zum 02.12.2026, 12:00 Uhr")],
    },
    canAsk: true,
    drafts: [
      {
        key: "contradiction:rights",
        title: "Welches Nutzungsrecht gilt?",
        reason: "contradiction",
        quotes: [
          inContract(5, "räumt dem Auftraggeber das ausschließliche Nutzungsrecht ein"),
          inContract(11, "ein einfaches Nutzungsrecht genügt"),
        ],
        rule: {
          name: "Unterlagen müssen eine Entscheidung zur Teilnahme erlauben",
          law: "§ 29 Abs. 1 VgV",
          sourceDate: "2021",
        },
        draft: "Welche Regelung gilt, und für welche Leistungen und welche Dauer?",
      },
      {
        key: "weights:missing",
        title: "Wie werden die Zuschlagskriterien gewichtet?",
        reason: "unclear",
        quotes: [],
        rule: {
          name: "Gewichte der Zuschlagskriterien nennen",
          law: "§ 58 Abs. 3 VgV",
          sourceDate: "2021",
        },
        note: "In der Bekanntmachung und 5 gelesenen Unterlagen nicht gefunden.",
        draft: "Wie werden die Kriterien gewichtet?",
      },
    ],
    settled: [],
  },
};

export const lockedFolder: SampleFolder = { kind: "locked", reason: "plan", tier: "basis" };

/** The folder of a tender as a server keeps it: what is marked, sent and chosen stays so. */
export function sampleBidFolder(rest: Api, first: SampleFolder = folder) {
  const state = { folder: first, refusal: undefined as string | undefined };
  const api: Api = (path, query, method, body) => {
    const [, part] = /^\/api\/tenders\/[^/]+\/folder(?:\/([\w-]+))?$/.exec(path) ?? [];
    if (!path.endsWith("/folder") && part === undefined) return rest(path, query, method, body);
    if (method !== "GET" && state.refusal !== undefined) return refusal(403, state.refusal);
    if (state.folder.kind === "open") state.folder = changed(state.folder, part, body);
    return { body: state.folder };
  };
  return { api, state };
}

function changed(from: OpenBidFolder, part: string | undefined, body: unknown): OpenBidFolder {
  if (part === "paper") {
    const { paper: name, mark } = body as Body<typeof markWantedPaper>;
    const marked = from.papers.map((paper) => {
      if (paper.name !== name) return paper;
      const { mark: _, ...bare } = papers.find((first) => first.name === name) ?? paper;
      return mark === null ? bare : { ...bare, state: mark, mark: { state: mark, at, byName } };
    });
    const counted = marked.filter(
      ({ isVoluntary, state }) => !isVoluntary && state !== "notNeeded",
    );
    const ready = counted.filter(({ state }) => state === "ready").length;
    return { ...from, papers: marked, progress: { ready, wanted: counted.length } };
  }
  if (part === "question") {
    const { key, isSent } = body as Body<typeof markQuestion>;
    const drafts = from.questions.drafts.map((draft) => {
      if (draft.key !== key) return draft;
      const { sent: _, ...bare } = draft;
      return isSent ? { ...bare, sent: { at, byName } } : bare;
    });
    return { ...from, questions: { ...from.questions, drafts } };
  }
  if (part === "noted-question") {
    const { question, isNoted } = body as Body<typeof noteQuestion>;
    const key = notedQuestionKey(question);
    const others = from.questions.drafts.filter((draft) => draft.key !== key);
    const noted = { key, title: question, reason: "noted" as const, quotes: [], draft: question };
    const drafts = isNoted ? [...others, noted] : others;
    return { ...from, questions: { ...from.questions, drafts } };
  }
  if (part === "references") {
    const { ids } = body as Body<typeof chooseReferences>;
    const { chosen, others } = from.references;
    if (ids === null) return { ...from, references: folder.references };
    const all = [...chosen, ...others];
    return {
      ...from,
      references: {
        ...from.references,
        chosen: ids.flatMap((wanted) => all.find((entry) => entry.id === wanted) ?? []),
        others: all.filter((entry) => !ids.includes(entry.id)),
        isOwnChoice: true,
      },
    };
  }
  return from;
}
