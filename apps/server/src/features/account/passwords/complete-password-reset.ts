import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { linkLimit } from "../account.limits.ts";
import * as store from "../account.operator.store.ts";
import type { Account } from "../account.operator.store.ts";
import { wordsOf } from "./change-password.ts";
import { passwordChangedJob } from "../job-definitions.ts";
import { findLink } from "../links/link.store.ts";
import { hashPassword } from "./hash-password.ts";
import { checkPassword } from "./password-strength.ts";
import { replacePassword } from "./password.store.ts";
import { expiredRecoveryCookie, readRecoveryCookie } from "./recovery-cookie.ts";
import { requireClient, requireNetwork } from "../require-client.ts";
import { auditSignIn } from "../sessions/audit-sign-in.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SessionStart } from "../sessions/start-session.ts";
import { useLink } from "../links/use-link.ts";

/**
 * Sets the new password for whoever holds the recovery cookie, ends every session, and signs in; an account with a
 * second factor is asked for it all the same. A refused password leaves the recovery usable.
 */
export async function completePasswordReset(
  ctx: Context,
  { newPassword }: { newPassword: string },
): Promise<AnswerWithCookies<Pick<SessionStart, "status">>> {
  const client = requireClient(ctx);
  await countTry(ctx, linkLimit, requireNetwork(ctx));
  const hash = hashLinkToken(readRecoveryCookie(ctx.site, client) ?? "");
  const recovering = await findRecovering(ctx, hash);
  await checkPassword(newPassword, { words: wordsOf(recovering) });
  const passwordHash = await hashPassword(newPassword);
  const { userId } = await setPassword(ctx, { hash, passwordHash });
  const { status, setCookies } = await startSession(ctx, userId, { passwordHash });
  if (status === "signed_in") await auditSignIn(ctx, userId);
  return new AnswerWithCookies({ status }, [...setCookies, expiredRecoveryCookie(ctx.site)]);
}

function findRecovering(ctx: Context, hash: Buffer): Promise<Account> {
  return asOperator(ctx, async (t) => {
    const link = await findLink(t, "recovery", hash);
    const account = link && (await store.findAccount(t, link.userId));
    if (!account) throw new AppError("link_invalid");
    return account;
  });
}

function setPassword(
  ctx: Context,
  { hash, passwordHash }: { hash: Buffer; passwordHash: string },
): Promise<Account> {
  return asOperator(ctx, async (t) => {
    const { account } = await useLink(t, "recovery", hash);
    const { userId, isConfirmed } = account;
    await replacePassword(t, { userId, hash: passwordHash });
    // The link was mailed to this address, so it confirms the address too.
    if (!isConfirmed) {
      await store.confirmAccount(t, userId);
      await store.auditAccount(t, { kind: "email_confirmed", userId });
    }
    await store.auditAccount(t, { kind: "password_reset", userId });
    await t.enqueue(passwordChangedJob, { userId });
    return account;
  });
}
