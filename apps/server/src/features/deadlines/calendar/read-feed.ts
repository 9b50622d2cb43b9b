import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { FileAnswer } from "../../../platform/http/http-answer.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../../platform/http/rate-limit.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { updateFeed } from "./feed.store.ts";
import { findFeedByHash } from "./find-feed.operator.store.ts";
import { calendarFile, followedLines } from "./get-calendar.ts";

/** Calendar programs read every few minutes at most. */
const addressLimit: RateLimit = { name: "calendar-feed", limit: 60, windowSeconds: 3_600 };
/** The large ones read for thousands of people from a few networks. */
const networkLimit: RateLimit = { name: "calendar-network", limit: 3_000, windowSeconds: 3_600 };

/** The calendar of an address. What is unknown, revoked or of a former member is not found, and looks the same. */
export async function readFeed(ctx: Context, { token }: { token: string }): Promise<FileAnswer> {
  await countTry(ctx, networkLimit, networkOf(ctx.client?.ip ?? ""));
  await countTry(ctx, addressLimit, token);
  const feed = await asOperator(ctx, (t) => findFeedByHash(t, hashLinkToken(token)));
  if (!feed) throw new AppError("not_found");
  return inAgency(ctx, feed.agencyId, async (t) => {
    await updateFeed(t, feed.userId, { lastReadAt: t.now() });
    return calendarFile(t, await followedLines(t), { hasOwn: feed.hasOwn, name: "fristen" });
  });
}
