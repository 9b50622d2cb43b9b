import type { getSummary } from "@tc/contract";

export type SampleSummary = (typeof getSummary)["response"]["_zod"]["input"];

/** Of a tender with two documents that contradict the notice in one deadline. */
export const sampleSummary: SampleSummary = {
  engine: "rules",
  documents: 2,
  pages: 30,
  reading: {
    isFetching: false,
    unread: 0,
    refused: [],
    refusedPages: 0,
    isComplete: true,
    isModelDue: false,
    isShareSpent: false,
  },
  sections: [
    {
      name: "deadlines",
      statements: [
        {
          key: "0000000000000001",
          text: "Frist für Bieterfragen 06.12.2026",
          quotes: [
            {
              quote: "Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.",
              document: {
                id: "0191d4e4-8c1c-4a44-9d9b-000000000002",
                name: "Aufforderung zur Angebotsabgabe.pdf",
                place: { page: 2 },
              },
            },
          ],
          isContradicted: false,
        },
        {
          key: "0000000000000002",
          text: "Angebotsfrist in Dokument und Bekanntmachung verschieden",
          quotes: [
            {
              quote: "bis zum 15.12.2026, 12:00 Uhr",
              document: {
                id: "0191d4e4-8c1c-4a44-9d9b-000000000001",
                name: "Bewerbungsbedingungen.pdf",
                place: { page: 3 },
              },
            },
          ],
          note: "Bekanntmachung: 12.12.2026, 14:00 Uhr. Es gilt die Bekanntmachung.",
          isContradicted: true,
        },
      ],
    },
    {
      name: "contract",
      statements: [
        {
          key: "0000000000000003",
          text: "Laufzeit 24 Monate",
          quotes: [{ quote: "Laufzeit 24 Monate", field: "lots.LOT-0001.duration" }],
          isContradicted: false,
        },
      ],
    },
  ],
  missing: ["Auftragswert", "Nutzungsrechte"],
  reported: [],
  isLocked: false,
};

const quotedPlace = {
  quote: "Das Team umfasst fünf Personen.",
  document: {
    id: "0191d4e4-8c1c-4a44-9d9b-000000000001",
    name: "Bewerbungsbedingungen.pdf",
    place: { page: 4 },
  },
};
const ai = { aiGenerated: true, model: "muster-modell", version: "1" } as const;

/** The same after a language model has read the documents: a sentence and a statement of it */
export const sampleSummaryByModel: SampleSummary = {
  ...sampleSummary,
  ai,
  overview: {
    ai,
    sentences: [
      { key: "0000000000000005", text: "Gefordert ist ein Team von fünf.", quotes: [quotedPlace] },
    ],
  },
  sections: [
    ...sampleSummary.sections,
    {
      name: "eligibility",
      statements: [
        {
          key: "0000000000000004",
          text: "5 Personen",
          quotes: [quotedPlace],
          isContradicted: false,
          byModel: true,
        },
      ],
    },
  ],
};
