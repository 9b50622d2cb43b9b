import type { AskedEmailsAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { readEmails } from "../settings/get-emails.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { removeFurtherAddress } from "./email-address.store.ts";
import { deleteStop, findStopReason } from "./email-stop.store.ts";

/**
 * Mails go there again from the next one on; an address that is not confirmed is asked once more. Throws not_found for an
 * address that is not the caller's, and address_complained where only the address's own reader may lift the stop.
 */
export async function retryAddress(
  ctx: Context,
  { address }: { readonly address: string },
): Promise<AskedEmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const emails = await readEmails(t);
    const isOwn = emails.address === address;
    const further = emails.furtherAddresses.find((it) => it.address === address);
    if (!isOwn && !further) throw new AppError("not_found");
    const reason = await findStopReason(t, address);
    if (reason === undefined) return emails;
    if (reason === "complaint") {
      if (!isOwn) throw new AppError("address_complained");
      // The reader asks for their own mails only. A colleague who used this address has to ask the reader again.
      await removeFurtherAddress(t, address);
    }
    await deleteStop(t, address);
    const isOpen = !isOwn && further?.isConfirmed === false;
    const confirmation = isOpen ? await askToConfirm(t, further) : undefined;
    return { ...(await readEmails(t)), ...(confirmation && { confirmation }) };
  });
}
