import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { tellBuyersOfDeletion } from "../agency-match/index.ts";
import { endForDeletion } from "../billing/index.ts";
import { reapplyDeletions } from "./deletion-log/reapply-deletions.ts";
import { copyDeletionsJob } from "./job-definitions.ts";
import { findAgency } from "./agency.store.ts";
import { deleteAgency, holdDueAgency, listDueAgencies } from "./delete-agency.operator.store.ts";
import { deletionEmail } from "./deletion.email.ts";
import { findAddress } from "./member-addresses.store.ts";

/** Deletes what is due, one agency a transaction. One whose subscription cannot be ended today waits until it can. */
export async function deleteDueAgencies(ctx: Context): Promise<void> {
  // A backup that was restored since must not bring anybody back.
  await reapplyDeletions(ctx);
  for (const agencyId of await asOperator(ctx, listDueAgencies)) {
    try {
      await endForDeletion(ctx, agencyId);
    } catch (error) {
      ctx.log.error({ err: error, agencyId }, "a subscription could not be ended for a deletion");
      continue;
    }
    await asOperator(ctx, async (t) => {
      if (!(await holdDueAgency(t, agencyId))) return;
      await tellBuyersOfDeletion(t, agencyId);
      await deleteAgency(t, agencyId);
      // Without the agency: its own events went with it.
      await audit(t, { kind: "agency_deleted" });
      await t.enqueue(copyDeletionsJob, {});
    });
  }
}

/** Tells one member. */
export async function mailDeletion(
  ctx: Context,
  { agencyId, userId }: { agencyId: string; userId: string },
): Promise<void> {
  const recipient = await inAgency(ctx, agencyId, async (t) => ({
    agency: await findAgency(t),
    to: await findAddress(t, userId),
  }));
  const dueAt = recipient.agency?.deletion_due_at;
  if (!recipient.agency || !dueAt || recipient.to === undefined) return;
  const url = `${ctx.site.publicUrl}/app/profil/datenschutz`;
  const email = deletionEmail({ agencyName: recipient.agency.name, dueAt, url });
  await sendMail(ctx, { to: recipient.to, ...email });
}
