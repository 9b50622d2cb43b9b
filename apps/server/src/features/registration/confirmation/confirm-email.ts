import type { confirmEmail as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { deleteLinks, startSession } from "../../account/index.ts";
import { promotePending } from "../promotion/promote-pending.ts";
import { promotionErrorType } from "../promotion/promotion-error.ts";
import { confirmationLimit } from "../registration.limits.ts";
import * as store from "../registration.store.ts";

type Answer = z.input<(typeof endpoint)["response"]>;

/**
 * Confirms the address, makes the profile and signs in. Confirming and promoting are two transactions: a profile that
 * cannot be made must not cost the confirmation, whose link is used up; /setup tries again.
 */
export async function confirmEmail(
  ctx: Context,
  { token }: { token: string },
): Promise<Answer | AnswerWithCookies<Answer>> {
  const { client } = ctx;
  if (!client) throw new AppError("bad_request");
  await countTry(ctx, confirmationLimit, networkOf(client.ip));
  const userId = await useToken(ctx, hashLinkToken(token));
  // The link of a confirmed account does not sign in: others may find it in a mailbox or a browser history.
  if (userId === undefined) return { status: "already_confirmed" };
  const answer = await promote(ctx, userId);
  const { setCookies } = await startSession(ctx, userId);
  return new AnswerWithCookies(answer, setCookies);
}

/**
 * undefined: the account is confirmed already, by this link or otherwise. Throws link_invalid for an unknown, replaced or
 * expired one. The account is locked before the link, as everywhere.
 */
function useToken(ctx: Context, hash: Buffer): Promise<string | undefined> {
  return asOperator(ctx, async (t) => {
    const userId = await store.findConfirmationUser(t, hash);
    const account = userId === undefined ? undefined : await store.lockAccount(t, userId);
    if (!account) throw new AppError("link_invalid");
    if (account.email_verified) return undefined;
    if (!(await store.useConfirmationToken(t, hash))) throw new AppError("link_invalid");
    await store.confirmAccount(t, account.id);
    await deleteLinks(t, account.id);
    await audit(t, { kind: "email_confirmed", userId: account.id });
    return account.id;
  });
}

async function promote(ctx: Context, userId: string): Promise<Answer> {
  let agencyId: string | undefined;
  try {
    agencyId = await store.findPendingAgencyId(ctx.db, userId);
    if (agencyId !== undefined && (await promotePending(ctx, { agencyId, userId }))) {
      return { status: "confirmed", agencyId, userId };
    }
    return { status: "promotion_failed", errorType: "unknown", userId };
  } catch (error) {
    ctx.log.error({ err: error, userId }, "profile not promoted");
    const errorType = promotionErrorType(error);
    return {
      status: "promotion_failed",
      errorType,
      userId,
      ...(agencyId !== undefined && { agencyId }),
    };
  }
}
