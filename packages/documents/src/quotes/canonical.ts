/**
 * A text without what layout changes: forms of letters, quotes, dashes and bullets. Runs of white space are one " ",
 * with a tab or line break in them one "\n".
 */
export function canonical(text: string): string {
  return text
    .replaceAll(/\p{No}/gu, (figure) => `^${figure.normalize("NFKC")}`)
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .replaceAll(/\u00ad(?:[ \t]*\n[ \t]*)?/gu, "")
    .replaceAll(dashes, "-")
    .replaceAll(quotes, "'")
    .replaceAll(bullets, " ")
    .replaceAll(/(?<=^|\s)[-*](?=\s|$)/gu, " ")
    .trim()
    .replaceAll(/\s+/gu, (space) => (/[\n\t\u2028\u2029]/.test(space) ? "\n" : " "));
}

/** Zero-width marks, marks of direction and tags have no shape on the page. */
const invisible =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
const quotes = /[„“”‟«»‹›"‘’‚‛`´']/gu;
const bullets = /[•▪◦‣●■□○◆◇➢➤✓✔·∙\u2043\uf0a7\uf0b7]/gu;

export interface Squashed {
  readonly text: string;
  /** The position in the canonical text of each unit */
  readonly positions: readonly number[];
}

/**
 * A canonical text without its white space and without hyphens between letters, which a line end may have put there.
 * Between two figures the space stays: "1 20" is not "12 0".
 */
export function squash(text: string): Squashed {
  const units: string[] = [];
  const positions: number[] = [];
  let from = 0;
  for (const gap of text.matchAll(/(?<=\p{L})-[ \n]?(?=\p{L})|[ \n]/gu)) {
    for (let at = from; at < gap.index; at++) {
      units.push(text.charAt(at));
      positions.push(at);
    }
    from = gap.index + gap[0].length;
    if (isDigit(text.charAt(gap.index - 1)) && isDigit(text.charAt(from))) {
      units.push(" ");
      positions.push(gap.index);
    }
  }
  for (let at = from; at < text.length; at++) {
    units.push(text.charAt(at));
    positions.push(at);
  }
  return { text: units.join(""), positions };
}

/** Equal for texts that differ in their spaces, hyphens, quotes and case alone */
export function comparableText(text: string): string {
  return squash(canonical(text)).text.toLowerCase();
}

export function isDigit(unit: string): boolean {
  return /^\p{Nd}$/u.test(unit);
}
