import type { AskedEmailsAnswer } from "@tc/contract";
import { AppError, emailLimits, normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { addAddressLimit } from "../emails.limits.ts";
import { readEmails } from "../settings/get-emails.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { insertAddress, listFurtherAddresses } from "./email-address.store.ts";
import { findStopReason } from "./email-stop.store.ts";

/**
 * Notes the wish with its time, its network and the words it was made on, and mails the address a link. Until that is used
 * the address gets nothing else. Throws address_complained for an address whose reader called a mail spam.
 */
export async function addAddress(
  ctx: Context,
  typed: { readonly address: string },
): Promise<AskedEmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  await countTry(ctx, addAddressLimit, userId);
  const address = normalizeEmail(typed.address);
  return inAgency(ctx, agencyId, async (t) => {
    await lockAgency(t);
    const emails = await readEmails(t);
    if (address === normalizeEmail(emails.address)) return emails;
    if ((await findStopReason(t, address)) === "complaint") {
      throw new AppError("address_complained");
    }
    const further = await listFurtherAddresses(t, userId);
    const isThere = further.some((it) => it.address === address);
    if (!isThere && further.length >= emailLimits.furtherAddresses) {
      throw new AppError("addresses_full", { max: emailLimits.furtherAddresses });
    }
    const { id, isConfirmed } = await insertAddress(t, { userId, address });
    const confirmation = isConfirmed ? undefined : await askToConfirm(t, { id, address });
    return { ...(await readEmails(t)), ...(confirmation && { confirmation }) };
  });
}
