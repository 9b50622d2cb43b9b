import type { Site } from "../../../platform/context.ts";
import { unsubscribePlaceholder } from "../../emails/index.ts";
import type { MailLink } from "./mail-parts.ts";

/** At the foot of every monitoring mail; each opens a page with a button. */
export function mailLinks({ publicUrl }: Pick<Site, "publicUrl">): MailLink[] {
  return [
    { label: "Häufigkeit ändern", url: `${publicUrl}/app/emails` },
    { label: "Eine Woche pausieren", url: `${publicUrl}/app/emails?pause=week` },
    { label: "Diese Art abbestellen", url: unsubscribePlaceholder },
  ];
}
