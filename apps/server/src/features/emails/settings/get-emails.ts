import type { EmailsAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { AddressStopReason } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listFurtherAddresses } from "../addresses/email-address.store.ts";
import { listStops } from "../addresses/email-stop.store.ts";
import { getEmailSettings } from "./email-setting.store.ts";

export function getEmails(ctx: Context): Promise<EmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, (t) => readEmails(t));
}

/** The caller's own settings. Throws not_found for somebody who has left meanwhile. */
export async function readEmails(t: AgencyTransaction): Promise<EmailsAnswer> {
  const userId = requireUserId(t);
  const recipient = await getEmailSettings(t, userId);
  if (!recipient) throw new AppError("not_found");
  const further = await listFurtherAddresses(t, userId);
  const stops = await listStops(t, [recipient.email, ...further.map(({ address }) => address)]);
  const stopOf = (address: string) => {
    const row = stops.find((it) => it.address === address);
    if (!row) return {};
    // Written by `stopAddress` alone.
    const reason = row.reason as AddressStopReason;
    return { stop: { reason, stoppedAt: row.stopped_at.toISOString() } };
  };
  const { weekdays, ...settings } = recipient.settings;
  return {
    address: recipient.email,
    ...stopOf(recipient.email),
    settings: { ...settings, weekdays: [...weekdays] },
    ...(recipient.changedAt && { changedAt: recipient.changedAt.toISOString() }),
    furtherAddresses: further.map(({ id, address, confirmed_at }) => ({
      id,
      address,
      isConfirmed: confirmed_at !== null,
      ...stopOf(address),
    })),
  };
}
