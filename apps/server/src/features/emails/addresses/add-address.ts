import type { EmailsAnswer } from "@tc/contract";
import { AppError, emailLimits, normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry, isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { addAddressLimit, confirmationLimit } from "../emails.limits.ts";
import { sendAddressConfirmation } from "../job-definitions.ts";
import { readEmails } from "../settings/get-emails.ts";
import { insertAddress, listFurtherAddresses } from "./email-address.store.ts";

/**
 * Notes the wish with its time, its network and the words it was made on, and mails the address a link. Until that is used
 * the address gets nothing else.
 */
export async function addAddress(
  ctx: Context,
  typed: { readonly address: string },
): Promise<EmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  await countTry(ctx, addAddressLimit, userId);
  const address = normalizeEmail(typed.address);
  const isMailed = await isWithinLimit(ctx, confirmationLimit, address);
  return inAgency(ctx, agencyId, async (t) => {
    await lockAgency(t);
    const emails = await readEmails(t);
    if (address === normalizeEmail(emails.address)) return emails;
    const further = await listFurtherAddresses(t, userId);
    const isThere = further.some((it) => it.address === address);
    if (!isThere && further.length >= emailLimits.furtherAddresses) {
      throw new AppError("addresses_full", { max: emailLimits.furtherAddresses });
    }
    const { id, isConfirmed } = await insertAddress(t, { userId, address });
    if (!isConfirmed && isMailed) {
      await t.enqueue(sendAddressConfirmation, { agencyId, addressId: id });
    }
    return readEmails(t);
  });
}
