/** Words for award criteria; in the name of a file or in another word they say nothing of the page. */
const keyword =
  /(?<![\p{L}_])(?:zuschlagskrit(?:erien|erium|eriums)|zuschlagkriteri\p{L}+|wertungskriteri\p{L}+|(?:angebots)?bewertungskriteri\p{L}+|kriterien für (?:den|die) zuschlag\p{L}*|wertungsmatrix|bewertungsmatrix|vergabekriteri\p{L}+)(?![\p{L}_])/giu;
/** The award, not the surcharge of "Der Zuschlag auf den Einkaufspreis beträgt 15 %" or of "Nachtzuschlag" */
const award = String.raw`(?<!\p{L})zuschlag(?!\s(?:auf|von|zu[mr]?)\s(?:\d|(?:(?:den|die|das|dem|der|alle|allen|jeweiligen?)\s){0,2}(?!preis-?\s?(?:\/|und)?\s?-?leistung)\p{L}{0,40}(?:preis|kosten|satz|sätze|l[oö]hne?(?:n|s)?(?!\p{L})|honorar|material|entgelt|vergütung|tarif)))`;
/** "Der Zuschlag erfolgt aufgrund folgender Kriterien", "Kriterien und deren Gewichtung" below a sentence about the award */
const looseKeyword = new RegExp(
  String.raw`(?:${award}|wirtschaftlichste[ns]?\s+angebot|wertung\s(?:der\sangebote\s)?erfolgt)[^\n]{0,160}?(?:(?<!eignungs-?|auswahl-?)kriteri(?:en|um)\b|preis-?\s?(?:\/|und)?\s?-?leistungs-?verhältnis)|(?:${award}|wirtschaftlichste[ns]?\s+angebot)[^\n.]{0,160}?(?=preis[^\n.%]{0,40}\d\s?%)`,
  "giu",
);
/** "17. Zuschlagskriterien in absteigender Reihenfolge", not a line of a table of contents or a pointer */
const heading =
  /^[^\S\n]*(?:[\d.]{1,9}[^\S\n]+|[-•–][^\S\n]*|§\s?\d+[^\S\n]*)?(?:die\s+|folgende\s+)?(?:zuschlags?|wertungs|bewertungs|vergabe)-?kriteri(?:en|um)(?![\p{L}_])(?<rest>[^\n]{0,110})$/gimu;
const pointer =
  /siehe|vgl\.|anhang|anlage|beilage|entnehm|aufgeführt in|ziff|kapitel|\.{4}|\s\d{1,3}\s*$|\.pdf|\bx\s*$|festgelegt|bekannt ?gegeben/i;
const weight =
  /\d\s{0,2}(?:%|prozent|v\.\s?H\.|vom Hundert)|gewicht(?:et|ung|s)|wichtung|\bZK\s?-?\d|\d\s{0,2}punkte|punktzahl|nutzwert/iu;
/** "Einziges Zuschlagskriterium ist der Preis", "Der Zuschlag wird allein nach dem niedrigsten Preis erteilt" */
export const onlyPrice = new RegExp(
  String.raw`(?:einzige[srn]?|alleinige[srn]?)\s+(?:zuschlags|wertungs)kriterium[^.\n]{0,40}(?:preis|angebotssumme)|zuschlagskriterium ist (?:allein|ausschließlich|nur|einzig)[^.\n]{0,20}preis|preis ist (?:das )?(?:alleinige|einzige)s?\s+(?:zuschlags|wertungs)kriterium|(?:${award}|zuschlags(?:erteilung|entscheidung)|auftragsvergabe|(?<!\p{L})auftrag(?=\s[^.\n]{0,120}?(?:erteilt|vergeben|erhält)(?!\p{L})))\s[^.\n]{0,40}(?:allein|ausschließlich|nur|einzig)\s[^.\n]{0,30}preis`,
  "iu",
);
/** The page points to another place that states them. */
const elsewhere =
  /(?:siehe|vgl\.?|gemäß|gemäss|laut|nach|entsprechend|in)\s+(?:den|der|die|dem|anlage|ziffer)?[^.\n]{0,40}$/iu;
/** "Zuschlagskriterien: siehe Anlage 2", "… nennt die Bekanntmachung", "… werden gesondert bekannt gemacht" */
const pointsOn =
  /^\s?\(?(?:siehe|vgl\.|s\.)\s|^[^.\n%]{0,90}?(?:(?:siehe|s\.|vgl\.?|gemäß|gemäss|laut|entnehmen|entnommen|ergeben|nennt|nennen|stehen|steht|regelt|geregelt|enthält|finden|aufgeführt)\b[^.\n%]{0,60}(?:anlage|anhang|beilage|bekanntmachung|aufforderung|abschnitt|kapitel|ziffer|teil\b|anschreiben|matrix|unterlage|formblatt)|(?:anlage|anhang|bekanntmachung|aufforderung)\s(?:\S+\s){0,3}?(?:genannt|aufgeführt|geregelt|entnehmen)|(?:gesondert|noch)\s(?:\S+\s){0,2}?(?:bekannt|mitgeteilt)|(?:sind|wurden|werden) bekannt|folgen\b)/iu;
const reach = 900;
const nearReach = 450;
const prices = /preis|honorar|kosten|entgelt|vergütung|angebotssumme/i;
const anyPercent =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s{0,3}(?:%|v\.\s?H\.|vom Hundert|Prozent)/giu;

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
    const rest = groups?.["rest"] ?? "";
    if (!pointer.test(rest) && !pointsOn.test(rest)) return true;
  }
  if (onlyPrice.test(text)) return true;
  for (const match of text.matchAll(keyword)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const isElsewhere = elsewhere.test(before) || pointsElsewhere(text, end);
    if (!isElsewhere && weight.test(text.slice(end, end + reach))) return true;
    if (isWeighedNear(text, match.index, end)) return true;
  }
  for (const match of text.matchAll(looseKeyword)) {
    if (isWeighedNear(text, match.index, match.index + match[0].length)) return true;
  }
  return (
    /(?<!eignungs-?|auswahl-?)kriteri\p{L}{0,20}[^.]{0,40}(?:gewichtung|wichtung|wertungspunkte)/iu.test(
      text,
    ) && /preis/i.test(text)
  );
}

/** Whether the words for criteria that end here only point to another place. */
export function pointsElsewhere(text: string, end: number): boolean {
  return pointsOn.test(text.slice(end, end + 200));
}

/** Percentages in the same paragraph that add up to 100, a price among their names. */
function isWeighedNear(text: string, start: number, end: number): boolean {
  if (pointsElsewhere(text, end)) return false;
  const [behind = ""] = text.slice(end, end + nearReach).split(/\n\s*\n/, 1);
  const before =
    text
      .slice(Math.max(0, start - nearReach), start)
      .split(/\n\s*\n/)
      .at(-1) ?? "";
  return [behind, before + text.slice(start, end) + behind].some(
    (words) => prices.test(words) && addUp(words),
  );
}

function addUp(words: string): boolean {
  const ratios = words.matchAll(/(?<![\d.,/])(\d{2})\s?[/:]\s?(\d{2})(?![\d/]|[.,]\d)/gu);
  if (Array.from(ratios).some(([, left, right]) => Number(left) + Number(right) === 100))
    return true;
  const values = Array.from(words.matchAll(anyPercent), ([, value]) =>
    Number((value ?? "").replace(",", ".")),
  );
  return values.some((_, from) => {
    let sum = 0;
    return values.slice(from).some((value, at) => {
      sum += value;
      return at > 0 && Math.abs(sum - 100) < 0.5;
    });
  });
}
