import type { DocumentText } from "@tc/documents";

const labelled =
  /^(?:kurz)?(?:bezeichnung|titel|auftragsgegenstand|gegenstand|betreff|ausschreibung|vergabe|vergabeverfahren|maßnahme|projekt(?:titel|name|bezeichnung)?)(?:\s(?:des|der|zum|zur)\s[\p{L}-]{3,30}(?:\s[\p{L}-]{3,30})?)?\s?[:\t]\s*(?<title>\S.*)$/iu;
/** What stands at the head of papers, and is no title */
const head =
  /^(?:seite|stand|datum|az\b|aktenzeichen|geschäftszeichen|vergabenummer|vergabe-nr|tel|telefon|fax|e-?mail|www\.|https?:|bearbeit|ansprech|öffentliche ausschreibung$|bekanntmachung$|vergabeunterlagen$|leistungsbeschreibung$|inhalt)/iu;

const readLines = 60;
const minLetters = 12;
const maxLength = 160;

/** The title that a text gives itself: behind a label such as "Bezeichnung", else its first line of some length. */
export function titleOf({ parts }: DocumentText): string | undefined {
  const lines = parts
    .flatMap((part) => part.lines.slice(0, readLines))
    .slice(0, readLines)
    .map(({ text }) => text.trim());
  const title = lines.map((line) => labelled.exec(line)?.groups?.title).find(isTitle);
  const first = title ?? lines.find((line) => isTitle(line) && !head.test(line));
  return first === undefined ? undefined : cut(first.replaceAll(/\s+/gu, " ").trim());
}

function isTitle(line: string | undefined): line is string {
  return (line?.match(/\p{L}/gu)?.length ?? 0) >= minLetters;
}

function cut(title: string): string {
  if (title.length <= maxLength) return title;
  const part = title.slice(0, maxLength);
  const end = part.lastIndexOf(" ");
  return `${part.slice(0, end > 0 ? end : maxLength).replace(/\p{Cs}$/u, "")} …`;
}
