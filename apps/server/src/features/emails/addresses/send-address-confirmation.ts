import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { addressConfirmationEmail } from "./address-confirmation.email.ts";
import { renewLink } from "./email-address.store.ts";
import { isStopped } from "./email-stop.store.ts";

/** Makes the link and mails it; done again, it makes another, and the older one is worthless. */
export async function mailAddressConfirmation(
  ctx: Context,
  { agencyId, addressId }: { agencyId: string; addressId: string },
): Promise<void> {
  const { token, hash } = createLinkToken();
  const address = await inAgency(ctx, agencyId, async (t) => {
    const waiting = await renewLink(t, addressId, hash);
    return waiting !== undefined && (await isStopped(t, waiting)) ? undefined : waiting;
  });
  // It was confirmed, removed, deleted or stopped while the mail waited.
  if (address === undefined) return;
  const url = `${ctx.site.publicUrl}/adresse-bestaetigen?token=${token}`;
  await sendMail(ctx, { to: address, ...addressConfirmationEmail(url) });
}
