import type { EmailsAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { readEmails } from "../settings/get-emails.ts";
import { deleteStop } from "./email-stop.store.ts";

/** Mails go there again from the next one on. Throws not_found for an address that is not the caller's. */
export async function retryAddress(
  ctx: Context,
  { address }: { readonly address: string },
): Promise<EmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const emails = await readEmails(t);
    const isOwn = [emails, ...emails.furtherAddresses].some((it) => it.address === address);
    if (!isOwn) throw new AppError("not_found");
    await deleteStop(t, address);
    return readEmails(t);
  });
}
