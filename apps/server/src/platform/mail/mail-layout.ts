import type { Site } from "../context.ts";
import { mailHtml } from "./mail-html.ts";
import { cleanContent, mailText } from "./mail-text.ts";
import type { MailContent } from "./mail-text.ts";

export interface MailLayout extends MailContent {
  readonly site: Pick<Site, "operator">;
}

/** The one look of all our mails, as HTML and as text. Any text may come from a stranger. */
export function mailLayout({ site, ...texts }: MailLayout): { html: string; text: string } {
  const content = cleanContent(texts);
  return { html: mailHtml(content, site), text: mailText(content, site) };
}
