import type { Context } from "../../../platform/context.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { invitationEmail } from "./invitation.email.ts";
import { invitationEnd } from "./invite-member.ts";
import * as store from "../team.store.ts";

/**
 * Makes the link and mails it; done again, it makes another and the older one is worthless. The link exists in the mail
 * alone, the database keeps its hash.
 */
export async function sendInvitationMail(
  ctx: Context,
  { agencyId, invitationId }: { agencyId: string; invitationId: string },
): Promise<void> {
  const { token, hash } = createLinkToken();
  const mail = await inAgency(ctx, agencyId, async (t) => {
    const invitation = await store.findOpenInvitation(t, { id: invitationId });
    const agency = await store.findAgencyName(t);
    // The invitation was revoked, accepted or deleted while the mail waited.
    if (!invitation || !agency) return undefined;
    const expiresAt = invitationEnd(t.now());
    await store.updateInvitation(t, invitationId, { token_hash: hash, expires_at: expiresAt });
    const inviter = (await store.listMembers(t)).find((m) => m.user_id === invitation.invited_by);
    const invitedBy = inviter?.name ?? agency.name;
    return { to: invitation.email, agencyName: agency.name, invitedBy };
  });
  if (!mail) return;
  const url = `${ctx.site.publicUrl}/einladung?token=${token}`;
  await sendMail(ctx, { to: mail.to, ...invitationEmail({ ...mail, url }) });
}
