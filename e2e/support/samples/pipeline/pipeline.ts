import type {
  BoardCard,
  CardOutcome,
  FilingAnswer,
  getPipeline,
  MoveAnswer,
  PipelineCard,
  PipelineEvent,
} from "@tc/contract";
import { openStages, pipelineStages } from "@tc/domain";
import type { ClosedStage, PipelineStage } from "@tc/domain";
import type { Answer } from "../answer.ts";
import type { Api } from "../../web/canned-web.ts";
import { inDays } from "../days.ts";
import { activity, calendar, clocks, comments, letter, record, tasks } from "./pipeline-card.ts";
import { cardId, jana, lena, people, rows, sampleId, tarek, toCard } from "./pipeline-rows.ts";
import type { Row } from "./pipeline-rows.ts";

type Board = Answer<typeof getPipeline>;

/** A pipeline that keeps what is done to it, and tells those who follow it. `act` is what a colleague does. */
export function samplePipeline(next: Api, start: readonly Row[] = rows) {
  let cards = start.map(toCard);
  let revision = 1;
  const undone = new Map<string, BoardCard>();
  const follower: { send?: (event: PipelineEvent) => void } = {};
  const state = {
    fails: false,
    streams: 0,
    added: [] as unknown[],
    /** A colleague files it while a dialog is open. */
    othersOutcome: undefined as CardOutcome | undefined,
  };

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
    const undo = sampleId("dd", revision);
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
      return { body: { card: cards[0], isNew: true, undo: sampleId("dd", 999) } };
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
    const { othersOutcome } = state;
    if (deed === "outcome" && othersOutcome !== undefined) {
      const { basedOn } = body as { basedOn?: string };
      const { byName, at } = othersOutcome;
      const conflict: FilingAnswer = { kind: "conflict", card, byName, outcome: othersOutcome };
      if (basedOn !== at) return { body: conflict };
    }
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
