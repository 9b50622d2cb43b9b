import type { Context } from "../../../platform/context.ts";
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
): Promise<{ isSent: boolean }> {
  const { agencyId } = requireMembership(ctx);
  const preview = await previewDigest(ctx, latest);
  const content = preview?.composed.content;
  if (!preview || !content) return { isSent: false };
  const { subject, ...mail } = digestEmail(content, { links: mailLinks(ctx.site), site: ctx.site });
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await hasMailRoom(t, preview.recipient))) return { isSent: false };
    const isSent = await queueMail(t, {
      userId: preview.recipient.userId,
      events: preview.composed.events,
      key: `preview ${t.now().toISOString()}`,
      subject: `Vorschau: ${subject}`,
      ...mail,
    });
    return { isSent };
  });
}
