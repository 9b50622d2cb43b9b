import { AppError, normalizeEmail } from "@tc/domain";
import { audit } from "../../platform/audit.ts";
import type { Context } from "../../platform/context.ts";
import { AnswerWithCookies } from "../../platform/http-answer.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { asOperator } from "../../platform/tenancy.ts";
import * as store from "./account.operator.store.ts";
import type { Account } from "./account.operator.store.ts";
import { signInLimits, signInNetworkLimit } from "./account.limits.ts";
import { requireClient, requireNetwork } from "./require-client.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}
type SignedIn = { status: "signed_in" | "second_factor" };

/**
 * Signs in by password, with a new session whatever the browser brought. What keeps an account closed is told to those
 * only who know its password; to all others a wrong password, an unknown address and a closed account are the same, in
 * words and in work.
 */
export async function signIn(
  ctx: Context,
  { email, password }: Credentials,
): Promise<AnswerWithCookies<SignedIn>> {
  const client = requireClient(ctx);
  const address = normalizeEmail(email);
  const network = requireNetwork(ctx);
  await countTry(ctx, signInNetworkLimit, network);
  for (const limit of signInLimits) await countTry(ctx, limit, `${address} ${network}`);

  const account = await asOperator(ctx, (t) => store.findAccountByEmail(t, address));
  const closed = account && whyClosed(account);
  if (closed) {
    const isRight = await ctx.ports.auth.checkPassword(account.userId, password);
    return refuse(ctx, account, isRight ? closed : "wrong_credentials");
  }
  const result = await ctx.ports.auth.signIn({ email: address, password }, client);
  if (result.status === "refused") return refuse(ctx, account, "wrong_credentials");
  await refuseIfClosed(ctx, result.userId);
  if (result.status === "signed_in") await auditSignIn(ctx, result.userId);
  return new AnswerWithCookies({ status: result.status }, result.setCookies);
}

/** Why nobody gets into the account, whatever they know. */
function whyClosed({ isConfirmed, isDeactivated }: Account) {
  if (!isConfirmed) return "email_unconfirmed" as const;
  return isDeactivated ? ("account_deactivated" as const) : undefined;
}

/**
 * Looks again, after the session was made: whoever closed the account while the sign-in was under way has ended all
 * sessions, but could not see this one yet.
 */
export async function refuseIfClosed(ctx: Context, userId: string): Promise<void> {
  const account = await asOperator(ctx, (t) => store.findAccount(t, userId));
  const closed = account && whyClosed(account);
  if (!closed) return;
  await ctx.ports.auth.revokeSessions(userId);
  await refuse(ctx, account, closed);
}

export async function auditSignIn(ctx: Context, userId: string): Promise<void> {
  await asOperator(ctx, (t) => store.auditAccount(t, { kind: "signed_in", userId }));
}

async function refuse(
  ctx: Context,
  account: Account | undefined,
  code: "wrong_credentials" | NonNullable<ReturnType<typeof whyClosed>>,
): Promise<never> {
  const details = { reason: code };
  const agencyId = account?.agencyId ?? undefined;
  // The same statements for everybody: an account is not looked up once more where there is one.
  await asOperator(ctx, (t) =>
    audit(t, { kind: "sign_in_failed", userId: account?.userId, agencyId, details }),
  );
  throw new AppError(code);
}
