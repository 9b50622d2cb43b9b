import type { FieldReading, Finding } from "../field-reading.ts";
import { certificatesIn } from "../certificates.ts";
import { quoteOf } from "../quote.ts";
import { isScoringScale } from "../scoring-scale.ts";

/** Certificates that profiles do not list, by the words that name them. */
const pattern =
  /(?<disposal>Entsorgungsfachbetrieb)|(?<training>Trägerzulassung|AZAV)|(?<gas>DVGW(?:[\s-]\S{0,30})?|AGFW[\s-]Arbeitsblatt\s\S+\s\d+|GW\s?301)|(?<quality>RAL[\s-]?(?:GZ|Gütezeichen)\S{0,3}(?:\s\d+)?|Gütezeichen|Güteschutz\S*)|(?<management>zertifizierte\p{L}{0,2}\s?(?:Qualitäts|Umwelt|Energie|Informationssicherheits)-?management\p{L}*|(?:Qualitäts|Umwelt|Energie)management-?\s?(?:Zertifizierung|Zertifikat)\p{L}*)|(?<specialist>(?:Überwachungs|Fachbetriebs)urkunde|WHG-?\s?Fachbetrieb|(?:VdS|DVGW|TÜV|DIN)[\s-]Anerkennung)|(?<welding>DIN EN 1090|EXC\s?\d|DIN EN ISO 3834|\p{L}{3,20}zertifizierung\s(?:nach|gemäß|gem\.)\s(?!§|Art)[^.,;\n]{3,40})|(?<aids>Zertifikat\p{L}{0,3}\s[^.;\n]{0,90}Präqualifizierungsstelle)|(?<accreditation>Akkreditierung\s(?:als\s\p{L}{4,30}\s)?(?:nach|gemäß|gem\.)\s(?!§|Art)[^.,;\n]{3,40}|akkreditierte\p{L}{0,2}\s\p{Lu}\p{L}{0,30}(?:stelle|labor|institut)\p{L}{0,4})|(?<norm>zertifizierte\p{L}{0,2}\s[^.;\n]{0,60}?(?:nach|gem\.|gemäß)\s(?:DIN|EN|ISO|IEC)[\s/-][\w./ -]{2,16})|(?<further>(?<!\p{L})(?:DIN|EN|ISO|VdS|DAkkS|HACCP|IFS|TÜV|MAAS-BGW|BSI)[\s-](?:EN\s|ISO\s)?[\w./-]{2,12}(?=[^.]{0,30}zertifi)|zertifizierte\p{L}{0,2}\s(?!Entsorgungsfach)\p{Lu}\p{L}{0,30}(?:betrieb|unternehmen|stelle|agentur|anbieter|dienstleister|forstpflanzen)\p{L}{0,30}|Zertifi\p{L}{1,20}\s(?:nach|über|gemäß|als)\s(?!§|Art|die\b|der\b|den\b|dem\b)[^.,;\n]{3,60})/giu;
const optional =
  /optional|(?:soweit|sofern|falls|wenn) vorhanden|wünschenswert|von vorteil|gewertet|bewertet|\bggf\.|gegebenenfalls|z\.\s?B\.|auf anforderung|elektronische|signatur|software|referenz|produkt|bevorzugt|gesetz\b|betreibers|nicht ausreichend|ausgelegt|anzeige/i;
/** Where the name of the proof alone does not say that it is one of the bidder */
const weak = /präqualifi|geprüft|vertragslaufzeit|prüfung nach/i;
const example = /\((?:z\.\s?B\.|zum Beispiel)[^)]{0,160}\)/giu;
const demanded =
  /nachweis|nachzuweisen|zertifi|muss|müssen|erforderlich|vorzulegen|vorlage|verfüg|gefordert|gültig|mindest|vorliegt|zulassung|urkunde|^\W*(?:akkreditierung|güteüberwachung|gütesicherung|gütezeichen)|anerkennung|anerkannt|oder (?:gleichwertig|vergleichbar)|ausschluss|ausgeschlossen/i;

/** "SOC-2-Testat", "CSA-Zertifizierung" */
const acronym =
  /(?<![\p{L}-])(?!SSL|TLS)(?:\p{Lu}{2,7}-)?\p{Lu}[\p{Lu}\d]{1,7}(?:[\s-]\d{1,2})?-(?:[Zz]ertifi\p{L}{1,15}|[Tt]estat\p{L}{0,3}|[Gg]ütesiegel)/u;
/** "durch ein gültiges Zertifikat (ClimatePartner oder gleichwertig)", "Inhaber des Blauen Engels" */
const named =
  /zertifikat\p{L}{0,2}\s[„“"][^“”"]{3,40}[“”"]|(?<![\p{L}-])(?!SSL|TLS|Software|Server|Client)\p{L}{2,14}-Zertifikat(?=\s[^;]{0,40}(?:nachzuweisen|vorzulegen|beizufügen|erforderlich))|zertifikat\p{L}{0,2}\s\((?!z\.|zum|kopie|scan|pdf|siehe|anlage|nicht)[^)]{3,60}\)?|(?:inhaber\p{L}{0,3}|urkunde|zertifikat|zeichennutz\p{L}{0,10})\s(?:\p{L}{2,12}\s){0,3}Blaue[rns]?\sEngels?/iu;
const ofPeople =
  /mitarbeit|ausbild|team|koordinator|auditor|\p{L}{3}manager(?!\p{L})|beauftragte|(?<!dienst)(?:projekt|objekt|bau|redaktions|fach)leit|(?<!\p{L})person(?:en)?(?!\p{L})|berater|fachkr[aä]ft|trainer|entwickler/iu;
/** "muss nach ISO/IEC 17025 akkreditiert sein", "nach OEKO-TEX Standard 100 zertifiziert" */
const certifiedBy =
  /(?<!\p{L})(?:nach|gemäß|gem\.|mit(?:\sdem)?|durch(?:\sdas)?)\s(?!§|art|den\s|diese)(?<standard>(?:[\p{Lu}\d][\p{L}\d./-]{1,24}|Blauen Engel)(?:\s(?:[\p{Lu}\d][\p{L}\d./-]{0,20}|oder)){0,5})(?=\s[^;]{0,60}(?:zertifiziert|akkreditiert)(?!\p{L}))|(?:zertifiziert|akkreditiert)\s(?:nach|gemäß|gem\.)\s(?<behind>(?:[\p{Lu}\d][\p{L}\d./-]{1,24})(?:\s[\p{Lu}\d][\p{L}\d./-]{0,20}){0,4})/u;
/** "Der Strom muss das Label ok-power tragen", "das GS-Zeichen oder ein gleichwertiges Prüfsiegel" */
const label =
  /(?<!\p{L})(?:das|ein(?:en)?|dem|einem)\s(?<label>(?:[\p{L}\d-]{2,30}-?(?:label|siegel|zeichen)|(?:label|siegel|gütesiegel|prüfzeichen|umweltzeichen|prüfsiegel|umweltlabel)\s[\p{L}\d„“"-]{2,24}|Blauen Engel))(?!\p{L})[^;]{0,80}(?:tragen|aufweisen|führen|besitzen|ausgezeichnet|nachweisen|nachzuweisen)(?!\p{L})/iu;
/** "Qualitätssiegel „Weiterbildung“ oder gleichwertig", "Bio-Zertifikat der Küche", an item of a list */
const titled =
  /^\W{0,4}(?<label>\p{L}{0,20}(?:siegel|label|zertifikat)\s[„"“][^“”"]{3,40}[“”"](?=[^;]{0,40}(?:gleichwertig|vergleichbar|erforderlich))|(?:gültiges\s)?(?!SSL|TLS|Software|Server|Client|Referenz)\p{L}{2,14}-Zertifikat(?!\p{L}))/iu;
/** "Der Caterer ist nach … zertifiziert" */
const isCertified =
  /(?:bieter|bewerber|unternehmen|caterer|druckerei|labor|betrieb|agentur|anbieter|hersteller|auftragnehmer|dienstleister|träger|lieferant|küche)\s(?:ist|sind)\s[^;]{3,80}(?:zertifiziert|akkreditiert)/iu;
const ofProduct = /(?<!\p{L})(?:alle\p{L}?\s)?(?:angebotene|gelieferte|eingesetzte)\p{L}?\s/iu;
/** What lacks it is said this far behind: "…; bei Nichterfüllung Ausschluss" */
const consequence = 80;
const excludes =
  /nachweis|nachzuweisen|ausschluss|ausgeschlossen|eignung|k\.?\s?-?o\.?-?(?:\s|k)|zertifikat|urkunde/i;
const noCertificate =
  /prüfung\s|(?:ist|sind)\s(?:seit|bereits)\s|konzept|methode|projektmanagement|sollen?(?!\p{L})|sollte|bieter\s(?:kann|können)|markenzeichen|kennzeichen|wahrzeichen|firmenzeichen|bildzeichen/iu;
const must =
  /\bmuss\b|müssen|nachweis|nachzuweisen|weist|vorzulegen|vorlage|vorlegen|legt|beizufügen|einzureichen|verfüg|erforderlich|gefordert|gültig|zwingend|mindest/i;
/** "muss über ein Qualitätsmanagementsystem wie z. B. ISO 9001 verfügen": the standard is an example, the system is not. */
const demandedSystem =
  /(?:muss|müssen|hat|haben|ist|verfügt|verfügen)\s[^.;]{0,80}?(?<system>(?:qualitäts|umwelt|energie|informationssicherheits|arbeitsschutz)-?management(?:-?system)?\p{L}{0,2})[,\s]\s?[^;]{0,30}?(?:z\.\s?B\.|beispielsweise|etwa)\s[^;]{3,80}?(?:verfüg|nachzuweisen|nachweisen|unterhalten|eingeführt|betreiben|vorzulegen|anwenden)|^(?![^;]*(?:können|kann|freiwillig|vorhanden))[^;]{0,60}nachweis\p{L}{0,2}\s(?:eines|über ein|des)\s[^.;]{0,40}?(?<proven>(?:qualitäts|umwelt|energie|informationssicherheits|arbeitsschutz)-?management(?:-?system)?\p{L}{0,2})[,\s(]{1,2}(?:\p{L}{2,12}\s){0,2}(?:z\.\s?B\.|beispielsweise|etwa)/iu;

/** Demanded certificates beside those of `certificateDemands`, one demand each. */
export function furtherCertificates({ text, sentences, isCriterion }: FieldReading): Finding[] {
  if (!isCriterion) return [];
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const system = demandedSystem.exec(words);
    const match =
      system ??
      words.matchAll(pattern).next().value ??
      (must.test(words) ? (acronym.exec(words) ?? named.exec(words)) : null) ??
      certifiedOrLabelled(words, text.slice(sentence.start, sentence.end + consequence));
    if (!match || (!system && certificatesIn(words).length > 0)) return [];
    if (!system && optional.test(words.replaceAll(example, ""))) return [];
    if (!demanded.test(words) && !/akkreditiert(?!e)/iu.test(match[0] + words.slice(match.index)))
      return [];
    const { gas, aids, accreditation } = match.groups ?? {};
    if ((gas ?? aids ?? accreditation) === undefined && weak.test(words)) return [];
    // A certificate of people is a demand for a team.
    const isKnown = Object.entries(match.groups ?? {}).some(
      ([group, words]) => words !== undefined && group !== "further" && group !== "norm",
    );
    if (!isKnown && ofPeople.test(words)) return [];
    // "DIN EN ISO Zertifizierung" names no standard.
    if (/^(?:DIN|EN)\b\D*$/u.test(match[0])) return [];
    if (isScoringScale(text, sentence.start, sentence.end)) return [];
    const start = sentence.start + match.index;
    const { disposal, training } = match.groups ?? {};
    const title =
      disposal ??
      match.groups?.["system"] ??
      match.groups?.["proven"] ??
      match.groups?.["standard"] ??
      match.groups?.["behind"] ??
      match.groups?.["label"] ??
      match[0].replace(/[\s.,/-]+$/, "");
    const name = training === undefined ? title : "AZAV";
    return [
      {
        kind: "certificates" as const,
        anyOf: [name.replaceAll(/\s+/g, " ")],
        isScoped: true,
        isPlain: false,
        allowsOther: false,
        ...quoteOf(text, sentence, { start, end: start + match[0].length }),
      },
    ];
  });
}

/** A standard or a label that is demanded; of goods only where their proof or their lack decides. */
function certifiedOrLabelled(words: string, near: string): RegExpExecArray | null {
  if (noCertificate.test(words)) return null;
  const item = titled.exec(words);
  if (item) return item;
  if (!must.test(words) && !/akkreditiert/iu.test(words) && !isCertified.test(words)) return null;
  const match = certifiedBy.exec(words) ?? label.exec(words);
  const isOfGoods = ofProduct.test(words) || match?.groups?.["label"] !== undefined;
  return match && isOfGoods && !excludes.test(near) ? null : match;
}
