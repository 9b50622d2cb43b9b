import type { BoardCard, getPipeline as contract } from "@tc/contract";
import { openStages } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { findRevision } from "../activity.store.ts";
import { firstDueLetter } from "../letter/letter-state.ts";
import { isOpenStage } from "../moves/stage-labels.ts";
import { listPeople } from "../people.store.ts";
import { inOrder, matches, quickTests, sumOf } from "./arrange-board.ts";
import type { BoardQuery } from "./arrange-board.ts";
import type { BoardReader } from "./board-reader.ts";
import * as store from "./board.store.ts";

/** The whole board of the caller's agency as the caller sees it. */
export async function getPipeline(
  ctx: Context,
  board: BoardReader,
  query: BoardQuery,
): Promise<z.input<(typeof contract)["response"]>> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const today = berlinDay(ctx.now());
  const read = await inAgency(ctx, agencyId, async (t) => ({
    // Read first: what changes meanwhile is told again.
    revision: await findRevision(t),
    rows: await store.listCards(t, { userId, today }),
    people: await listPeople(t, userId),
    counts: await store.countStages(t),
    reason: await store.commonestReason(t, "declined"),
    letter: await firstDueLetter(t, today),
  }));
  const { cards, access, fitWeights } = await board.show(ctx, read.rows);
  const tests = quickTests(userId, ctx.now());
  const results = cards.filter((card) => matches(card, query));
  const isQuick = query.quick === undefined ? () => true : tests[query.quick];
  const open = results.filter(({ stage }) => isOpenStage(stage));
  const shown = open.filter(isQuick);
  const closed = results.filter(({ stage }) => !isOpenStage(stage));
  const ordered = inOrder([...shown, ...closed.filter(isQuick)], query.sort);
  return {
    revision: read.revision,
    cards: ordered,
    people: read.people,
    stages: openStages.map((stage) => ({
      stage,
      ...sumOf(shown.filter((card) => card.stage === stage)),
    })),
    open: sumOf(shown),
    counts: {
      all: open.length,
      mine: open.filter(tests.mine).length,
      unread: open.filter(tests.unread).length,
      overdue: open.filter(tests.overdue).length,
    },
    trays: traysOf(cards, read),
    access,
    ...(fitWeights && { fitWeights: [...fitWeights] }),
  };
}

type Trays = z.input<(typeof contract)["response"]>["trays"];

/** Of all closed cards, whatever is searched for. */
function traysOf(
  cards: readonly BoardCard[],
  {
    counts,
    reason,
    letter,
  }: {
    readonly counts: Awaited<ReturnType<typeof store.countStages>>;
    readonly reason: Awaited<ReturnType<typeof store.commonestReason>>;
    readonly letter: Awaited<ReturnType<typeof firstDueLetter>>;
  },
): Trays {
  const lastOf = (stage: "won" | "lost" | "declined") =>
    inOrder(
      cards.filter((card) => card.stage === stage),
      undefined,
    )[0];
  const named = (card: BoardCard | undefined) =>
    card && { last: { cardId: card.id, title: card.title } };
  const won = lastOf("won");
  const valueCents = won?.outcome?.valueCents;
  const buyer = cards.find(({ id }) => id === letter?.cardId)?.buyer;
  return {
    won: {
      count: counts.get("won") ?? 0,
      ...(won && {
        last: {
          cardId: won.id,
          title: won.title,
          ...(valueCents !== undefined && { valueCents }),
        },
      }),
    },
    lost: {
      count: counts.get("lost") ?? 0,
      ...named(lastOf("lost")),
      ...(letter && { letter: { ...letter, ...(buyer !== undefined && { buyer }) } }),
    },
    declined: {
      count: counts.get("declined") ?? 0,
      ...named(lastOf("declined")),
      ...(reason && { reason }),
    },
  };
}
