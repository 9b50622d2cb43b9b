import { invariant } from "@tc/domain";
import type { Site } from "../context.ts";

export interface MailContent {
  /** What inboxes show beside the subject */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the button, e.g. how long a link holds */
  readonly note?: string;
  /** A way out at the end, e.g. of further mails of the kind */
  readonly exit?: { readonly label: string; readonly url: string };
}

/**
 * One line of text. Line ends of every kind would begin a header or a paragraph of somebody else's making, controls of
 * direction would show an address other than it is.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
}

/** The same content with every text on its own line. Throws for a link that a mail program should not open. */
export function cleanContent({
  preview,
  heading,
  paragraphs,
  action,
  note,
  exit,
}: MailContent): MailContent {
  for (const { url } of [action, exit].filter((link) => link !== undefined)) {
    const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    invariant(isWeb, "links in mails are web addresses");
  }
  return {
    preview: oneLine(preview),
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    ...(action && { action: { label: oneLine(action.label), url: new URL(action.url).href } }),
    ...(note !== undefined && { note: oneLine(note) }),
    ...(exit && { exit: { label: oneLine(exit.label), url: new URL(exit.url).href } }),
  };
}

/** Who writes: the operator's data as § 35a GmbHG wants them in business letters, mails among them. */
export function imprintLines({ operator }: Pick<Site, "operator">): string[] {
  const { company, street, postalCode, city, managingDirector } = operator;
  return [
    `${company}, ${street}, ${postalCode} ${city}`,
    `Geschäftsführung: ${managingDirector}`,
    `${operator.registerCourt}, ${operator.registerNumber} · USt-IdNr. ${operator.vatId}`,
    `Fragen? ${operator.supportEmail}`,
  ].map(oneLine);
}

/** The mail for programs and people without HTML; a link stands alone on its line, so that nothing breaks it. */
export function mailText(content: MailContent, site: Pick<Site, "operator">): string {
  const { heading, paragraphs, action, note, exit } = content;
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note === undefined ? [] : [note]),
    ...(exit ? [`${exit.label}:\n${exit.url}`] : []),
    ["-- ", ...imprintLines(site)].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
