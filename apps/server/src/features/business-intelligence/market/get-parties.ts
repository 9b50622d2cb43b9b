import type { getMarketBuyers, getMarketWinners } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { describeScope } from "./scope.ts";
import type { Scope } from "./scope.store.ts";
import * as store from "./party.store.ts";

const top = 20;

export async function findWinners(
  ctx: Context,
  scope: Scope,
  ownKeys: readonly string[],
): Promise<z.input<(typeof getMarketWinners)["response"]>> {
  const { total, n, partyCount, parties } = await store.countWinners(ctx.db, scope, {
    top,
    ownKeys,
  });
  return {
    ...(await describeScope(ctx, scope)),
    total,
    n,
    winnerCount: partyCount,
    winners: parties.map((row) => ({ ...toParty(row), isOwn: row.isOwn })),
  };
}

export async function findBuyers(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getMarketBuyers)["response"]>> {
  const { total, n, partyCount, parties } = await store.countBuyers(ctx.db, scope, top);
  return {
    ...(await describeScope(ctx, scope)),
    total,
    n,
    buyerCount: partyCount,
    buyers: parties.map(toParty),
  };
}

function toParty({ id, name, count, valueCents, valueN }: store.PartyRow) {
  return { id, name, count, valueN, ...(valueCents !== null && { valueCents }) };
}
