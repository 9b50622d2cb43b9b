import type { ConfirmationOutcome } from "@tc/domain";
import { isWithinLimit } from "../../../platform/http/rate-limit.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { confirmationLimit } from "../emails.limits.ts";
import { sendAddressConfirmation } from "../job-definitions.ts";
import { isStopped } from "./email-stop.store.ts";

/** Queues the mail to confirm, unless the address gets none now. */
export async function askToConfirm(
  t: AgencyTransaction,
  { id, address }: { readonly id: string; readonly address: string },
): Promise<ConfirmationOutcome> {
  if (await isStopped(t, address)) return "stopped";
  if (!(await isWithinLimit(t, confirmationLimit, address))) return "limited";
  await t.enqueue(sendAddressConfirmation, { agencyId: t.agency.id, addressId: id });
  return "sent";
}
