import { AppError, normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { signInLimits, signInNetworkLimit } from "../account.limits.ts";
import { findCredentials } from "../account.operator.store.ts";
import { verifyPassword } from "../passwords/hash-password.ts";
import { requireNetwork } from "../require-client.ts";
import { auditRefusal, auditSignIn } from "./audit-sign-in.ts";
import { startSession } from "./start-session.ts";
import type { SessionStart } from "./start-session.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in by password. Only who knows the password learns what keeps an account closed. A wrong password, an unknown
 * address and a closed account get the same words, statements and hash.
 */
export async function signIn(
  ctx: Context,
  { email, password }: Credentials,
): Promise<AnswerWithCookies<Pick<SessionStart, "status">>> {
  const address = normalizeEmail(email);
  const network = requireNetwork(ctx);
  await countTry(ctx, signInNetworkLimit, network);
  for (const limit of signInLimits) await countTry(ctx, limit, `${address} ${network}`);

  const account = await asOperator(ctx, (t) => findCredentials(t, address));
  const passwordHash = account?.passwordHash;
  // Hash without an account too; otherwise the response time reveals whether the account exists.
  const isRight = await verifyPassword(passwordHash, password);
  if (!account || passwordHash === undefined || !isRight) {
    await asOperator(ctx, (t) => auditRefusal(t, account, "wrong_credentials"));
    throw new AppError("wrong_credentials");
  }
  const { status, setCookies } = await startSession(ctx, account.userId, { passwordHash });
  if (status === "signed_in") await auditSignIn(ctx, account.userId);
  return new AnswerWithCookies({ status }, setCookies);
}
