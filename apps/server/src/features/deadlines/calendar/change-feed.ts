import type { changeCalendarFeed, renewCalendarFeed } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findSettings, writeUploadBuffer } from "../line/line.store.ts";
import * as store from "./feed.store.ts";

type FeedState = z.output<typeof changeCalendarFeed.response>;

export function getCalendarFeed(ctx: Context): Promise<FeedState> {
  return asMember(ctx, (t, userId) => stateOf(t, userId));
}

/** A new address, shown this once; the earlier one answers no more. */
export function renewFeed(
  ctx: Context,
  { hasOwn }: { hasOwn: boolean },
): Promise<z.output<typeof renewCalendarFeed.response>> {
  return asMember(ctx, async (t, userId) => {
    const { token, hash } = createLinkToken();
    await store.writeFeed(t, userId, { hash, hasOwn });
    const address = `${ctx.site.publicUrl}/api/calendar-feeds/${token}/fristen.ics`;
    return { ...(await stateOf(t, userId)), address };
  });
}

/** Throws not_found where there is none. */
export function changeFeed(ctx: Context, { hasOwn }: { hasOwn: boolean }): Promise<FeedState> {
  return asMember(ctx, async (t, userId) => {
    if (!(await store.updateFeed(t, userId, { hasOwn }))) throw new AppError("not_found");
    return stateOf(t, userId);
  });
}

export function revokeFeed(ctx: Context): Promise<{ done: true }> {
  return asMember(ctx, async (t, userId) => {
    await store.deleteFeed(t, userId);
    return { done: true };
  });
}

export function setUploadBuffer(ctx: Context, { hours }: { hours: number }): Promise<FeedState> {
  return asMember(ctx, async (t, userId) => {
    await writeUploadBuffer(t, hours);
    return stateOf(t, userId);
  });
}

function asMember<Result>(
  ctx: Context,
  work: (t: AgencyTransaction, userId: string) => Promise<Result>,
): Promise<Result> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, (t) => work(t, userId));
}

async function stateOf(t: AgencyTransaction, userId: string): Promise<FeedState> {
  const feed = await store.findFeed(t, userId);
  const { bufferHours } = await findSettings(t);
  return {
    ...(feed && {
      feed: {
        hasOwn: feed.hasOwn,
        createdAt: feed.createdAt.toISOString(),
        ...(feed.lastReadAt && { lastReadAt: feed.lastReadAt.toISOString() }),
      },
    }),
    bufferHours,
  };
}
