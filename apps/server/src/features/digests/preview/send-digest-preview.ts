import type { sendDigestPreview as endpoint } from "@tc/contract";
import { AppError, isPaused } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { hasMailRoom, queueMail } from "../../emails/index.ts";
import { digestEmail } from "../look/digest.email.ts";
import { mailLinks } from "../look/mail-links.ts";
import type { LatestTenders } from "./latest-tenders.ts";
import { previewDigest } from "./preview-digest.ts";

/** Mails the caller the preview. It counts among the mails of the day, so that nobody can be flooded by clicks. */
export async function sendDigestPreview(
  ctx: Context,
  latest: LatestTenders,
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  const preview = await previewDigest(ctx, latest);
  if (!preview) throw new AppError("not_found");
  const { recipient, composed } = preview;
  // The outbox would drop it without a word.
  if (isPaused(recipient.settings, berlinDay(ctx.now()))) {
    return { isSent: false, reason: "paused" };
  }
  if (recipient.addresses.length === 0) return { isSent: false, reason: "no-address" };
  if (!composed?.content) return { isSent: false, reason: "nothing" };
  const { subject, ...mail } = digestEmail(composed.content, {
    links: mailLinks(ctx.site),
    site: ctx.site,
  });
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await hasMailRoom(t, recipient))) return { isSent: false, reason: "cap" };
    const isSent = await queueMail(t, {
      userId: recipient.userId,
      events: composed.events,
      key: `preview ${t.now().toISOString()}`,
      subject: `Vorschau: ${subject}`,
      ...mail,
    });
    // Its last address may have been stopped meanwhile.
    return isSent ? { isSent } : { isSent, reason: "no-address" };
  });
}
