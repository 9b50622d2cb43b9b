import type { BoardCard, CardMark, getPipeline } from "@tc/contract";
import type { PipelineStage } from "@tc/domain";
import type { Answer } from "../answer.ts";
import { inDays } from "../days.ts";

export const sampleId = (kind: string, number: number) =>
  `0191d4e4-8c1c-4a44-9d9b-${kind}${String(number).padStart(12 - kind.length, "0")}`;
export const cardId = (number: number) => sampleId("ca", number);

export const people: Answer<typeof getPipeline>["people"] = [
  { id: sampleId("ee", 1), name: "Jana Muster", isYou: true, isActive: true },
  { id: sampleId("ee", 2), name: "Tarek Beispiel", isYou: false, isActive: true },
  { id: sampleId("ee", 3), name: "Lena Musterfrau", isYou: false, isActive: true },
];
export const [jana, tarek, lena] = people.map((person) => person.id);

export interface Row {
  readonly stage: PipelineStage;
  readonly title: string;
  readonly buyer: string;
  readonly fit: number;
  readonly days: number;
  readonly who?: string | undefined;
  readonly tasks?: readonly [done: number, all: number, overdue?: number];
  readonly comments?: number;
  readonly euros?: number;
  readonly mark?: CardMark;
  readonly risk?: string;
  readonly outcome?: BoardCard["outcome"];
}

export const rows: readonly Row[] = [
  {
    stage: "discovered",
    title: "Social-Media-Betreuung und Bewegtbild für die Nachwuchsgewinnung",
    buyer: "Polizeidirektion Musterstadt",
    fit: 84,
    days: 21,
    euros: 90_000,
    mark: { kind: "new" },
  },
  {
    stage: "discovered",
    title: "Leadagentur für die Tourismuskampagne „Musterland entdecken“",
    buyer: "Tourismus Musterland GmbH",
    fit: 79,
    days: 34,
  },
  {
    stage: "discovered",
    title: "Gestaltung und Satz des Jahresberichts 2027",
    buyer: "Musterkasse Nord",
    fit: 61,
    days: 12,
    who: tarek,
    comments: 1,
  },
  {
    stage: "review",
    title: "Relaunch der Website musterhausen.de nach BITV 2.0",
    buyer: "Stadt Musterhausen",
    fit: 88,
    days: 6,
    who: jana,
    tasks: [1, 4],
    comments: 2,
    euros: 248_000,
    mark: { kind: "deadline", direction: "earlier", before: inDays(9), after: inDays(6) },
  },
  {
    stage: "review",
    title: "Messeauftritt und Eventkommunikation Mustermesse 2027",
    buyer: "Messe Musterburg GmbH",
    fit: 73,
    days: 14,
    who: tarek,
    tasks: [0, 3],
  },
  {
    stage: "review",
    title: "Erklärfilme und Animationen zur Grundsteuer",
    buyer: "Finanzministerium Musterland",
    fit: 66,
    days: 17,
    who: lena,
    tasks: [2, 3],
    comments: 2,
    risk: "Umsatz",
  },
  {
    stage: "go",
    title: "Informationskampagne Wärmewende",
    buyer: "Musterministerium für Umwelt und Energie",
    fit: 81,
    days: 9,
    who: jana,
    tasks: [2, 6],
    comments: 5,
    euros: 460_000,
    mark: { kind: "changes", count: 2 },
  },
  {
    stage: "go",
    title: "Mediaplanung und -einkauf Verkehrssicherheit",
    buyer: "Musterrat für Verkehrssicherheit e. V.",
    fit: 77,
    days: 15,
    who: tarek,
    tasks: [1, 5],
    comments: 1,
    euros: 180_000,
  },
  {
    stage: "in_work",
    title: "Rahmenvereinbarung Kommunikations- und Kreativleistungen",
    buyer: "Musteramt für Digitales",
    fit: 84,
    days: 3,
    who: lena,
    tasks: [7, 9, 1],
    comments: 12,
    mark: { kind: "price_sheet" },
  },
  {
    stage: "in_work",
    title: "Gestaltung und Druck des Kulturprogramms 2027–2029",
    buyer: "Landeshauptstadt Musterstadt",
    fit: 70,
    days: 10,
    who: jana,
    tasks: [4, 8],
    comments: 4,
    euros: 210_000,
  },
  {
    stage: "submitted",
    title: "Kampagne „Ausbildung im Musterkreis“",
    buyer: "Landkreis Musterau",
    fit: 76,
    days: -26,
    who: jana,
    tasks: [6, 6],
    comments: 2,
    euros: 242_000,
    mark: { kind: "result", because: "awarded" },
  },
  {
    stage: "submitted",
    title: "Full-Service-Agentur für Recruiting-Kommunikation",
    buyer: "Musterversicherung Bund",
    fit: 69,
    days: -12,
    who: lena,
    tasks: [5, 5],
    comments: 6,
  },
  {
    stage: "won",
    title: "Broschürenreihe Klimaschutz",
    buyer: "Stadt Musterau",
    fit: 80,
    days: -60,
    who: jana,
    outcome: { rank: 1, offers: 3, ownPriceCents: 8_640_000, valueCents: 8_640_000 },
  },
  {
    stage: "lost",
    title: "Imagefilm-Reihe der Hochschule Musterkiel",
    buyer: "Hochschule Musterkiel",
    fit: 72,
    days: -40,
    who: lena,
    outcome: { rank: 2, offers: 5, ownPriceCents: 29_200_000, winner: "Beispiel & Partner GmbH" },
  },
  {
    stage: "declined",
    title: "Stadtmagazin Musterburg",
    buyer: "Stadt Musterburg",
    fit: 41,
    days: -30,
  },
];

/** A board of five hundred cards, for what must stay quick with them. */
export const manyRows: readonly Row[] = Array.from({ length: 500 }, (_, index) => ({
  ...(rows[index % 12] as Row),
  title: `${rows[index % 12]?.title ?? ""} ${index + 1}`,
  days: 8 + (index % 90),
}));

/** As the board shows it */
export function toCard(row: Row, index: number): BoardCard {
  const { stage, title, buyer, fit, days, tasks = [0, 0], euros } = row;
  const isWaiting = stage === "submitted";
  return {
    id: cardId(index + 1),
    slug: `ausschreibung-${index + 1}`,
    title,
    buyer,
    state: "open",
    stage,
    stageSince: inDays(isWaiting ? days : -3),
    revision: 1,
    ...(days > 0 && { deadline: { at: inDays(days), hasTime: true } }),
    fit: {
      score: fit,
      low: fit - 4,
      high: fit + 4,
      knockout: row.risk === undefined ? "passed" : "failed",
      parts: [92, 80, 70, 90, row.risk === undefined ? 72 : 20],
    },
    ...(euros !== undefined && {
      budget: { kind: "published", cents: euros * 100, currency: "EUR" },
    }),
    ...(row.mark && { mark: row.mark }),
    ...(row.risk !== undefined && { exclusionRisk: row.risk }),
    tasks: { done: tasks[0], all: tasks[1], overdue: tasks[2] ?? 0 },
    comments: row.comments ?? 0,
    ...(row.who !== undefined && { assigneeId: row.who }),
    ...(row.outcome && { outcome: row.outcome }),
  };
}
