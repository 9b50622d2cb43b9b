/** Words for award criteria; in the name of a file or in another word they say nothing of the page. */
const keyword =
  /(?<![\p{L}_])(?:zuschlagskrit(?:erien|erium|eriums)|zuschlagkriteri\p{L}+|wertungskriteri\p{L}+|(?:angebots)?bewertungskriteri\p{L}+|kriterien für (?:den|die) zuschlag\p{L}*|wertungsmatrix|bewertungsmatrix|vergabekriteri\p{L}+)(?![\p{L}_])/giu;
const heading =
  /^\s*(?:[\d.]{1,9}\s+|[-•–]\s*|§\s?\d+\s*)?(?:die\s+|folgende\s+)?(?:zuschlags?|wertungs|bewertungs|vergabe)-?kriteri(?:en|um)\b[^.\n]{0,60}$/imu;
const weight =
  /\d\s{0,2}(?:%|prozent)|gewicht(?:et|ung|s)|wichtung|\bZK\s?-?\d|\d\s{0,2}punkte|punktzahl|nutzwert/iu;
/** "Einziges Zuschlagskriterium ist der Preis", "Der Zuschlag wird allein nach dem niedrigsten Preis erteilt" */
export const onlyPrice =
  /(?:einzige[srn]?|alleinige[srn]?)\s+(?:zuschlags|wertungs)kriterium[^.\n]{0,40}preis|zuschlagskriterium ist (?:allein|ausschließlich|nur|einzig)[^.\n]{0,20}preis|preis ist (?:das )?(?:alleinige|einzige)s?\s+(?:zuschlags|wertungs)kriterium|(?:zuschlag|auftrag)\S*\s[^.\n]{0,40}(?:allein|ausschließlich|nur|einzig)\s[^.\n]{0,30}preis/iu;
/** The page points to another place that states them. */
const elsewhere =
  /(?:siehe|vgl\.?|gemäß|gemäss|laut|nach|entsprechend|in)\s+(?:den|der|die|dem|anlage|ziffer)?[^.\n]{0,40}$/iu;
const reach = 900;

/** Whether a page states award criteria, with or without their weights. */
export function statesAwardCriteria(text: string): boolean {
  if (heading.test(text)) return true;
  if (onlyPrice.test(text)) return true;
  for (const match of text.matchAll(keyword)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (elsewhere.test(before)) continue;
    if (weight.test(text.slice(match.index + match[0].length, match.index + reach))) return true;
  }
  return (
    /kriteri\p{L}*[^.]{0,40}(?:gewichtung|wichtung|wertungspunkte)/iu.test(text) &&
    /preis/i.test(text)
  );
}
