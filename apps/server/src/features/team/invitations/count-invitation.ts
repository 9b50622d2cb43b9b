import { AppError } from "@tc/domain";
import { isWithinLimit } from "../../../platform/http/rate-limit.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { invitedAddressLimit, ownInvitationsLimit } from "../team.limits.ts";

/**
 * Throws too_many_invitations when this agency has mailed a mailbox often enough today. That others have, it must not
 * learn: then the answer is the usual one, and `false` says to send nothing. A tag makes another address of a mailbox,
 * but no other inbox; whether there is an account behind it plays no part.
 */
export async function countInvitation(t: AgencyTransaction, email: string): Promise<boolean> {
  const mailbox = email.replace(/\+[^@]*@/, "@");
  if (!(await isWithinLimit(t, ownInvitationsLimit, `${t.agency.id} ${mailbox}`))) {
    throw new AppError("too_many_invitations");
  }
  return isWithinLimit(t, invitedAddressLimit, mailbox);
}
