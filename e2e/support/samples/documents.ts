import type { askDocuments, getDocumentText, getExtract, listDocuments } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { refusal } from "./account.ts";

type SampleDocument = Answer<typeof listDocuments>["documents"][number];
type Text = Answer<typeof getDocumentText>;
type Item = Answer<typeof getExtract>["items"][number];
type Fetch = NonNullable<Answer<typeof listDocuments>["fetch"]>;
type Version = Answer<typeof getExtract>["versions"][number];

const uuid = (last: number) => `0191d4e4-8c1c-4a44-9d9b-${String(last).padStart(12, "0")}`;

function document(last: number, name: string, change: Partial<SampleDocument> = {}) {
  return {
    id: uuid(last),
    name,
    bytes: 1_240_000 + last * 100_000,
    origin: "agency" as const,
    uploadedAt: "2026-11-23T08:12:00.000Z",
    uploadedBy: "Ada Beispiel",
    state: "read" as const,
    pages: 12,
    refusedPages: [],
    removedCharacters: 0,
    ...change,
  } satisfies SampleDocument;
}

const terms = document(1, "Bewerbungsbedingungen.pdf");
const letter = document(2, "Aufforderung zur Angebotsabgabe.pdf", { pages: 3 });
const contract = document(3, "Vertragsentwurf_V2.pdf", {
  pages: 18,
  refusedPages: [4, 5, 6, 9].map((page) => ({ page, reason: "scan" as const })),
  removedCharacters: 12,
});
const prices = document(4, "Unterlagen.zip/Anlagen/Preisblatt.xlsx", { pages: 2 });

/** In every state that a document can be in */
const documents: readonly SampleDocument[] = [
  document(5, "Anlage 4 Muster für Referenzen vergleichbarer Leistungen.pdf", {
    state: "reading",
    pages: 80,
    pagesRead: 12,
  }),
  document(6, "Anlage 7 Kennwort.pdf", { state: "refused", refusal: "encrypted" }),
  letter,
  terms,
  prices,
  contract,
  { ...document(7, "Wertungsmatrix.docx"), state: "waiting" },
];

const offerDay =
  "Die Angebote sind bis zum 15.12.2026, 12:00 Uhr,\nüber die Plattform einzureichen.";
const page = (number: number, lines: string[], confidence?: number) => ({
  place: { page: number },
  lines,
  ...(confidence !== undefined && { confidence }),
});
const filler = (number: number) =>
  Array.from(
    { length: 24 },
    (_, at) =>
      `${number}.${at + 1} Die Agentur erbringt die Leistungen nach Abruf durch die Stadt.`,
  );

const texts: Readonly<Record<string, Omit<Text, "format">>> = {
  [terms.id]: {
    name: terms.name,
    parts: [
      page(1, ["Bewerbungsbedingungen", "Vergabestelle der Stadt Musterstadt"]),
      page(2, filler(2)),
      page(3, ["3 Fristen", ...offerDay.split("\n"), ...filler(3)]),
      page(4, [
        "4 Zuschlagskriterien",
        "Kriterium\tGewicht",
        "Konzept\t60 %",
        "Preis\t40 %",
        "Mit dem Angebot sind zwei Gestaltungslinien vorzulegen.",
      ]),
      page(5, ["Ha@dels reg1ster au5zug ist b e i zu fügen."], 0.61),
    ],
  },
  [letter.id]: {
    name: letter.name,
    parts: [
      page(1, ["Ablauf der Angebotsfrist: 12.12.2026, 14:00 Uhr"]),
      page(2, ["Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen."]),
    ],
  },
  [contract.id]: {
    name: contract.name,
    parts: [page(2, ["Die Laufzeit beträgt 24 Monate.", "Die Rechte gehen auf die Stadt über."])],
  },
  [prices.id]: {
    name: prices.name,
    parts: [
      { place: { sheet: "Preise" }, lines: ["Position\tMenge\tPreis", "Tagessatz Beratung\t40\t"] },
    ],
  },
};

const evidence = (of: SampleDocument, pageNumber: number, quote: string) => ({
  documentId: of.id,
  place: { page: pageNumber },
  quote,
  confidence: 0.9,
  state: "ok" as const,
});

const items: Item[] = [
  {
    type: "deadline",
    kind: "offer",
    date: "2026-12-12",
    time: "14:00",
    notice: { date: "2026-12-12", time: "14:00", agrees: true },
    ...evidence(letter, 1, "Ablauf der Angebotsfrist: 12.12.2026, 14:00 Uhr"),
    state: "contradicted",
  },
  {
    type: "deadline",
    kind: "offer",
    date: "2026-12-15",
    time: "12:00",
    notice: { date: "2026-12-12", time: "14:00", agrees: false },
    ...evidence(terms, 3, offerDay),
    state: "contradicted",
  },
  {
    type: "deadline",
    kind: "questions",
    date: "2026-12-06",
    relative: { count: 6, unit: "calendar-days", direction: "before", of: "offer" },
    ...evidence(
      letter,
      2,
      "Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.",
    ),
  },
  {
    type: "deadline",
    kind: "binding",
    date: "2027-02-28",
    time: "24:00",
    ...evidence(letter, 3, "Die Bindefrist endet mit Ablauf des 28.02.2027."),
    state: "superseded",
  },
  {
    type: "eligibility",
    kind: "turnover",
    cents: 40_000_000,
    ...evidence(terms, 2, "Mindestjahresumsatz 400.000 Euro netto"),
  },
  {
    type: "eligibility",
    kind: "references",
    count: 3,
    years: 3,
    ...evidence(terms, 2, "mindestens drei Referenzen der letzten drei Jahre"),
  },
  ...(["Konzept", "Preis"] as const).map((name): Item => {
    const weightPercent = name === "Preis" ? 40 : 60;
    return {
      type: "award-criterion",
      kind: name === "Preis" ? "price" : "quality",
      name,
      weightPercent,
      isComplete: true,
      ...evidence(terms, 4, `${name}\t${weightPercent} %`),
    };
  }),
  {
    type: "pitch",
    kind: "draft",
    count: 2,
    ...evidence(terms, 4, "Mit dem Angebot sind zwei Gestaltungslinien vorzulegen."),
  },
  {
    type: "contract",
    kind: "duration",
    months: 24,
    ...evidence(contract, 2, "Die Laufzeit beträgt 24 Monate."),
  },
  {
    type: "contract",
    kind: "rights",
    ...evidence(contract, 2, "Die Rechte gehen auf die Stadt über."),
  },
  {
    type: "formality",
    kind: "proof",
    name: "Handelsregisterauszug",
    ...evidence(terms, 5, "Ha@dels reg1ster au5zug"),
    confidence: 0.5,
    state: "suspicious",
  },
];

/** The conditions replaced a version whose offer deadline was another. */
export const sampleVersion: Version = {
  documentId: terms.id,
  earlierUploadedAt: "2026-11-20T08:12:00.000Z",
  earlierPages: 11,
  unreadPages: 1,
  changes: [
    {
      earlier: {
        type: "deadline",
        kind: "offer",
        date: "2026-12-12",
        time: "12:00",
        ...evidence(terms, 2, "Die Angebote sind bis zum 12.12.2026, 12:00 Uhr, einzureichen."),
      },
      later: {
        type: "deadline",
        kind: "offer",
        date: "2026-12-15",
        time: "12:00",
        ...evidence(terms, 3, offerDay),
      },
    },
    {
      later: {
        type: "pitch",
        kind: "draft",
        count: 2,
        ...evidence(terms, 4, "Mit dem Angebot sind zwei Gestaltungslinien vorzulegen."),
      },
    },
  ],
  furtherChanges: 0,
};

/** What the buyer's address delivers */
const fetchedDocument: SampleDocument = {
  id: uuid(90),
  name: "Vergabeunterlagen.zip/Leistungsbeschreibung.pdf",
  bytes: 2_400_000,
  origin: "buyer",
  uploadedAt: "2026-11-23T09:00:00.000Z",
  state: "read",
  pages: 8,
  refusedPages: [],
  removedCharacters: 0,
};

const at = "2026-11-23T09:00:00.000Z";
export const sampleFetch: Fetch = {
  address: "https://vergabe.example/unterlagen/4711",
  state: "idle",
};

export interface DocumentState {
  fetch: Fetch | undefined;
  /** How the next fetch ends */
  fetchEnd: Fetch;
  documents: readonly SampleDocument[];
  isContractConcluded: boolean;
  items: readonly Item[];
  versions: readonly Version[];
  isLocked: boolean;
  hasPlan: boolean;
  /** The content of every file; its text is `pdfText` then. */
  pdf?: Buffer;
  /** What became of the next upload */
  /** What the extract says besides */
  extract: Partial<Answer<typeof getExtract>>;
  upload: "taken" | "refused" | "failed";
}

/** Of a PDF whose offer deadline stands on the third of three. */
const pdfText = {
  format: "pdf",
  parts: [
    { place: { page: 1 }, lines: ["Bewerbungsbedingungen"], boxes: [70, 71, 120, 12] },
    {
      place: { page: 3 },
      lines: offerDay.split("\n"),
      boxes: [70, 71, 250, 12, 70, 91, 180, 12],
    },
  ],
} as const;

/** One question is answered, no other is. */
function answerTo(question: string): Answer<typeof askDocuments> {
  const isAnswered = question.includes("Entwürfe");
  const passage = {
    documentId: terms.id,
    place: { page: 4 },
    quote: "Mit dem Angebot sind zwei Gestaltungslinien vorzulegen.",
    confidence: 1,
  };
  return { passages: isAnswered ? [passage] : [], isAnswered, documentCount: 4, isLocked: false };
}

/** The documents of a tender as a server keeps them: what is uploaded, concluded and deleted stays so. */
export function sampleDocuments(rest: Api, change: Partial<DocumentState> = {}) {
  const state: DocumentState = {
    documents,
    isContractConcluded: true,
    items,
    versions: [],
    extract: {},
    fetch: undefined,
    fetchEnd: { ...sampleFetch, state: "done", checkedAt: at, changedAt: at },
    isLocked: false,
    hasPlan: true,
    upload: "taken",
    ...change,
  };

  function take(name: string, bytes: number) {
    if (state.upload === "failed") return refusal(500, "internal");
    const sent = document(100 + state.documents.length, name, {
      bytes,
      ...(state.upload === "refused"
        ? { state: "refused", refusal: "old-format" }
        : { state: "waiting" }),
    });
    const others = state.documents.filter((other) => other.name !== name);
    state.documents = [...others, sent];
    return { body: sent };
  }

  const api: Api = (path, query, method, body) => {
    const { hasPlan, isLocked, isContractConcluded } = state;
    if (path === "/api/processing-contract" && method === "POST") state.isContractConcluded = true;
    if (/^\/api\/tenders\/[^/]+\/documents$/.test(path)) {
      if (method === "POST") return take(query.get("name") ?? "", String(body).length);
      const { documents, fetch } = state;
      return { body: { documents, isContractConcluded, ...(fetch && { fetch }) } };
    }
    if (path.endsWith("/documents/fetch")) {
      state.fetch = state.fetchEnd;
      if (state.fetchEnd.state === "done") {
        state.documents = [...state.documents, fetchedDocument];
      }
      return { body: { ...sampleFetch, state: "waiting" } };
    }
    if (/^\/api\/tenders\/[^/]+\/extract$/.test(path)) {
      if (!hasPlan) return refusal(403, "plan_required", { details: { feature: "summaries" } });
      const isComplete = state.documents.every(
        ({ state: is }) => is === "read" || is === "refused",
      );
      const ofDocuments = state.items.filter(({ documentId }) =>
        state.documents.some(({ id }) => id === documentId),
      );
      const { versions, extract } = state;
      const shown = isLocked
        ? { items: [], versions: [] }
        : { items: ofDocuments, versions, ...extract };
      return { body: { isComplete, isLocked, ...shown } };
    }
    if (/^\/api\/tenders\/[^/]+\/question$/.test(path)) {
      if (!hasPlan) return refusal(403, "plan_required", { details: { feature: "summaries" } });
      return { body: answerTo(String((body as { question?: unknown }).question)) };
    }
    const id = /^\/api\/documents\/([^/]+)/.exec(path)?.[1];
    if (id === undefined) return rest(path, query, method, body);
    if (method === "DELETE") {
      state.documents = state.documents.filter((other) => other.id !== id);
      return { body: { done: true } };
    }
    if (state.pdf && path.endsWith("/content")) return { body: state.pdf };
    if (state.pdf && path.endsWith("/text")) return { body: { name: "", ...pdfText } };
    if (!path.endsWith("/text")) return undefined;
    // No page of these samples is drawn: they have no file.
    return { body: { name: "", parts: [], ...texts[id], format: "txt" } };
  };
  return { api, state };
}
