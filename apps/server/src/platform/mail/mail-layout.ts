import type { Site } from "../context.ts";
import { cleanContent, mailText } from "./mail-text.ts";
import type { MailContent } from "./mail-text.ts";

export interface MailLayout extends MailContent {
  readonly site: Pick<Site, "operator">;
}

/** The one look of all our mails, as HTML and as text. Any text may come from a stranger. */
export async function mailLayout({
  site,
  ...given
}: MailLayout): Promise<{ html: string; text: string }> {
  const content = cleanContent(given);
  // Loaded with the first mail: React costs start-up time that no request should wait for.
  const { mailHtml } = await import("./mail-html.ts");
  return { html: mailHtml(content, site), text: mailText(content, site) };
}
