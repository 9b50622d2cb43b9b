import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { passwordAgainLimit } from "../account.limits.ts";
import { requireSession } from "../require-client.ts";
import { isPassword } from "./is-password.ts";

/**
 * A stolen session is not enough for weighty steps: they ask for the password once more, and count the tries. Throws
 * wrong_credentials or rate_limited.
 */
export async function requirePassword(ctx: Context, password: string): Promise<void> {
  const { userId } = requireSession(ctx);
  await countTry(ctx, passwordAgainLimit, userId);
  if (!(await isPassword(ctx, userId, password))) throw new AppError("wrong_credentials");
}
