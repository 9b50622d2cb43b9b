import type { getOwnRecord as contract } from "@tc/contract";
import { decidedForRate } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { listLockedFor } from "../../tenders/index.ts";
import * as store from "./own-record.store.ts";

const shownCases = 200;
const groupPercent = 20;

/**
 * Own outcomes counted, a rate only of enough of them; and what was said at the submission beside what came, without the
 * tenders that the plan's volume cap locks.
 */
export async function getOwnRecord(ctx: Context): Promise<z.input<(typeof contract)["response"]>> {
  const { agencyId, tier } = requireMembership(ctx);
  const { counts, all } = await inAgency(ctx, agencyId, async (t) => ({
    counts: await store.countOutcomes(t),
    all: await store.listDecidedBids(t),
  }));
  const ids = all.map(({ tenderId }) => tenderId);
  const locked = await listLockedFor(ctx.db, tier, ids);
  const bids = all.filter(({ tenderId }) => !locked.has(tenderId));
  const { won, lost, declined } = counts;
  const decided = won + lost;
  const expected = bids.reduce((sum, { chance }) => sum + chance / 100, 0);
  return {
    won,
    decided,
    declined,
    ...(decided >= decidedForRate && { ratePercent: Math.round((won / decided) * 100) }),
    calibration: {
      bids: bids.length,
      cases: bids.slice(0, shownCases).map(toCase),
      ...(bids.length >= decidedForRate && { groups: groupsOf(bids) }),
      expectedWins: Math.round(expected * 10) / 10,
    },
  };
}

function toCase({ cardId, slug, title, submittedAt, chance, low, high, isWon }: store.DecidedBid) {
  return {
    ...(cardId !== null && { cardId }),
    slug,
    title,
    submittedAt: submittedAt.toISOString(),
    saidPercent: chance,
    lowPercent: low,
    highPercent: high,
    isWon,
  };
}

/** By what was said, a fifth of the scale each */
function groupsOf(bids: readonly store.DecidedBid[]) {
  const last = 100 / groupPercent - 1;
  const groups = Map.groupBy(bids, ({ chance }) =>
    Math.min(Math.floor(chance / groupPercent), last),
  );
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([at, members]) => ({
      fromPercent: at * groupPercent,
      toPercent: (at + 1) * groupPercent,
      bids: members.length,
      won: members.filter(({ isWon }) => isWon).length,
      saidPercent: Math.round(
        members.reduce((sum, { chance }) => sum + chance, 0) / members.length,
      ),
    }));
}
