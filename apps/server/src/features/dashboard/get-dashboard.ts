import type { getDashboard as endpoint } from "@tc/contract";
import { AppError, arrangedCards, canUse, maxListedWatched } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyAssessments } from "../assessment/index.ts";
import { countStages, getOwnRecord } from "../pipeline/index.ts";
import { getUsage } from "../quota/index.ts";
import type { SearchEngine } from "../search/index.ts";
import type { ListItems } from "../tenders/index.ts";
import { readUnseen } from "../watchlist/index.ts";
import { ownLists } from "./counts/own-lists.ts";
import { toPipeline } from "./counts/pipeline-part.ts";
import { findSetting } from "./dashboard.store.ts";
import { readToday } from "./today/read-today.ts";

export interface DashboardParts {
  readonly search: SearchEngine;
  readonly assessments: AgencyAssessments;
  readonly items: ListItems;
}

type Dashboard = z.input<typeof endpoint.response>;

/** What matters today. Its parts are read one beside the other, and each may fail without the others. */
export async function getDashboard(ctx: Context, parts: DashboardParts): Promise<Dashboard> {
  const { agencyId, tier } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const setting = await inAgency(ctx, agencyId, (t) => findSetting(t, userId));
  if (!setting) throw new AppError("no_agency");
  const lists = ownLists(ctx, parts);
  // Both are wanted twice: one reading serves two parts, and fails both.
  const news = canUse(tier, "watchlist")
    ? readUnseen(ctx, parts.items, { userId, limit: maxListedWatched, hasBreaks: true })
    : undefined;
  const today = readToday(ctx, news);
  const [newMatches, deadlines, changes, checks, todayPart, pipeline, regions] = await Promise.all([
    attempt(ctx, "newMatches", () => lists.countNewMatches(setting)),
    attempt(ctx, "deadlines", async () =>
      canUse(tier, "watchlist")
        ? { state: "ready" as const, list: "watchlist" as const, count: (await today).dueSoon }
        : lists.countDeadlines(),
    ),
    attempt(ctx, "changes", async () =>
      news
        ? { state: "ready" as const, count: (await news).unseen.size }
        : { state: "locked" as const, feature: "watchlist" as const },
    ),
    attempt(ctx, "checks", async () =>
      tier === null
        ? { state: "noPlan" as const }
        : { state: "ready" as const, ...(await inAgency(ctx, agencyId, getUsage)) },
    ),
    attempt(ctx, "today", async () => {
      const { items, total } = await today;
      return { state: "ready" as const, items, total };
    }),
    attempt(ctx, "pipeline", async () =>
      canUse(tier, "pipeline")
        ? toPipeline(await inAgency(ctx, agencyId, countStages), await getOwnRecord(ctx))
        : { state: "locked" as const, feature: "pipeline" as const },
    ),
    attempt(ctx, "regions", () => lists.countRegions()),
  ]);
  return {
    cards: arrangedCards(setting.cards),
    newMatches,
    deadlines,
    changes,
    checks,
    today: todayPart,
    pipeline,
    regions,
  };
}

async function attempt<Part>(
  ctx: Context,
  part: string,
  read: () => Promise<Part>,
): Promise<Part | { state: "failed" }> {
  try {
    return await read();
  } catch (error) {
    ctx.log.error({ err: error, part }, "a part of the dashboard could not be read");
    return { state: "failed" };
  }
}
