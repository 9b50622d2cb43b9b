/** Words for award criteria; in the name of a file or in another word they say nothing of the page. */
const keyword =
  /(?<![\p{L}_])(?:zuschlagskrit(?:erien|erium|eriums)|zuschlagkriteri\p{L}+|wertungskriteri\p{L}+|(?:angebots)?bewertungskriteri\p{L}+|kriterien für (?:den|die) zuschlag\p{L}*|wertungsmatrix|bewertungsmatrix|vergabekriteri\p{L}+)(?![\p{L}_])/giu;
/** "17. Zuschlagskriterien in absteigender Reihenfolge", not a line of a table of contents or a pointer */
const heading =
  /^[^\S\n]*(?:[\d.]{1,9}[^\S\n]+|[-•–][^\S\n]*|§\s?\d+[^\S\n]*)?(?:die\s+|folgende\s+)?(?:zuschlags?|wertungs|bewertungs|vergabe)-?kriteri(?:en|um)(?![\p{L}_])(?<rest>[^\n]{0,110})$/gimu;
const pointer =
  /siehe|vgl\.|anhang|anlage|beilage|entnehm|aufgeführt in|ziff|kapitel|\.{4}|\s\d{1,3}\s*$|\.pdf|\bx\s*$|festgelegt|bekannt ?gegeben/i;
const weight =
  /\d\s{0,2}(?:%|prozent)|gewicht(?:et|ung|s)|wichtung|\bZK\s?-?\d|\d\s{0,2}punkte|punktzahl|nutzwert/iu;
/** "Einziges Zuschlagskriterium ist der Preis", "Der Zuschlag wird allein nach dem niedrigsten Preis erteilt" */
export const onlyPrice =
  /(?:einzige[srn]?|alleinige[srn]?)\s+(?:zuschlags|wertungs)kriterium[^.\n]{0,40}preis|zuschlagskriterium ist (?:allein|ausschließlich|nur|einzig)[^.\n]{0,20}preis|preis ist (?:das )?(?:alleinige|einzige)s?\s+(?:zuschlags|wertungs)kriterium|(?:zuschlag|auftrag)\S{0,20}\s[^.\n]{0,40}(?:allein|ausschließlich|nur|einzig)\s[^.\n]{0,30}preis/iu;
/** The page points to another place that states them. */
const elsewhere =
  /(?:siehe|vgl\.?|gemäß|gemäss|laut|nach|entsprechend|in)\s+(?:den|der|die|dem|anlage|ziffer)?[^.\n]{0,40}$/iu;
const reach = 900;

/** A table of contents or a list of annexes: numbered lines and hardly anything else. */
function isList(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const numbered = lines.filter((line) => /^\s*\d{1,2}(?:\.\d{1,2})+\s+\p{L}/u.test(line)).length;
  return numbered >= 8 && numbered > lines.length * 0.4 && !/\d\s{0,2}(?:%|punkte)/i.test(text);
}

/** Whether a page states award criteria, with or without their weights. */
export function statesAwardCriteria(text: string): boolean {
  if (isList(text)) return false;
  for (const { groups } of text.matchAll(heading)) {
    if (!pointer.test(groups?.["rest"] ?? "")) return true;
  }
  if (onlyPrice.test(text)) return true;
  for (const match of text.matchAll(keyword)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (elsewhere.test(before)) continue;
    if (weight.test(text.slice(match.index + match[0].length, match.index + reach))) return true;
  }
  return (
    /kriteri\p{L}{0,20}[^.]{0,40}(?:gewichtung|wichtung|wertungspunkte)/iu.test(text) &&
    /preis/i.test(text)
  );
}
