import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { ownershipGivenEmail, ownershipReceivedEmail } from "./ownership.email.ts";
import * as store from "../team.store.ts";

/** Mails the new or the former owner. The former owner gets the mail even if they have been deactivated since. */
export async function mailOwnership(
  ctx: Context,
  { agencyId, userId, newOwnerId }: { agencyId: string; userId: string; newOwnerId: string },
): Promise<void> {
  const { agency, members } = await inAgency(ctx, agencyId, async (t) => ({
    agency: await store.findAgencyName(t),
    members: await store.listMembers(t),
  }));
  const recipient = members.find((member) => member.user_id === userId);
  const newOwner = members.find((member) => member.user_id === newOwnerId);
  // The account was deleted meanwhile.
  if (!agency || !recipient || !newOwner) return;
  const { publicUrl, operator } = ctx.site;
  const transfer = { agencyName: agency.name, url: `${publicUrl}/app/profil/team` };
  const email =
    userId === newOwnerId
      ? ownershipReceivedEmail(transfer)
      : ownershipGivenEmail({
          ...transfer,
          newOwner: newOwner.name,
          supportEmail: operator.supportEmail,
        });
  await sendMail(ctx, { to: recipient.email, ...email });
}
