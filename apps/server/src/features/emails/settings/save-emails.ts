import type { EmailChanges, EmailsAnswer } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { writeEmailSettings } from "./email-setting.store.ts";
import { readEmails } from "./get-emails.ts";

export function saveEmails(ctx: Context, changes: EmailChanges): Promise<EmailsAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { weekdays } = changes;
    await writeEmailSettings(t, requireUserId(t), {
      ...changes,
      ...(weekdays && { weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) }),
    });
    return readEmails(t);
  });
}
