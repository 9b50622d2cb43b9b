import { characterOf } from "./xml/character-references.ts";

/** Names that publishers' editors write; in a notice they mean a character, not themselves. */
const named: ReadonlyMap<string, string> = new Map([
  ...pairs(
    "amp & lt < gt > quot \" apos ' auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß agrave à " +
      "aacute á acirc â egrave è eacute é ecirc ê euml ë iuml ï ocirc ô oslash ø aring å aelig " +
      "æ ccedil ç ntilde ñ ndash – mdash — hellip … bull • middot · sect § para ¶ bdquo „ ldquo " +
      "“ rdquo ” sbquo ‚ lsquo ‘ rsquo ’ laquo « raquo » lsaquo ‹ rsaquo › acute ´ euro € pound " +
      "£ deg ° sup2 ² sup3 ³ micro µ times × plusmn ± frac12 ½ frac14 ¼ le ≤ ge ≥ permil ‰ " +
      "Oslash Ø copy © reg ® trade ™ rarr →",
  ),
  ["nbsp", "\u00a0"],
  ["shy", "\u00ad"],
  ["ensp", " "],
  ["emsp", " "],
  ["thinsp", " "],
]);

/** "amp & lt <": each name with its character. */
function pairs(text: string): [string, string][] {
  return Array.from(text.matchAll(/(\S+) (\S+)/g), ([, name = "", character = ""]) => [
    name,
    character,
  ]);
}

/** What HTML means by the numbers 128 to 159, which are controls in Unicode. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Entities and escapes that a notice carries in its texts ("&quot;", "&amp;amp;", "&#92;n", "\n", "<br>") as what they
 * mean. One pass reads them and nothing reads its result again, so text never becomes longer and nested escapes cost no
 * more than flat ones. What comes out is text: whoever puts it into a page escapes it.
 */
export function readEscapes(text: string): string {
  const read = text.includes("&")
    ? text.replace(entity, (whole, reference: string) => {
        if (reference === "amp" || reference === "#38") return "&";
        return named.get(reference) ?? numbered(reference) ?? whole;
      })
    : text;
  const broken = read.includes("<") ? read.replace(lineBreak, "\n") : read;
  return /\\[nrt]/.test(broken) ? withLineBreaks(broken) : broken;
}

/** "&quot;", and "&amp;amp;quot;": each system that a text passed may have escaped its "&" once more. */
const entity = /&(?:amp;|#38;)*(#?[0-9a-zA-Z]{1,10});/g;

/** The tags that only break lines; every other one stays the text that it is. */
const lineBreak = /<\/?(?:br|p|div|ul|ol|li)\s{0,3}\/?>/gi;

function numbered(reference: string): string | undefined {
  const character = reference.startsWith("#") ? characterOf(reference) : undefined;
  return windows1252[(character?.codePointAt(0) ?? 0) - 128] ?? character;
}

/** "\n", "\r" and "\t" written out; word by word, because a path may hold a folder "\neu". */
function withLineBreaks(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) =>
      !word.includes("\\") || isPath(word)
        ? word
        : word.replace(/\\r\\n|\\[nr]/g, "\n").replaceAll("\\t", "\t"),
    )
    .join("");
}

/** A drive, a server, or a backslash before anything that is no escape. */
function isPath(word: string): boolean {
  return /^["'(]?(?:[A-Za-z]:\\|\\\\)/.test(word) || /\w\\(?![nrt])\w/.test(word);
}
