const words =
  /vergleichbar|tätigkeitsbereich|tätigkeitsfeld|geschäftsbereich|geschäftsfeld|leistungsbereich|leistungsbild|leistungsgebiet|fachbereich|fachgebiet|fachdisziplin|fachplanung|aufgabenbereich|\bim\s+\p{L}*bereich|auf dem gebiet|auftragsgegenstand|gegenstand de[rs]|ausgeschrieben|besondere\w*\s+leistung|spezifisch|spezifiziert|sparte|branche|segment|gewerk|teil(?:jahres)?ums[aä]tz|\bhoai\b|davon|hierauf|hierfür|soweit (?:er|es|sie)|aus selbst|entsprechende\w*\s+leistung|leistungsart|produkte?n?\b|mit\s+\p{L}*leistungen/iu;

/** "Honorarumsatz", "Dienstleistungsumsatz": compounds that name no more than whose, which or how much turnover. */
const compound =
  /(?<![\p{L}-])(?!(?:mindest|gesamt|jahres|netto|brutto|unternehmens|firmen|durchschnitts|-)*ums[aä]tz)[\p{L}-]+ums[aä]tz(?!steuer)/iu;

const article = String.raw`(?:(?:den|die|das|der|dem|jede[mrns]|eine[mrns]|jeweils|deren|dessen)\s+){0,2}(?:(?:jeweilig|oben|o\.?\s?g|genannt|betreffend)\S*\s+)*`;
const noField = String.raw`letzt|vergangen|zurückliegend|abgeschlossen|vorangegangen|zwei|drei|vier|fünf|\d|geschäftsjahr|kalenderjahr|jahr|mittel|durchschnitt|schnitt|höhe|summe|euro|eur\b|mindest|umfang|nachfolgend|folgend|nachstehend|gefordert|unternehm|bieter|bewerber|los\b|nachweis|auftragsfall`;
/** "Umsatz mit Druckerzeugnissen", "150.000 € netto für den Betrieb": what follows the word or the sum limits it. */
const limited = new RegExp(
  String.raw`(?:ums[aä]tz\p{L}*|euro|eur|€)\s*(?:\([^)]*\)\s*|netto\s*|brutto\s*|,\s*)*\b(?:mit|aus|durch|für|bei|im|in|bezüglich|hinsichtlich)\s+(?!${article}(?:${noField}))(?=\p{L})`,
  "iu",
);

/** "gemittelt im Messebau mindestens 80.000 €": any place or field between the turnover and its sum may limit it. */
const limitedBetween = new RegExp(
  String.raw`ums[aä]tz(?:[^.;]|\.(?=\d)){0,120}?\b(?:aus|durch|für|bei|im|in)\s+(?!${article}(?:${noField}|der lage|form|bezug|verbindung|den\b|anlage|formblatt|deutschland))(?=\p{L})(?:[^.;]|\.(?=\d)){0,80}?(?:€|eur)`,
  "iu",
);

/** Whether words limit a turnover to a field of work; the profile knows the whole turnover alone. */
export function isLimited(text: string): boolean {
  return words.test(text) || compound.test(text) || limited.test(text) || limitedBetween.test(text);
}
