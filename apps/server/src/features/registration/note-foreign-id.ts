import { AppError } from "@tc/domain";
import { audit } from "../../platform/audit.ts";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { asOperator, requireUserId } from "../../platform/tenancy.ts";
import { foreignIdLimit } from "./registration.limits.ts";

/**
 * Writes down that somebody asked for an agency that is not theirs. A missing one is written down alike: whether it
 * exists must show in no answer and no delay.
 */
export async function noteForeignId(ctx: Context): Promise<void> {
  const userId = requireUserId(ctx);
  try {
    await countTry(ctx, foreignIdLimit, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  const agencyId = ctx.actor.kind === "user" ? ctx.actor.membership?.agencyId : undefined;
  await asOperator(ctx, (t) => audit(t, { kind: "foreign_id_refused", agencyId }));
}
