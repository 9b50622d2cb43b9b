import { AppError, tierRights } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context, Transaction } from "../../../platform/context.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { checkPassword, hashPassword, startSession } from "../../account/index.ts";
import * as store from "./invitation.operator.store.ts";
import { acceptLimit } from "../team.limits.ts";

async function getInvitation(t: Transaction, token: string) {
  const invitation = await store.findInvitation(t, hashLinkToken(token));
  if (!invitation) throw new AppError("link_invalid");
  return invitation;
}

/** Describes the invitation; opening the link changes nothing. */
export async function previewInvitation(ctx: Context, { token }: { token: string }) {
  await countTry(ctx, acceptLimit, networkOf(ctx.client?.ip ?? ""));
  return asOperator(ctx, async (t) => {
    const invitation = await getInvitation(t, token);
    return {
      agencyName: invitation.agency_name,
      invitedBy: invitation.invited_by,
      email: invitation.email,
    };
  });
}

export interface AcceptInvitation {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** A new account for the invited address, whoever opened the link: the address comes from the invitation. */
export async function acceptInvitation(
  ctx: Context,
  { token, name, password }: AcceptInvitation,
): Promise<AnswerWithCookies<{ done: true }>> {
  const { client } = ctx;
  if (!client) throw new AppError("bad_request");
  const { agencyName } = await previewInvitation(ctx, { token });
  await checkPassword(password, { words: [agencyName, name] });
  const passwordHash = await hashPassword(password);
  const userId = await asOperator(ctx, async (t) => {
    const invitation = await getInvitation(t, token);
    const agencyId = invitation.agency_id;
    if (!(await store.lockInvitingAgency(t, agencyId))) throw new AppError("link_invalid");
    if (!(await store.claimInvitation(t, invitation.id))) throw new AppError("link_invalid");
    const { seats } = tierRights(invitation.tier);
    if ((await store.countActiveMembers(t, agencyId)) >= seats) {
      throw new AppError("seats_exhausted", { seats });
    }
    const account = await store.findAccount(t, invitation.email);
    if (account?.email_verified) throw new AppError("already_member");
    if (account) await store.deleteUnconfirmedAccount(t, account.id);
    const { email } = invitation;
    const id = await store.insertInvitedMember(t, { agencyId, name, email, passwordHash });
    await audit(t, { kind: "invitation_accepted", agencyId, userId: id });
    return id;
  });
  const { setCookies } = await startSession(ctx, userId);
  return new AnswerWithCookies({ done: true }, setCookies);
}
