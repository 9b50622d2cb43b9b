import { AppError } from "@tc/domain";
import type { Context, Transaction } from "../../../platform/context.ts";
import type { SetCookies } from "../../../platform/http/cookies.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { secondFactorLimit } from "../account.limits.ts";
import { auditAccount, lockAccount } from "../account.operator.store.ts";
import { requireNetwork } from "../require-client.ts";
import { auditRefusal } from "../sessions/audit-sign-in.ts";
import { openSession } from "../sessions/open-session.ts";
import { endSessions } from "../sessions/session.store.ts";
import { whyClosed } from "../sessions/why-closed.ts";
import { expiredPendingCookie, readPendingHash } from "./pending-sign-in.ts";
import * as pending from "./pending-sign-in.store.ts";
import type { PendingSignIn } from "./pending-sign-in.store.ts";
import * as store from "./second-factor.store.ts";
import type { SecondFactor } from "./second-factor.store.ts";
import { trustDevice } from "./trusted-device.ts";
import { useCode } from "./use-code.ts";
import type { Code } from "./use-code.ts";

interface Proof extends Code {
  readonly trustDevice: boolean;
}

const maxFailuresOfSignIn = 5;
const maxFailuresInRow = 10;
const lockSeconds = 15 * 60;

/** Completes a begun sign-in. Throws wrong_code, account_deactivated, rate_limited, or unauthenticated without one. */
export async function verifySecondFactor(
  ctx: Context,
  proof: Proof,
): Promise<AnswerWithCookies<{ done: true }>> {
  await countTry(ctx, secondFactorLimit, requireNetwork(ctx));
  const tokenHash = readPendingHash(ctx);
  if (!tokenHash) throw new AppError("unauthenticated");
  // Refusals are returned, not thrown: a thrown one would roll back the count of failures.
  const outcome = await asOperator(ctx, (t) => complete(ctx, t, tokenHash, proof));
  if (outcome instanceof AppError) throw outcome;
  return new AnswerWithCookies({ done: true }, outcome);
}

async function complete(
  ctx: Context,
  t: Transaction,
  tokenHash: Buffer,
  proof: Proof,
): Promise<SetCookies | AppError> {
  const userId = (await pending.findPendingSignIn(t, tokenHash))?.userId;
  const account = userId === undefined ? undefined : await lockAccount(t, userId);
  // Check again under the lock: another request may have completed this sign-in since.
  const signIn = account && (await pending.findPendingSignIn(t, tokenHash));
  const factor =
    account?.hasSecondFactor && signIn && (await store.findSecondFactor(t, account.userId));
  if (!factor) return new AppError("unauthenticated");

  const lockedMs = (factor.lockedUntil?.getTime() ?? 0) - t.now().getTime();
  if (lockedMs > 0) {
    return new AppError("rate_limited", { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
  }
  const { keyRing } = ctx.ports;
  if (!(await useCode(t, { userId: account.userId, factor, keyRing }, proof))) {
    await noteWrongCode(t, signIn, factor);
    return new AppError("wrong_code");
  }
  await store.noteFailures(t, account.userId, { failedCount: 0, lockedUntil: undefined });
  await pending.deletePendingSignIn(t, tokenHash);
  const closed = whyClosed(account);
  if (closed) {
    await endSessions(t, account.userId);
    await auditRefusal(t, account, closed);
    return new AppError(closed);
  }
  await auditAccount(t, { kind: "signed_in", userId: account.userId });
  return [
    await openSession(t, account.userId),
    expiredPendingCookie(t),
    ...(proof.trustDevice ? [await trustDevice(t, account.userId)] : []),
  ];
}

/** Five wrong codes end the sign-in, ten in a row over many sign-ins lock the second step for a while. */
async function noteWrongCode(
  t: Transaction,
  { tokenHash, userId, failedCount }: PendingSignIn,
  factor: SecondFactor,
): Promise<void> {
  if (failedCount + 1 >= maxFailuresOfSignIn) await pending.deletePendingSignIn(t, tokenHash);
  else await pending.setFailedCount(t, tokenHash, failedCount + 1);
  // After a lock has ended, failures count from one again.
  const inRow = (factor.lockedUntil ? 0 : factor.failedCount) + 1;
  const lockedUntil = new Date(t.now().getTime() + lockSeconds * 1000);
  await store.noteFailures(t, userId, {
    failedCount: inRow,
    lockedUntil: inRow >= maxFailuresInRow ? lockedUntil : undefined,
  });
  await auditAccount(t, { kind: "sign_in_failed", details: { reason: "wrong_code" } });
}
