import { randomUUID } from "node:crypto";
import { normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry, isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { registrationMailJob } from "../job-definitions.ts";
import { confirmationMailLimit, resendLimit } from "../registration.limits.ts";
import { findAccountByEmail } from "../registration.store.ts";

/** Every address gets the same job and answer. An unknown address, or one over its limit, gets an unknown user id, and the job does nothing. */
export async function resendConfirmation(
  ctx: Context,
  { email }: { email: string },
): Promise<{ done: true }> {
  const address = normalizeEmail(email);
  await countTry(ctx, resendLimit, networkOf(ctx.client?.ip ?? ""));
  const isMailed = await isWithinLimit(ctx, confirmationMailLimit, address);
  const account = await findAccountByEmail(ctx.db, address);
  const userId = (isMailed && account?.id) || randomUUID();
  await ctx.jobs.send(registrationMailJob, { userId, isPasswordDropped: false });
  return { done: true };
}
