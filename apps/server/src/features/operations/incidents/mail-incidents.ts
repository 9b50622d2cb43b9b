import { MailRefused, MailUnanswered } from "../../../ports/mailer.ts";
import type { Context } from "../../../platform/context.ts";
import { GiveUp } from "../../../platform/jobs/jobs.ts";
import { mailLayout } from "../../../platform/mail/mail-layout.ts";
import { automaticHeaders } from "../../../platform/mail/send-mail.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { incidentsEmail } from "./incidents.email.ts";
import * as store from "./incident.operator.store.ts";

/** Another try may still be under way so long. */
const claimMs = 60_000;

/**
 * Tells the operator of the incidents of one check. It is claimed before the mail server is spoken to and settled after its
 * answer; where a process dies between the two, the mail goes out again under the same Message-ID.
 */
export async function mailIncidents(ctx: Context, { mailId }: { mailId: string }): Promise<void> {
  const claimedAfter = new Date(ctx.now().getTime() - claimMs);
  const { claim, incidents } = await asOperator(ctx, async (t) => ({
    claim: await store.claimIncidentMail(t, mailId, claimedAfter),
    incidents: await store.listIncidentsOfMail(t, mailId),
  }));
  if (claim === "settled") return;
  if (claim === "under_way") throw new Error("another try of this mail may be under way");
  const { site } = ctx;
  const { subject, ...content } = incidentsEmail(
    incidents,
    `${site.publicUrl}/admin?bereich=betrieb`,
  );
  try {
    await ctx.ports.mailer.send({
      to: site.operator.supportEmail,
      subject,
      ...mailLayout({ ...content, site }),
      messageId: `<incident-${mailId}@${new URL(site.publicUrl).hostname}>`,
      headers: automaticHeaders,
    });
  } catch (error) {
    if (error instanceof MailRefused) {
      // Nobody would read another one either; the screen shows the incident all the same.
      await asOperator(ctx, (t) => store.settleIncidentMail(t, mailId));
      throw new GiveUp("mail refused", { cause: error });
    }
    if (!(error instanceof MailUnanswered))
      await asOperator(ctx, (t) => store.releaseIncidentMail(t, mailId));
    throw error;
  }
  await asOperator(ctx, (t) => store.settleIncidentMail(t, mailId));
}
