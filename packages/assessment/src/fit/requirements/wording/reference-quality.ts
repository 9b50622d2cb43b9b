const reference = String.raw`\p{L}{0,30}referenz(?:en|e|projekte?|objekte?|aufträge|auftrag|nachweise?|anforderung(?:en)?)?(?!\p{L})`;
const size = String.raw`(?:mindestens|mind\.|min\.|wenigstens|≥|>=|mehr als|über|ab|größer als)\s?(?:\d|ein|zwei|drei|vier|fünf|zehn)`;
/** "Die Referenz muss eine Laufzeit von mindestens einem Jahr aufweisen", "Alle Referenzen müssen … umfassen" */
const mustBe = new RegExp(
  String.raw`(?<!\p{L})${reference}\s(?:[^;:]{0,60}\s)?(?:muss|müssen)\s[^;]{0,240}?(?:umfass|aufweis|betreff|abdeck|beinhalt|erreich|stammen|vergleichbar|zum gegenstand|${size})`,
  "iu",
);
/** "Mindestanforderung an die Referenz: Laufzeit …" */
const demandedOf = new RegExp(
  String.raw`mindest(?:anforderung|bedingung|standard|kriteri)\p{L}{0,3}\s(?:an|für)\s(?:die|jede|eine|alle)\s(?:\p{L}{2,20}\s)?${reference}\s?[:–-]\s?\p{L}`,
  "iu",
);
/** "Referenz (Mindestbedingung): Planung einer Sporthalle" */
const calledLeast = new RegExp(
  String.raw`^\W{0,6}(?:\S{1,6}\s)?${reference}\s\((?:mindest\p{L}+|ausschlusskriterium|k\.?-?o\.?-?kriterium|pflicht)\)\s?[:–-]\s\p{L}`,
  "iu",
);
/** "Referenz Los 1: Versand von mind. 500.000 Sendungen", "Referenznachweis: Seminarreihe, min. 4 Module" */
const sized = new RegExp(
  String.raw`^\W{0,6}(?:\S{1,6}\s)?${reference}(?:\s\(?(?:los\s\d{1,2}|[\p{L}-]{3,20})\)?){0,3}\s?:\s(?!\d)[^;]{3,160}${size}`,
  "iu",
);
/** "Mindestwerte: Unternehmensreferenzen Umweltbaubegleitung: 2" */
const valued = new RegExp(
  String.raw`${reference}\s?[^;:\d]{0,60}:\s?\d{1,2}(?=\s*(?:$|[.,;)]))`,
  "iu",
);
/** What is to be told of each reference, and on how many pages */
const toldOf =
  /(?:muss|müssen)\s(?:nicht|kein)|ansprechp|kontaktdaten|kontaktperson|telefon|formblatt|formular|vordruck|(?<!\p{L})seiten?(?!\p{L})|angaben?\s(?:zu|über|enthalten)|kenntlich|unterschr|beschrieben|genannt werden|eingereicht werden|vorgestellt|personen?bezogen|zusätzlich|nicht gewertet|nicht berücksichtigt/iu;

/** Whether references are described that a bidder must have: of what size, of what work. */
export function statesQuality(words: string, before: string): boolean {
  if (toldOf.test(words)) return false;
  return (
    mustBe.test(words) ||
    demandedOf.test(words) ||
    calledLeast.test(words) ||
    sized.test(words) ||
    (valued.test(words) && /mindest/iu.test(before + words))
  );
}
