import type { getDigestPreview as endpoint } from "@tc/contract";
import { isPaused } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { unsubscribePlaceholder } from "../../emails/index.ts";
import { digestEmail } from "../look/digest.email.ts";
import { mailLinks } from "../look/mail-links.ts";
import type { LatestTenders } from "./latest-tenders.ts";
import { previewDigest } from "./preview-digest.ts";

/** Nothing is sent, and nothing counts as told. */
export async function getDigestPreview(
  ctx: Context,
  latest: LatestTenders,
): Promise<z.output<typeof endpoint.response>> {
  const preview = await previewDigest(ctx, latest);
  if (!preview) return {};
  const { recipient, digest, composed } = preview;
  if (!digest) return isPaused(recipient.settings, berlinDay(ctx.now())) ? { isPaused: true } : {};
  const isHeld = (await isOff(ctx, "digests")) && { isHeld: true as const };
  const nextAt = digest.at.toISOString();
  const content = composed?.content;
  if (!content) return { nextAt, ...isHeld };
  const { html, text, ...head } = digestEmail(content, {
    links: mailLinks(ctx.site),
    site: ctx.site,
  });
  // Only a mail that is sent has a link of its own to unsubscribe.
  const settings = `${ctx.site.publicUrl}/app/emails`;
  return {
    nextAt,
    ...isHeld,
    mail: {
      ...head,
      html: html.replaceAll(unsubscribePlaceholder, settings),
      text: text.replaceAll(unsubscribePlaceholder, settings),
      hits: (content.hits?.rows ?? []).map(({ title, buyer, fit }) => ({
        title,
        buyer,
        ...(fit && { score: fit.score }),
      })),
    },
  };
}
