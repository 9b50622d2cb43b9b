import type { InvitingBuyers, listInvitingBuyers as endpoint } from "@tc/contract";
import { addMonths } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { countInviting, listInvitingBuyers as listRows } from "./inviting-buyers.store.ts";

type Question = z.output<NonNullable<typeof endpoint.query>>;
const maxBuyers = 50;

/**
 * Buyers that awarded without a call several times, from published results. It tells whom to introduce oneself to, and
 * nothing of a procedure that runs. Published data, the same for every agency.
 */
export async function listInvitingBuyers(
  ctx: Context,
  { agencySector, region, years }: Question,
): Promise<InvitingBuyers> {
  const { db } = ctx;
  const until = berlinDay(ctx.now());
  const choice = { agencySector, region, from: addMonths(until, -12 * years), until };
  const [rows, n] = await Promise.all([listRows(db, choice, maxBuyers), countInviting(db, choice)]);
  return {
    buyers: rows.map(({ buyerCount: _count, ...buyer }) => buyer),
    buyerCount: rows[0]?.buyerCount ?? 0,
    n,
    from: choice.from,
    until,
  };
}
