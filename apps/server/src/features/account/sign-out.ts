import type { Context } from "../../platform/context.ts";
import { AnswerWithCookies } from "../../platform/http-answer.ts";
import { asOperator } from "../../platform/tenancy.ts";
import { auditAccount } from "./account.operator.store.ts";
import { requireClient, requireSession } from "./require-client.ts";

/** Ends the session on the server and in the browser. Nobody signed in: nothing to do. */
export async function signOut(ctx: Context): Promise<AnswerWithCookies<{ done: true }>> {
  const client = requireClient(ctx);
  const session = await ctx.ports.auth.findSession(client);
  const setCookies = await ctx.ports.auth.signOut(client);
  if (session) {
    const { userId } = session;
    await asOperator(ctx, (t) => auditAccount(t, { kind: "signed_out", userId }));
  }
  return new AnswerWithCookies({ done: true }, setCookies);
}

/** Ends every session of the person, this one too, begun sign-ins and the trust in devices. */
export async function signOutEverywhere(ctx: Context): Promise<AnswerWithCookies<{ done: true }>> {
  const { userId } = requireSession(ctx);
  await ctx.ports.auth.revokeSessions(userId);
  await asOperator(ctx, (t) => auditAccount(t, { kind: "signed_out_everywhere", userId }));
  return new AnswerWithCookies({ done: true }, await ctx.ports.auth.signOut(requireClient(ctx)));
}
