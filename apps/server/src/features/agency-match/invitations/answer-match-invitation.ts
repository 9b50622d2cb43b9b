import type { answerMatchInvitation as endpoint, MatchInvitation } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { tellBuyerJob } from "../job-definitions.ts";
import * as store from "./match-invitation.store.ts";
import type { InvitationRow } from "./match-invitation.store.ts";
import { isOpen, toMatchInvitation } from "./to-match-invitation.ts";

type Answer = z.output<NonNullable<typeof endpoint.body>>;
const stateAfter = { accept: "accepted", decline: "declined", undo: "asked" } as const;

/**
 * Accepts, declines, or takes the answer back. The same answer again (another tab, a double click) changes nothing. Throws
 * not_found, and stale_version where it is too late or a colleague has answered otherwise.
 */
export function answerMatchInvitation(
  ctx: Context,
  { id, ...answer }: Answer & { readonly id: string },
): Promise<MatchInvitation> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const invitation = await store.lockInvitation(t, id);
    if (!invitation) throw new AppError("not_found");
    if (invitation.state !== stateAfter[answer.answer]) {
      await change(t, invitation, { answer, userId: requireUserId(ctx) });
    }
    const row = (await store.lockInvitation(t, id)) ?? invitation;
    const contacts = await store.listContacts(t, [id]);
    return toMatchInvitation(row, contacts.get(id), t.now());
  });
}

async function change(
  t: AgencyTransaction,
  invitation: InvitationRow,
  { answer, userId }: { readonly answer: Answer; readonly userId: string },
): Promise<void> {
  const { id } = invitation;
  const isAnswered = invitation.state !== "asked";
  // An answer is changed by taking it back first: nobody overrules a colleague unseen.
  if (!isOpen(invitation, t.now()) || isAnswered !== (answer.answer === "undo")) {
    throw new AppError("stale_version");
  }
  if (answer.answer === "accept") {
    const { phone, ...contact } = answer.contact;
    const shared = { ...contact, ...(phone && { phone }) };
    await store.accept(t, id, { contact: shared, message: answer.message, userId });
    await t.enqueue(tellBuyerJob, {
      requestId: invitation.request_id,
      agencyId: t.agency.id,
      invitationId: id,
      news: "accepted",
    });
  } else if (answer.answer === "decline") {
    await store.decline(t, id, { reason: answer.reason, userId });
  } else {
    await store.takeBack(t, id);
  }
  const details = { answer: answer.answer };
  await audit(t, { kind: "match_answered", agencyId: t.agency.id, details });
}
