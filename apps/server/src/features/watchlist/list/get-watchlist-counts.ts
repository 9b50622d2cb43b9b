import type { getWatchlistCounts as endpoint } from "@tc/contract";
import { maxListedWatched } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { ListItems } from "../../tenders/index.ts";
import { readUnseen } from "./read-unseen.ts";
import { countWatched } from "./watched.store.ts";

/** Cheap where nothing is new: two statements. */
export async function getWatchlistCounts(
  ctx: Context,
  items: ListItems,
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const { rows, unseen } = await readUnseen(ctx, items, { userId, limit: maxListedWatched });
  const watched =
    rows.length < maxListedWatched ? rows.length : await inAgency(ctx, agencyId, countWatched);
  return { watched, changed: unseen.size };
}
