import { randomUUID } from "node:crypto";

/**
 * Stands in a mail's HTML and text where the link to its unsubscribing page belongs. The link of each address is put in
 * when the mail is sent, so that no stored text holds its secret.
 */
export const unsubscribePlaceholder = "https://abmelden.invalid/";

/** What a stranger's text gets in its place */
const removed = "https://entfernt.invalid/";

/**
 * Renders with an address that nobody can know before, and puts the placeholder there alone: a published text that holds
 * the placeholder must not be given the secret of the mail's link.
 */
export function withUnsubscribeLink<Mail extends { readonly html: string; readonly text: string }>(
  render: (unsubscribeUrl: string) => Mail,
): Mail {
  const url = `https://${randomUUID()}.invalid/`;
  const mail = render(url);
  const seal = (text: string) =>
    text.replaceAll(unsubscribePlaceholder, removed).replaceAll(url, unsubscribePlaceholder);
  return { ...mail, html: seal(mail.html), text: seal(mail.text) };
}
