/**
 * The web address in a published text, undefined when it is none. Only http and https: a notice may carry
 * `javascript:` or `data:`. Addresses without a scheme ("www.evergabe.de") are common and mean https.
 */
export function safeHref(published: string): string | undefined {
  const text = published.trim();
  const candidate = /^www\.[^\s]+$/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  // A user name in the address only serves to disguise the host.
  return isWeb && url.username === "" && url.password === "" ? url.href : undefined;
}

/** "evergabe-online.de" for display. */
export function hostOf(href: string): string {
  return new URL(href).hostname.replace(/^www\./, "");
}
