import { AppError } from "@tc/domain";
import { isWithinLimit } from "../../platform/rate-limit.ts";
import type { AgencyTransaction } from "../../platform/tenancy.ts";
import { invitedAddressLimit } from "./team.limits.ts";

/**
 * Throws too_many_invitations when an address has had its share, of all agencies together. Counted by mailbox: a tag makes
 * another address of it, but no other inbox. Whether there is an account behind it plays no part.
 */
export async function countInvitation(t: AgencyTransaction, email: string): Promise<void> {
  const mailbox = email.replace(/\+[^@]*@/, "@");
  if (!(await isWithinLimit(t, invitedAddressLimit, mailbox))) {
    throw new AppError("too_many_invitations");
  }
}
