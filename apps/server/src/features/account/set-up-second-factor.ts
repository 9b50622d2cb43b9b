import type { beginSecondFactor as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { AnswerWithCookies } from "../../platform/http-answer.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { asOperator } from "../../platform/tenancy.ts";
import { secondFactorSetupLimit } from "./account.limits.ts";
import { auditAccount } from "./account.operator.store.ts";
import { secondFactorMailJob } from "./job-definitions.ts";
import { qrPath } from "./qr-path.ts";
import { requireClient, requireSession } from "./require-client.ts";
import { countPasswordAgain } from "./require-password.ts";

interface WithPassword {
  readonly currentPassword: string;
}

/** The key for the app and the backup codes, shown this once. Nothing is in force before the first right code. */
export async function beginSecondFactor(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<z.input<(typeof endpoint)["response"]>> {
  requireFactor(ctx, false);
  await countPasswordAgain(ctx);
  const begun = await ctx.ports.auth.beginSecondFactor(requireClient(ctx), currentPassword);
  if (!begun) throw new AppError("wrong_credentials");
  const { uri, secret, backupCodes } = begun;
  return { uri, secret, qr: qrPath(uri), backupCodes: [...backupCodes] };
}

/** All other sessions, begun sign-ins and trusted devices end: none of them has shown a code. */
export async function confirmSecondFactor(
  ctx: Context,
  { code }: { code: string },
): Promise<AnswerWithCookies<{ done: true }>> {
  const { auth } = ctx.ports;
  const client = requireClient(ctx);
  const { userId } = requireSession(ctx);
  requireFactor(ctx, false);
  await countTry(ctx, secondFactorSetupLimit, userId);
  const confirmed = await auth.confirmSecondFactor(client, code);
  if (!confirmed) throw new AppError("wrong_code");
  // The session the caller goes on with is a new one: it is named by the new cookie.
  const headers = new Headers({ cookie: confirmed.setCookies.join("; ") });
  const kept = await auth.findSession({ ...client, headers });
  await auth.revokeSessions(userId, kept && { exceptSessionId: kept.id });
  await noteSwitch(ctx, true);
  return new AnswerWithCookies({ done: true }, confirmed.setCookies);
}

export async function removeSecondFactor(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<AnswerWithCookies<{ done: true }>> {
  requireFactor(ctx, true);
  await countPasswordAgain(ctx);
  const removed = await ctx.ports.auth.removeSecondFactor(requireClient(ctx), currentPassword);
  if (!removed) throw new AppError("wrong_credentials");
  await noteSwitch(ctx, false);
  return new AnswerWithCookies({ done: true }, removed.setCookies);
}

export async function renewBackupCodes(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<{ backupCodes: string[] }> {
  requireFactor(ctx, true);
  await countPasswordAgain(ctx);
  const codes = await ctx.ports.auth.renewBackupCodes(requireClient(ctx), currentPassword);
  if (!codes) throw new AppError("wrong_credentials");
  const { userId } = requireSession(ctx);
  await asOperator(ctx, (t) => auditAccount(t, { kind: "backup_codes_renewed", userId }));
  return { backupCodes: [...codes] };
}

function requireFactor(ctx: Context, isThere: boolean): void {
  if (requireSession(ctx).hasSecondFactor !== isThere) throw new AppError("bad_request");
}

/** Writes it down and tells the owner, who may not have done it. */
async function noteSwitch(ctx: Context, isOn: boolean): Promise<void> {
  const { userId } = requireSession(ctx);
  await asOperator(ctx, async (t) => {
    await auditAccount(t, { kind: isOn ? "second_factor_on" : "second_factor_off", userId });
    await t.enqueue(secondFactorMailJob, { userId, isOn });
  });
}
