import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { passwordAgainLimit } from "./account.limits.ts";
import { requireSession } from "./require-client.ts";

/** Counts a password given once more by a signed-in person; call it before looking at the password. */
export async function countPasswordAgain(ctx: Context): Promise<void> {
  await countTry(ctx, passwordAgainLimit, requireSession(ctx).userId);
}

/** A stolen session is not enough for weighty steps. Throws wrong_credentials or rate_limited. */
export async function requirePassword(ctx: Context, password: string): Promise<void> {
  await countPasswordAgain(ctx);
  const isRight = await ctx.ports.auth.checkPassword(requireSession(ctx).userId, password);
  if (!isRight) throw new AppError("wrong_credentials");
}
