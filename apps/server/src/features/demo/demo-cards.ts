import type { OutcomeReason, PipelineStage } from "@tc/domain";

export type Who = "owner" | "colleague";

export interface DemoCard {
  /** Among which tenders it is found, and where there */
  readonly of: "open" | "pending" | "awarded";
  readonly at: number;
  /** Each with who moved it there, oldest first */
  readonly stages: readonly (readonly [PipelineStage, Who])[];
  /** `dueInDays` counts from today. */
  readonly tasks?: readonly {
    readonly title: string;
    readonly assignee: Who;
    readonly dueInDays?: number;
    readonly isDone?: boolean;
  }[];
  readonly comments?: readonly { readonly by: Who; readonly text: string; readonly to?: Who }[];
  /** Before the deadline */
  readonly milestones?: readonly {
    readonly name: string;
    readonly daysBefore: number;
    readonly assignee: Who;
  }[];
  /** Winner, value and offers come from the published result where there is one. */
  readonly outcome?: {
    readonly stage: "won" | "lost";
    readonly rank: number;
    readonly offers?: number;
    readonly ownPriceCents: number;
    readonly reasons: readonly OutcomeReason[];
    readonly note: string;
  };
}

/** One card or more in each stage but "Abgesagt" */
export const demoCards: readonly DemoCard[] = [
  {
    of: "open",
    at: 0,
    stages: [
      ["discovered", "owner"],
      ["review", "colleague"],
      ["go", "owner"],
      ["in_work", "colleague"],
    ],
    tasks: [
      { title: "Referenzblätter zusammenstellen", assignee: "colleague", isDone: true },
      { title: "Kalkulation mit Mediapartner abstimmen", assignee: "owner", dueInDays: 3 },
      { title: "Eigenerklärungen ausfüllen", assignee: "colleague", dueInDays: 5 },
      { title: "Konzeptskizze gegenlesen", assignee: "owner", dueInDays: -1 },
    ],
    comments: [
      {
        by: "owner",
        text: "Genau unser Thema. Übernimmst du die Referenzen, @Malik Brandt?",
        to: "colleague",
      },
      { by: "colleague", text: "Ja, die liegen bis Ende der Woche im Ordner." },
      {
        by: "colleague",
        text: "Bei der Mediaplanung brauchen wir einen Partner, @Jana Petersen.",
        to: "owner",
      },
    ],
    milestones: [
      { name: "Kalkulation fertig", daysBefore: 6, assignee: "owner" },
      { name: "Angebot hochladen", daysBefore: 1, assignee: "colleague" },
    ],
  },
  {
    of: "open",
    at: 1,
    stages: [
      ["discovered", "colleague"],
      ["review", "owner"],
    ],
    comments: [{ by: "owner", text: "Reicht unser Team dafür neben der laufenden Kampagne?" }],
    tasks: [{ title: "Bieterfrage zur Laufzeit stellen", assignee: "owner", dueInDays: 4 }],
  },
  { of: "open", at: 4, stages: [["discovered", "colleague"]] },
  {
    of: "open",
    at: 5,
    stages: [
      ["discovered", "owner"],
      ["go", "owner"],
    ],
    milestones: [{ name: "Team steht fest", daysBefore: 10, assignee: "owner" }],
  },
  {
    of: "pending",
    at: 0,
    stages: [
      ["review", "owner"],
      ["go", "owner"],
      ["in_work", "colleague"],
      ["submitted", "owner"],
    ],
    tasks: [{ title: "Angebot auf der Plattform abgeben", assignee: "owner", isDone: true }],
  },
  {
    of: "pending",
    at: 1,
    stages: [
      ["review", "colleague"],
      ["in_work", "colleague"],
      ["submitted", "colleague"],
    ],
    comments: [{ by: "owner", text: "Zuschlag! Kick-off ist in zwei Wochen." }],
    outcome: {
      stage: "won",
      rank: 1,
      offers: 4,
      ownPriceCents: 6_480_000,
      reasons: ["concept", "references"],
      note: "Im Vorgespräch lobte die Auftraggeberin den Zeitplan.",
    },
  },
  {
    of: "awarded",
    at: 0,
    stages: [
      ["review", "owner"],
      ["in_work", "owner"],
      ["submitted", "owner"],
    ],
    comments: [{ by: "colleague", text: "Schade. Fragen wir nach den Gründen?" }],
    outcome: {
      stage: "lost",
      rank: 2,
      ownPriceCents: 7_150_000,
      reasons: ["price"],
      note: "Knapp beim Preis, gleichauf beim Konzept.",
    },
  },
];
