import type { Context } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { expiredSessionCookie, readSessionHash } from "../../../platform/session/session-cookie.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { auditAccount } from "../account.operator.store.ts";
import { requireClient, requireSession } from "../require-client.ts";
import { deleteSessionByHash, endSessions } from "./session.store.ts";

type Done = AnswerWithCookies<{ done: true }>;

const signedOut = (ctx: Context): Done =>
  new AnswerWithCookies({ done: true }, [expiredSessionCookie(ctx.site)]);

/** Ends the session on the server and in the browser; without a session it does nothing. */
export async function signOut(ctx: Context): Promise<Done> {
  const tokenHash = readSessionHash(ctx.site, requireClient(ctx));
  const userId = tokenHash && (await deleteSessionByHash(ctx, tokenHash));
  if (userId !== undefined) {
    await asOperator(ctx, (t) => auditAccount(t, { kind: "signed_out", userId }));
  }
  return signedOut(ctx);
}

/** Ends all sessions of the account, this one included, its begun sign-ins and its trust in devices. */
export async function signOutEverywhere(ctx: Context): Promise<Done> {
  const { userId } = requireSession(ctx);
  await asOperator(ctx, async (t) => {
    await endSessions(t, userId);
    await auditAccount(t, { kind: "signed_out_everywhere", userId });
  });
  return signedOut(ctx);
}
