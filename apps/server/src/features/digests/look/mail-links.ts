import type { Site } from "../../../platform/context.ts";
import { unsubscribePlaceholder, withUnsubscribeLink } from "../../emails/index.ts";
import type { MailLink } from "./mail-parts.ts";

/** At the foot of every monitoring mail; each opens a page with a button. */
export function mailLinks({ publicUrl }: Pick<Site, "publicUrl">): MailLink[] {
  return [
    { label: "Häufigkeit ändern", url: `${publicUrl}/app/emails` },
    { label: "Eine Woche pausieren", url: `${publicUrl}/app/emails?pause=week` },
    { label: "Diese Art abbestellen", url: unsubscribePlaceholder },
  ];
}

/** Renders with the links as `mailLinks` made them; no text of a stranger passes for the one to unsubscribe. */
export function renderWithLinks<Mail extends { readonly html: string; readonly text: string }>(
  links: readonly MailLink[],
  render: (links: readonly MailLink[]) => Mail,
): Mail {
  return withUnsubscribeLink((url) =>
    render(links.map((link) => (link.url === unsubscribePlaceholder ? { ...link, url } : link))),
  );
}
