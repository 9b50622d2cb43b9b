import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { AnswerWithCookies } from "../../platform/http-answer.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { asOperator } from "../../platform/tenancy.ts";
import { auditAccount } from "./account.operator.store.ts";
import { secondFactorLimit } from "./account.limits.ts";
import { requireClient, requireNetwork } from "./require-client.ts";
import { auditSignIn, refuseIfClosed } from "./sign-in.ts";

interface Code {
  readonly method: "totp" | "backup_code";
  readonly code: string;
  readonly trustDevice: boolean;
}

/** Completes a begun sign-in. Throws wrong_code, account_deactivated, or unauthenticated when none waits (any more). */
export async function verifySecondFactor(
  ctx: Context,
  input: Code,
): Promise<AnswerWithCookies<{ done: true }>> {
  await countTry(ctx, secondFactorLimit, requireNetwork(ctx));
  const result = await ctx.ports.auth.verifySecondFactor(input, requireClient(ctx));
  if (!result) {
    const details = { reason: "wrong_code" };
    await asOperator(ctx, (t) => auditAccount(t, { kind: "sign_in_failed", details }));
    throw new AppError("wrong_code");
  }
  await refuseIfClosed(ctx, result.userId);
  await auditSignIn(ctx, result.userId);
  return new AnswerWithCookies({ done: true }, result.setCookies);
}
