import type {
  BoardCard,
  CardActivity,
  CardComment,
  CardLetter,
  CardMark,
  CardTask,
  getCalendar,
  getOwnRecord,
  getPipeline,
  getTenderClocks,
  MoveAnswer,
  PipelineCard,
  PipelineEvent,
} from "@tc/contract";
import { openStages, pipelineStages } from "@tc/domain";
import type { ClosedStage, PipelineStage } from "@tc/domain";
import type { z } from "zod";
import type { Api } from "../web/canned-web.ts";
import { inDays } from "./days.ts";

type Board = z.input<typeof getPipeline.response>;

const id = (kind: string, number: number) =>
  `0191d4e4-8c1c-4a44-9d9b-${kind}${String(number).padStart(12 - kind.length, "0")}`;
export const cardId = (number: number) => id("ca", number);

const people: Board["people"] = [
  { id: id("ee", 1), name: "Jana Muster", isYou: true, isActive: true },
  { id: id("ee", 2), name: "Tarek Beispiel", isYou: false, isActive: true },
  { id: id("ee", 3), name: "Lena Musterfrau", isYou: false, isActive: true },
];
const [jana, tarek, lena] = people.map((person) => person.id);

interface Row {
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

const rows: readonly Row[] = [
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

function toCard(row: Row, index: number): BoardCard {
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
      knockout: row.risk === undefined ? "met" : "failed",
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

const tasks: readonly CardTask[] = [
  {
    id: id("aa", 1),
    title: "Angebot der BITV-Prüfstelle einholen",
    dueOn: inDays(-1).slice(0, 10),
    isOverdue: true,
    assigneeId: jana,
  },
  {
    id: id("aa", 2),
    title: "Bieterfrage: Umfang der Leichten Sprache",
    dueOn: inDays(3).slice(0, 10),
    isOverdue: false,
    assigneeId: lena,
  },
  { id: id("aa", 3), title: "Referenz „Portal Musterkreis“ freigeben lassen", isOverdue: false },
  {
    id: id("aa", 4),
    title: "Umsatz der letzten 3 Jahre bestätigen",
    isOverdue: false,
    done: { at: inDays(-4), byName: "Jana Muster" },
    assigneeId: jana,
  },
];
const comments: readonly CardComment[] = [
  {
    id: id("cc", 1),
    at: inDays(-1),
    byName: "Tarek Beispiel",
    text: "Frist ist um drei Tage vorverlegt. @Jana Muster reicht uns das für die Prüfstelle?",
    mentions: [{ id: jana ?? "", name: "Jana Muster" }],
    isDeleted: false,
    canDelete: false,
  },
  {
    id: id("cc", 2),
    at: inDays(0),
    byName: "Jana Muster",
    text: "Knapp. Ich frage nach und kläre die Kosten mit @Lena Musterfrau.",
    mentions: [{ id: lena ?? "", name: "Lena Musterfrau" }],
    isDeleted: false,
    canEditUntil: inDays(1),
    canDelete: true,
  },
];
const activity: readonly CardActivity[] = [
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

const letter: CardLetter = {
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
const record: z.input<typeof getOwnRecord.response> = {
  won: 7,
  decided: 16,
  declined: 14,
  calibration: { bids: 0, cases: [], expectedWins: 0 },
};
const clocks: z.input<typeof getTenderClocks.response> = {
  slug: "ausschreibung-4",
  title: "Relaunch",
  stage: "call",
  stage: "open" as never,
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
const calendar: z.input<typeof getCalendar.response> = {
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

/** A pipeline that keeps what is done to it, and tells those who follow it. `act` is what a colleague does. */
export function samplePipeline(next: Api, start: readonly Row[] = rows) {
  let cards = start.map(toCard);
  let revision = 1;
  const undone = new Map<string, BoardCard>();
  const follower: { send?: (event: PipelineEvent) => void } = {};
  const state = { fails: false, streams: 0, added: [] as unknown[] };

  const find = (wanted: string | undefined) => cards.find((card) => card.id === wanted);
  function put(card: BoardCard): BoardCard {
    const after = { ...card, revision: card.revision + 1 };
    cards = cards.map((other) => (other.id === after.id ? after : other));
    revision += 1;
    return after;
  }
  function board(query: URLSearchParams): Board {
    const words = query.get("search")?.toLowerCase() ?? "";
    const quick = query.get("quick");
    const shown = cards.filter(
      (card) =>
        card.title.toLowerCase().includes(words) &&
        (quick !== "mine" || card.assigneeId === jana) &&
        (quick !== "unread" || card.mark !== undefined) &&
        (quick !== "overdue" || card.tasks.overdue > 0),
    );
    const open = cards.filter(({ stage }) => openStages.some((name) => name === stage));
    const sum = { count: open.length, sumCents: 0, withValue: 0 };
    const count = (stage: ClosedStage, before: number) =>
      before + cards.filter((card) => card.stage === stage).length;
    return {
      revision,
      cards: shown,
      people,
      stages: openStages.map((stage) => ({ stage, count: 0, sumCents: 0, withValue: 0 })),
      open: sum,
      counts: {
        all: open.length,
        mine: open.filter(({ assigneeId }) => assigneeId === jana).length,
        unread: open.filter(({ mark }) => mark).length,
        overdue: open.filter((card) => card.tasks.overdue > 0).length,
      },
      trays: {
        won: {
          count: start.length > 0 ? count("won", 6) : 0,
          ...(start.length > 0 && {
            last: {
              cardId: cardId(13),
              title: "Broschürenreihe Klimaschutz",
              valueCents: 8_640_000,
            },
          }),
        },
        lost: {
          count: start.length > 0 ? count("lost", 8) : 0,
          ...(start.length > 0 && {
            letter: {
              cardId: cardId(14),
              buyer: "Hochschule Musterkiel",
              dueOn: inDays(9).slice(0, 10),
              daysLeft: 9,
            },
          }),
        },
        declined: {
          count: start.length > 0 ? count("declined", 13) : 0,
          ...(start.length > 0 && { reason: { code: "lead_time", count: 6 } }),
        },
      },
      access: { scoring: "current" },
      fitWeights: [40, 29, 9, 6, 16],
    };
  }
  function whole(card: BoardCard): PipelineCard {
    const isFirst = card.id === cardId(4);
    return {
      card,
      people,
      facts: { lots: 1, changes: 3, unseenChanges: card.mark ? 2 : 0 },
      tasks: isFirst ? [...tasks] : [],
      comments: { total: isFirst ? 2 : 0, items: isFirst ? [...comments] : [] },
      activity: [...activity],
      ...(card.mark?.kind === "result" && {
        result: {
          proposes: "lost",
          winner: "Beispiel & Partner GmbH",
          valueCents: 24_190_000,
          offers: 4,
          reasons: [],
          publishedOn: "2026-11-20",
          url: "https://ted.europa.eu/de/notice/1",
          lots: 1,
        },
      }),
      ...(card.stage === "lost" && letter.kind === "letter" && { letter: letter.state }),
      onCard: [tarek ?? "", lena ?? ""],
    };
  }
  function moved(card: BoardCard, stage: PipelineStage): MoveAnswer {
    const undo = id("dd", revision);
    undone.set(undo, card);
    return { kind: "moved", card: put({ ...card, stage, stageSince: inDays(0) }), undo };
  }

  const api: Api = (path, query, method, body) => {
    const call = `${method} ${path}`;
    if (call === "GET /api/pipeline")
      return state.fails ? { status: 500, body: { error: "internal" } } : { body: board(query) };
    if (call === "GET /api/pipeline/record") return { body: record };
    if (call === "GET /api/calendar") return { body: calendar };
    if (path.endsWith("/clocks")) return { body: clocks };
    if (call === "GET /api/pipeline/events") {
      return {
        body: undefined,
        follow(send) {
          state.streams += 1;
          follower.send = send;
          send({ kind: "hello", revision, viewers: [tarek, lena] });
        },
      };
    }
    if (call === "POST /api/pipeline/cards") {
      state.added.push(body);
      return { body: { card: cards[0], isNew: true, undo: id("dd", 999) } };
    }
    const [, part, wanted, deed] =
      /^\/api\/pipeline\/(cards|changes|tasks)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (part === "changes") {
      const before = undone.get(wanted ?? "");
      const now = find(before?.id);
      if (!before || !now) return { body: { isUndone: false } };
      return { body: { isUndone: true, card: put({ ...before, revision: now.revision }) } };
    }
    const card = find(wanted);
    if (part !== "cards" || !card) return next(path, query, method, body);
    if (deed === undefined) return { body: whole(card) };
    if (deed === "stage" || deed === "outcome")
      return { body: moved(card, (body as { stage: PipelineStage }).stage) };
    if (deed === "assignee") {
      const { assigneeId: _before, ...rest } = card;
      const { assigneeId } = body as { assigneeId: string | null };
      return { body: { card: put({ ...rest, ...(assigneeId !== null && { assigneeId }) }) } };
    }
    if (deed === "seen") {
      const { mark: _mark, ...rest } = card;
      return { body: { card: put(rest) } };
    }
    if (deed === "letter") return { body: letter };
    if (deed === "activity") return { body: { items: activity } };
    if (deed === "comments") return { body: { comment: comments[0] } };
    return next(path, query, method, body);
  };
  return {
    api,
    state,
    stageOf: (number: number) => find(cardId(number))?.stage,
    /** A colleague moves a card, and everybody who looks on hears of it. */
    actAsColleague(number: number, to: PipelineStage) {
      const card = find(cardId(number));
      if (!card || !pipelineStages.includes(to)) return;
      put({ ...card, stage: to, stageSince: inDays(0) });
      follower.send?.({
        kind: "changed",
        revision,
        activities: [
          {
            id: `moved-${revision}`,
            at: inDays(0),
            byName: "Tarek",
            byId: tarek,
            fact: { kind: "moved", from: card.stage, to },
            cardId: card.id,
            slug: card.slug,
            title: card.title,
          },
        ],
      });
    },
  };
}
