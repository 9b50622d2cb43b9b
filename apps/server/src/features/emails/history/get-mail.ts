import type { MailSummary } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { unsubscribePlaceholder } from "../outbox/unsubscribe-link.ts";
import { findMessage } from "./history.store.ts";
import { toSummary } from "./list-mails.ts";

interface StoredMail extends MailSummary {
  readonly preview: string;
  readonly html: string | null;
  readonly text: string | null;
}

/** As it was sent; where its link to unsubscribe stood, the settings are linked. Throws not_found. */
export async function getMail(ctx: Context, { id }: { readonly id: string }): Promise<StoredMail> {
  const { agencyId } = requireMembership(ctx);
  const row = await inAgency(ctx, agencyId, (t) => findMessage(t, requireUserId(t), id));
  if (!row) throw new AppError("not_found");
  const settingsPage = `${ctx.site.publicUrl}/app/emails`;
  const shown = (text: string | null) =>
    text?.replaceAll(unsubscribePlaceholder, settingsPage) ?? null;
  return { ...toSummary(row), preview: row.preview, html: shown(row.html), text: shown(row.text) };
}
