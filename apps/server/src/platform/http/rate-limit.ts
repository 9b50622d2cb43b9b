import { createHash } from "node:crypto";
import { AppError, dueBefore, retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../context.ts";

export interface RateLimit {
  /** What is limited, e.g. `sign-in` */
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface LimitUse {
  readonly isWithin: boolean;
  /** What is left in this window */
  readonly remaining: number;
  /** Until the window ends */
  readonly resetSeconds: number;
}

/**
 * Counts one use for `subject` (an address, an account, a mail address; stored as a hash). Counted in the database: every
 * process and every restart counts on.
 */
export async function countUse(
  ctx: Pick<Context, "db" | "now">,
  { name, limit, windowSeconds }: RateLimit,
  subject: string,
): Promise<LimitUse> {
  const key = `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
  const now = ctx.now();
  const windowStart = new Date(now.getTime() - windowSeconds * 1000);
  const row = await ctx.db
    .insertInto("rate_limit")
    .values({ key, window_started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when rate_limit.window_started_at <= ${windowStart} then 1 else rate_limit.count + 1 end`,
        window_started_at: sql`case when rate_limit.window_started_at <= ${windowStart} then ${now} else rate_limit.window_started_at end`,
      }),
    )
    .returning(["count", "window_started_at"])
    .executeTakeFirstOrThrow();
  const endsAt = row.window_started_at.getTime() + windowSeconds * 1000;
  return {
    isWithin: row.count <= limit,
    remaining: Math.max(0, limit - row.count),
    resetSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  };
}

/** Counts one try, and throws `rate_limited` with the seconds to wait when there were too many. */
export async function countTry(
  ctx: Pick<Context, "db" | "now">,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const { isWithin, resetSeconds } = await countUse(ctx, limit, subject);
  if (!isWithin) throw new AppError("rate_limited", { retryAfterSeconds: resetSeconds });
}

/** The same for limits that shall not show: whether there was still room for this try. */
export async function isWithinLimit(
  ctx: Pick<Context, "db" | "now">,
  limit: RateLimit,
  subject: string,
): Promise<boolean> {
  try {
    await countTry(ctx, limit, subject);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Forgets what nobody is counted for any more. */
export async function sweepRateLimits(ctx: Pick<Context, "db" | "now">): Promise<void> {
  const before = dueBefore(retentionClasses.counters, ctx.now());
  await ctx.db.deleteFrom("rate_limit").where("window_started_at", "<", before).execute();
}
