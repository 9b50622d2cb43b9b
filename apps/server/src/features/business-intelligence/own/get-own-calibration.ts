import type { getOwnCalibration as contract } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { toReliability } from "../../methodology/index.ts";
import { listDecidedBids } from "./calibration.store.ts";

/** Fewer are told one by one: a share of them would be chance. */
const fewestForShares = 20;

/** What was said of the agency's own bids, beside how they ended. */
export async function getOwnCalibration(
  ctx: Context,
): Promise<z.input<(typeof contract)["response"]>> {
  const { agencyId } = requireMembership(ctx);
  const bids = await inAgency(ctx, agencyId, listDecidedBids);
  const forecasts = bids.flatMap(({ chance, ...bid }) =>
    chance === null ? [] : { ...bid, chance },
  );
  const counts = {
    decided: bids.length,
    n: forecasts.length,
    won: forecasts.filter(({ isWon }) => isWon).length,
  };
  if (forecasts.length < fewestForShares) {
    return {
      ...counts,
      cases: forecasts.map(({ slug, title, chance, isWon }) => ({
        tenderSlug: slug,
        title,
        chancePercent: chance,
        isWon,
      })),
    };
  }
  const tenths = Map.groupBy(forecasts, ({ chance }) => Math.min(Math.floor(chance / 10), 9));
  const { bins } = toReliability(
    [...tenths.values()].map((group) => ({
      said: group.reduce((sum, { chance }) => sum + chance, 0) / group.length / 100,
      seen: group.filter(({ isWon }) => isWon).length / group.length,
      n: group.length,
    })),
  );
  return { ...counts, bins };
}
