import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { isDuplicate } from "../../../platform/database/database-errors.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { linkLimit } from "../account.limits.ts";
import * as store from "../account.operator.store.ts";
import { emailChangedJob } from "../job-definitions.ts";
import { deleteLinks } from "../links/link.store.ts";
import { requireNetwork } from "../require-client.ts";
import { useLink } from "../links/use-link.ts";

/**
 * The new address holds from now on, and links that went to the old one are dead. An address that somebody else has
 * taken meanwhile is a link that does not hold any more.
 */
export async function confirmEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ done: true }> {
  await countTry(ctx, linkLimit, requireNetwork(ctx));
  try {
    await change(ctx, hashLinkToken(token));
  } catch (error) {
    if (isDuplicate(error)) throw new AppError("link_invalid");
    throw error;
  }
  return { done: true };
}

function change(ctx: Context, hash: Buffer): Promise<void> {
  return asOperator(ctx, async (t) => {
    const { account, link } = await useLink(t, "change_email", hash);
    if (link.email === null) throw new AppError("link_invalid");
    const { userId, email: oldEmail } = account;
    await store.changeAccount(t, userId, { email: link.email });
    await deleteLinks(t, userId);
    await store.auditAccount(t, { kind: "email_changed", userId });
    await t.enqueue(emailChangedJob, { userId, oldEmail });
  });
}
