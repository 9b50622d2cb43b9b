import type { Context } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { createLinkToken, hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { linkLimit } from "../account.limits.ts";
import { replaceLink } from "../links/link.store.ts";
import { recoveryCookie, recoveryMinutes } from "./recovery-cookie.ts";
import { requireNetwork } from "../require-client.ts";
import { useLink } from "../links/use-link.ts";

/**
 * Swaps the link's key for a cookie that is good for one thing, choosing a new password, and for half an hour. It is no
 * session: whoever finds the used link in a history gets nowhere.
 */
export async function exchangeRecoveryToken(
  ctx: Context,
  { accessToken }: { accessToken: string },
): Promise<AnswerWithCookies<{ email: string }>> {
  await countTry(ctx, linkLimit, requireNetwork(ctx));
  const { token, hash } = createLinkToken();
  const email = await asOperator(ctx, async (t) => {
    const { account } = await useLink(t, "reset_password", hashLinkToken(accessToken));
    const { userId } = account;
    await replaceLink(t, { purpose: "recovery", userId, hash, minutes: recoveryMinutes });
    return account.email;
  });
  return new AnswerWithCookies({ email }, [recoveryCookie(ctx.site, token)]);
}
