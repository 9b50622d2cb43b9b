/** Longest text that is analysed; what follows is boilerplate and would only cost time. */
const maxTextLength = 40_000;

/**
 * Brings text to the form in which words are compared: NFC, lower case, ß as ss, no soft hyphens, words that a
 * line break divided joined again ("Kommunika-\ntion"). Umlauts stay, see foldUmlauts.
 */
export function normaliseText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("\u00ad", "")
    .replace(/(\p{L})[-‐]\s*\n\s*(?!und\b|oder\b|bzw\b)(\p{Ll})/gu, "$1$2");
}

/**
 * Makes "Öffentlichkeit", "Oeffentlichkeit" and "Offentlichkeit" one word. As in Snowball's German2 the pairs ae, oe, ue
 * count as umlauts, but not "ue" after a vowel or q ("neue", "Quelle"). Expects normalised text.
 */
export function foldUmlauts(word: string): string {
  return word
    .replace(/(?<![aeiouq])ue/g, "u")
    .replace(/ae/g, "a")
    .replace(/(?<![aeiou])oe/g, "o")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
