import { AppError } from "@tc/domain";
import type { SetCookies } from "../../../platform/http/cookies.ts";
import type { Context, Transaction } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../account.operator.store.ts";
import { hasPasswordHash } from "../passwords/password.store.ts";
import { beginSignIn } from "../second-factor/pending-sign-in.ts";
import { renewTrust } from "../second-factor/trusted-device.ts";
import { auditRefusal } from "./audit-sign-in.ts";
import type { RefusalReason } from "./audit-sign-in.ts";
import { openSession } from "./open-session.ts";
import { endSessions } from "./session.store.ts";
import { whyClosed } from "./why-closed.ts";

export interface SessionStart {
  /** second_factor: a code is still missing, and the cookie remembers the attempt. */
  readonly status: "signed_in" | "second_factor";
  readonly setCookies: SetCookies;
}

interface Proof {
  /** The hash that the password matched; undefined: a link has proved who signs in. */
  readonly passwordHash?: string;
}

/**
 * Signs in somebody who proved themselves by a password or a link. Every way in leads through here, so none passes by the
 * second factor. Throws wrong_credentials, email_unconfirmed or account_deactivated.
 *
 * The account is locked while this looks at it and makes the session. Whoever changes the password or closes the account
 * locks it too, so that no session outlives either.
 */
export async function startSession(
  ctx: Context,
  userId: string,
  proof: Proof = {},
): Promise<SessionStart> {
  const start = await asOperator(ctx, async (t): Promise<SessionStart | RefusalReason> => {
    const account = await store.lockAccount(t, userId);
    const reason = await whyRefused(t, account, proof);
    if (reason === undefined) return begin(t, userId, account?.hasSecondFactor ?? false);
    if (reason !== "wrong_credentials") await endSessions(t, userId);
    await auditRefusal(t, account, reason);
    return reason;
  });
  if (typeof start === "string") throw new AppError(start);
  return start;
}

async function whyRefused(
  t: Transaction,
  account: store.Account | undefined,
  { passwordHash }: Proof,
): Promise<RefusalReason | undefined> {
  if (!account) return "wrong_credentials";
  if (passwordHash !== undefined && !(await hasPasswordHash(t, account.userId, passwordHash))) {
    return "wrong_credentials";
  }
  return whyClosed(account);
}

async function begin(
  t: Transaction,
  userId: string,
  hasSecondFactor: boolean,
): Promise<SessionStart> {
  const trust = hasSecondFactor ? await renewTrust(t, userId) : undefined;
  if (hasSecondFactor && trust === undefined) {
    return { status: "second_factor", setCookies: [await beginSignIn(t, userId)] };
  }
  const session = await openSession(t, userId);
  return { status: "signed_in", setCookies: trust === undefined ? [session] : [session, trust] };
}
