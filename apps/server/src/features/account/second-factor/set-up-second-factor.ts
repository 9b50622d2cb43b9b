import type { beginSecondFactor as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { sessionCookie } from "../../../platform/session/session-cookie.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { secondFactorSetupLimit } from "../account.limits.ts";
import { auditAccount, lockAccount } from "../account.operator.store.ts";
import { secondFactorMailJob } from "../job-definitions.ts";
import { requirePassword } from "../passwords/require-password.ts";
import { requireSession } from "../require-client.ts";
import { endSessions, forgetDevices, replaceSessionToken } from "../sessions/session.store.ts";
import { createBackupCodes, hashBackupCode } from "./backup-codes.ts";
import { qrPath } from "./qr-path.ts";
import * as store from "./second-factor.store.ts";
import { createTotpKey, totpUri } from "./totp.ts";
import { useCode } from "./use-code.ts";

interface WithPassword {
  readonly currentPassword: string;
}

type Done = AnswerWithCookies<{ done: true }>;

/** Returns the key for the app and the backup codes; they are shown only now. The first right code switches them on. */
export async function beginSecondFactor(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<z.input<(typeof endpoint)["response"]>> {
  const { userId, email } = requireSession(ctx);
  refuseUnless(!requireSession(ctx).hasSecondFactor);
  await requirePassword(ctx, currentPassword);
  const key = createTotpKey();
  const encryptedKey = ctx.ports.keyRing.encrypt(key, userId);
  const backupCodes = await asOperator(ctx, async (t) => {
    refuseUnless(!(await hasSecondFactor(t, userId)));
    await store.replaceSecondFactor(t, userId, encryptedKey);
    return makeBackupCodes(t, userId);
  });
  const uri = totpUri(key, email);
  return { uri, secret: key, qr: qrPath(uri), backupCodes };
}

/** All other sessions, begun sign-ins and trusted devices end: none of them has shown a code. */
export async function confirmSecondFactor(ctx: Context, { code }: { code: string }): Promise<Done> {
  const { userId } = requireSession(ctx);
  refuseUnless(!requireSession(ctx).hasSecondFactor);
  await countTry(ctx, secondFactorSetupLimit, userId);
  const { keyRing } = ctx.ports;
  const cookie = await asOperator(ctx, async (t) => {
    refuseUnless(!(await hasSecondFactor(t, userId)));
    const factor = await store.findSecondFactor(t, userId);
    if (!factor) return undefined;
    if (!(await useCode(t, { userId, factor, keyRing }, { method: "totp", code })))
      return undefined;
    await store.setInForce(t, userId, t.now());
    await endSessions(t, userId, { exceptSessionId: requireSession(ctx).id });
    await noteSwitch(t, true);
    return renewSession(t);
  });
  if (cookie === undefined) throw new AppError("wrong_code");
  return new AnswerWithCookies({ done: true }, [cookie]);
}

/** Ends the trust in devices too, so that a second factor set up later asks on each of them. */
export async function removeSecondFactor(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<Done> {
  const { userId } = requireSession(ctx);
  refuseUnless(requireSession(ctx).hasSecondFactor);
  await requirePassword(ctx, currentPassword);
  const cookie = await asOperator(ctx, async (t) => {
    refuseUnless(await hasSecondFactor(t, userId));
    await store.setInForce(t, userId, undefined);
    await store.deleteSecondFactor(t, userId);
    await forgetDevices(t, userId);
    await noteSwitch(t, false);
    return renewSession(t);
  });
  return new AnswerWithCookies({ done: true }, [cookie]);
}

export async function renewBackupCodes(
  ctx: Context,
  { currentPassword }: WithPassword,
): Promise<{ backupCodes: string[] }> {
  const { userId } = requireSession(ctx);
  refuseUnless(requireSession(ctx).hasSecondFactor);
  await requirePassword(ctx, currentPassword);
  const backupCodes = await asOperator(ctx, async (t) => {
    refuseUnless(await hasSecondFactor(t, userId));
    await auditAccount(t, { kind: "backup_codes_renewed", userId });
    return makeBackupCodes(t, userId);
  });
  return { backupCodes };
}

function refuseUnless(isPossible: boolean): void {
  if (!isPossible) throw new AppError("bad_request");
}

/** Reads the session again under the account's lock: it may have ended since the request began. */
async function hasSecondFactor(t: Transaction, userId: string): Promise<boolean> {
  return (await lockAccount(t, userId))?.hasSecondFactor ?? false;
}

async function makeBackupCodes(t: Transaction, userId: string): Promise<string[]> {
  const codes = createBackupCodes();
  await store.replaceBackupCodes(
    t,
    userId,
    codes.map((code) => hashBackupCode(userId, code)),
  );
  return codes;
}

/** Audits the change and mails the owner, in case a stranger made it. */
async function noteSwitch(t: Transaction, isOn: boolean): Promise<void> {
  const { userId } = requireSession(t);
  await auditAccount(t, { kind: isOn ? "second_factor_on" : "second_factor_off", userId });
  await t.enqueue(secondFactorMailJob, { userId, isOn });
}

/** The caller's session gets a new token, as its rights have changed; its cookie. Throws unauthenticated if it ended. */
async function renewSession(t: Transaction): Promise<string> {
  const { token, hash } = createLinkToken();
  const expiresAt = await replaceSessionToken(t, requireSession(t).id, hash);
  if (!expiresAt) throw new AppError("unauthenticated");
  const leftMs = expiresAt.getTime() - t.now().getTime();
  return sessionCookie(t.site, token, Math.floor(leftMs / 1000));
}
