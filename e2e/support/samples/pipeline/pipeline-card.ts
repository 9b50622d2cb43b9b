import type {
  CardActivity,
  CardComment,
  CardLetter,
  CardTask,
  getCalendar,
  getOwnRecord,
  getTenderClocks,
} from "@tc/contract";
import type { Answer } from "../answer.ts";
import { inDays } from "../days.ts";
import { jana, lena, rows, sampleId } from "./pipeline-rows.ts";

export const tasks: readonly CardTask[] = [
  {
    id: sampleId("aa", 1),
    title: "Angebot der BITV-Prüfstelle einholen",
    dueOn: inDays(-1).slice(0, 10),
    isOverdue: true,
    assigneeId: jana,
  },
  {
    id: sampleId("aa", 2),
    title: "Bieterfrage: Umfang der Leichten Sprache",
    dueOn: inDays(3).slice(0, 10),
    isOverdue: false,
    assigneeId: lena,
  },
  {
    id: sampleId("aa", 3),
    title: "Referenz „Portal Musterkreis“ freigeben lassen",
    isOverdue: false,
  },
  {
    id: sampleId("aa", 4),
    title: "Umsatz der letzten 3 Jahre bestätigen",
    isOverdue: false,
    done: { at: inDays(-4), byName: "Jana Muster" },
    assigneeId: jana,
  },
];
export const comments: readonly CardComment[] = [
  {
    id: sampleId("cc", 1),
    at: inDays(-1),
    byName: "Tarek Beispiel",
    text: "Frist ist um drei Tage vorverlegt. @Jana Muster reicht uns das für die Prüfstelle?",
    mentions: [{ id: jana ?? "", name: "Jana Muster" }],
    isDeleted: false,
    canDelete: false,
  },
  {
    id: sampleId("cc", 2),
    at: inDays(0),
    byName: "Jana Muster",
    text: "Knapp. Ich frage nach und kläre die Kosten mit @Lena Musterfrau.",
    mentions: [{ id: lena ?? "", name: "Lena Musterfrau" }],
    isDeleted: false,
    canEditUntil: inDays(1),
    canDelete: true,
  },
];
export const activity: readonly CardActivity[] = [
  { id: "1", at: inDays(0), byName: "Jana", fact: { kind: "commented" } },
  { id: "2", at: inDays(-1), fact: { kind: "corrected", fields: ["deadline"], count: 2 } },
  {
    id: "3",
    at: inDays(-5),
    byName: "Jana",
    fact: { kind: "moved", from: "discovered", to: "review" },
  },
  { id: "4", at: inDays(-5), byName: "Tarek", fact: { kind: "assigned", toName: "Jana" } },
];

export const letter: CardLetter = {
  kind: "letter",
  rule: { law: "§ 62 Abs. 2 VgV", days: 15, sourceDate: "2026-07-01" },
  state: { sentOn: inDays(-6).slice(0, 10), dueOn: inDays(9).slice(0, 10), daysLeft: 9 },
  draft: [
    {
      kind: "paragraph",
      words: [
        { text: "An die Vergabestelle der " },
        { text: "Hochschule Musterkiel", from: "data" },
        { text: "\nVergabenummer " },
        { text: "HMK-2026-118", from: "data" },
      ],
    },
    { kind: "heading", words: [{ text: "Antrag auf Unterrichtung nach § 62 Abs. 2 VgV" }] },
    {
      kind: "paragraph",
      words: [
        { text: "wir haben ein Angebot abgegeben und mit Schreiben vom " },
        { text: "13.11.2026", from: "data" },
        { text: " erfahren, dass es nicht berücksichtigt wird." },
      ],
    },
    {
      kind: "paragraph",
      words: [
        { text: "Name und Funktion ergänzen", from: "gap" },
        { text: ", Nordlicht Media GmbH" },
      ],
    },
  ],
};
export const record: Answer<typeof getOwnRecord> = {
  won: 7,
  decided: 16,
  declined: 14,
  calibration: { bids: 0, cases: [], expectedWins: 0 },
};
export const clocks: Answer<typeof getTenderClocks> = {
  slug: "ausschreibung-4",
  title: "Relaunch",
  stage: "call",
  clocks: [
    {
      key: "offer",
      kind: "offer",
      origin: "official",
      name: "Abgabe der Angebote",
      at: inDays(6),
      hasTime: true,
      source: { kind: "notice", field: "BT-131" },
    },
  ],
  members: [],
  bufferHours: 24,
  isLocked: false,
};
export const calendar: Answer<typeof getCalendar> = {
  followed: 12,
  entries: rows.flatMap((row, index) =>
    row.days <= 0
      ? []
      : [
          {
            slug: `ausschreibung-${index + 1}`,
            title: row.title,
            clock: {
              key: "offer",
              kind: "offer" as const,
              origin: index % 5 === 4 ? ("own" as const) : ("official" as const),
              name: index % 5 === 4 ? "Kalkulation fertig" : "Abgabe",
              at: inDays(row.days),
              hasTime: true,
              source: { kind: "notice" as const },
            },
          },
        ],
  ),
};
