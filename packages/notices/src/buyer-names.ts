import type { Organisation } from "@tc/domain";

/** "1.", "a)", "-", "•" before a name that stood in a list. */
const listMark = /^(?:[-–—•*·]+\s+|\(?(?:\d{1,2}|[a-z])\)\s+|\d{1,2}\.\s+)(?=\S)/u;

/** What the field is called, written into it once more. */
const label = /^(?:öffentlicher\s+)?(?:auftraggeber(?:in)?|vergabestelle|beschaffer|name)\s*:\s*/iu;

/** From here on a name tells who acts for it, or how; the buyer is what stands before. */
const representation = new RegExp(
  [
    String.raw`vertr(?:eten|\.)\s+(?:durch\b|d\.)`,
    String.raw`v\.\s?d\.\s+`,
    String.raw`c\s?/\s?o\b`,
    String.raw`z\.\s?hd?\.`,
    String.raw`handelnd\s+(?:als|durch|für)\b`,
    String.raw`(?:das\s+|die\s+durchführung\s+des\s+)?vergabeverfahrens?\s+erfolgt\b`,
    String.raw`verfahrensabwicklung\s+durch\b`,
  ].join("|"),
  "iu",
);

/** "(Bukr 16)", "(1)": numbers of the buyer's books. */
const bookNumber = /\s*\((?:bukr\s*)?\d{1,4}\)$/iu;

/** A letterhead: everything from the street on, where a postcode follows. */
const letterhead = /,\s*[^,]{2,80}\s\d{1,4}\s?[a-z]?\s*,\s*(?:D-)?\d{5}\s+\p{L}.*$/iu;

const maxCharacters = 1_000;

/** A buyer under its name alone; what the notice says in full stays beside it as `originalName`. */
export function withCleanName<Party extends Organisation>(party: Party): Party {
  const name = cleanName(party.name);
  return name === party.name ? party : { ...party, name, originalName: party.name };
}

/** Without list marks, labels, stray punctuation and boilerplate; a name that nothing would be left of stays. */
export function cleanName(published: string): string {
  // What is longer than any name is no name and stays for the flag "buyer_unclear" to tell.
  if (published.length > maxCharacters) return published;
  const represented = representation.exec(published)?.index ?? -1;
  const name = tidy(
    represented < minCharacters ? published : published.slice(0, represented),
  ).replace(letterhead, "");
  const clean = tidy(name.replace(bookNumber, ""));
  return clean.length < minCharacters || !/\p{L}{2}/u.test(clean) ? published : clean;
}

const minCharacters = 3;

function tidy(text: string): string {
  return text
    .replace(listMark, "")
    .replace(label, "")
    .replace(/\s+/g, " ")
    .replace(/ ?,(?: ?,)*/g, ",")
    .replace(/^[\s,;:|]+|[\s,;:|(–—-]+$/gu, "");
}
