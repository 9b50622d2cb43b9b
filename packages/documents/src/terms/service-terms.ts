import type { ItemFinding, ServiceItem } from "../items/document-item.ts";
import { termFindings } from "./term-findings.ts";
import type { Term } from "./term-findings.ts";

type ServiceTerm = Term<ServiceItem>;

const subjectWords =
  /(?:(?<!(?:die|der|das|welche[rs]?|zum)\s)gegenstand (?:der|des|dieser|dieses)\s(?:\p{L}+\s){0,2}?(?:ausschreibung|vergabe\p{L}*|auftrag\p{L}*|vertrag\p{L}*|leistung\p{L}*|rahmen(?:vertrag|vereinbarung)\p{L}*|beschaffung)|(?:auftrags|leistungs|vertrags|ausschreibungs|beschaffungs|vergabe)gegenstand)\P{L}{0,3}(?:\s?(?:ist|sind|umfasst|bilde[tn]|:)|(?=:))|(?:sucht|benötigt|beabsichtigt|plant|beauftragt)\s(?:\S+\s){0,6}?(?:agentur|dienstleister|auftragnehmer|anbieter|partner)\p{L}*|(?:beabsichtigt|plant)\b[^.]{10,200}\szu (?:beauftragen|vergeben|beschaffen)/iu;
const noSubject =
  /(?:nicht|kein)\s(?:\S+\s){0,3}?gegenstand|gegenstand (?:der|des) (?:wertung|prüfung|verhandlung|bewertung|angebots|nachprüf)|referenz|vergleichbar|umsatz|rahmenverträge?\s|preisträger|preistragend|kündig|vertragsstrafe|unteraufträge?n?\sbeauftragt|unterauftragsvergabe|nachunternehm/iu;

const scopeWords =
  /leistungsumfang\s(?:\S+\s){0,3}?(?:umfasst|beinhaltet|gliedert)|(?:die|der|das)\s(?:\p{L}+\s){0,2}?(?:leistung(?:en)?|auftrag|projekt|maßnahme)\s(?:\S+\s){0,3}?(?:umfass(?:t|en)|beinhalte[tn]|gliedern? sich|besteh(?:t|en) aus)|zu den (?:\p{L}+\s){0,2}?(?:leistungen|aufgaben) (?:\S+\s){0,3}?gehör(?:t|en)|folgende (?:\p{L}+\s)?(?:leistungen|aufgaben)\s(?:\S+\s){0,4}?(?:zu erbringen|erbracht|gefordert|umzusetzen|übernehmen|zu übernehmen)|(?:auftragnehmer\p{L}*|agentur|dienstleister\p{L}*)\s(?:\S+\s){0,4}?(?:erstellt|konzipiert|entwickelt|gestaltet|produziert|betreut|plant|organisiert|realisiert|redigiert|verantwortet)\b/iu;
const noScope =
  /rechnung|haft(?:et|ung)|kündig|datenschutz|vertraulich|verschwiegen|unterauftr|nachunternehm|versicher|nachweis|erklär|urheber|nutzungsrecht|\bfrist|bieter|bewerber|angebot|vergütung|mängel|abnahme|verzug|schadens|mindestlohn|tariftreu|sorgfalt|referenz|vergleichbar|punkte|bewertet/iu;

const quantityWords =
  /(?<![\d.,/])(?:\d{1,3}(?:\.\d{3})+|\d{1,6})\s(?:stück|exemplare?n?|seiten|motive?n?|plakate?n?|flyern?|broschüren?|beiträge?n?|posts?|postings?|filme?n?|videos?|clips?|spots?|workshops?|ausgaben|newslettern?|fotos?|illustrationen|grafiken|anzeigen|veranstaltungen|messestände?n?|großflächen)(?!\p{L})/iu;
const quantityCue =
  /auflage|umfang|menge|stückzahl|jährlich|monatlich|wöchentlich|pro (?:jahr|monat|woche|quartal)|im jahr|erstell|produ|liefer|druck|gestalt|versand|veröffentlich|umsetz|konzeption|layout|schaltung/iu;
const noQuantity =
  /angebot|bieter|bewerber|referenz|eignung|präsentation|punkte|bewert|konzept\p{L}*\s(?:\S+\s){0,6}?(?:maximal|höchstens|max\.)|teilnahmeantrag|pitch|datei|rechnung|vertragsstrafe|schriftgröße|schriftart|überschreit|bisher|\bwurden\b|vergangen/iu;

/** A description of services has little else; so much of a page tells what it is about. */
const maxOfPage = 12;

/** What is bought: the subject, what it comprises, how much of it. The words are all there is; nobody judges by them. */
export function readServiceTerms(text: string): ItemFinding[] {
  const findings = termFindings(text, (words) => {
    const subject = termOf("subject", words, subjectWords, noSubject);
    if (subject) return [subject];
    const scope = termOf("scope", words, scopeWords, noScope);
    const quantity = quantityCue.test(words)
      ? termOf("quantity", words, quantityWords, noQuantity)
      : undefined;
    return [scope, quantity].filter((term) => term !== undefined);
  });
  return findings.slice(0, maxOfPage);
}

function termOf(
  kind: ServiceItem["kind"],
  words: string,
  names: RegExp,
  others: RegExp,
): ServiceTerm | undefined {
  const at = words.search(names);
  if (at < 0 || others.test(words)) return undefined;
  return { item: { type: "service", kind }, confidence: 0.8, at };
}
