import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { requireUserId } from "../../platform/tenancy.ts";

const reauthenticationLimit: RateLimit = {
  name: "reauthenticate",
  limit: 10,
  windowSeconds: 3_600,
};

/** Before a weighty step the signed-in person proves once more who they are. Throws wrong_credentials. */
export async function requirePassword(ctx: Context, password: string): Promise<void> {
  const userId = requireUserId(ctx);
  await countTry(ctx, reauthenticationLimit, userId);
  if (!(await ctx.ports.auth.checkPassword(userId, password))) {
    throw new AppError("wrong_credentials");
  }
}
