import type { FieldReading, Finding } from "../field-reading.ts";
import { certificatesIn } from "../certificates.ts";
import { quoteOf } from "../quote.ts";
import { isScoringScale } from "../scoring-scale.ts";

/** Certificates that profiles do not list, by the words that name them. */
const pattern =
  /(?<disposal>Entsorgungsfachbetrieb)|(?<training>Trägerzulassung|AZAV)|(?<gas>DVGW(?:[\s-]\S{0,30})?|AGFW[\s-]Arbeitsblatt\s\S+\s\d+|GW\s?301)|(?<quality>RAL[\s-]?(?:GZ|Gütezeichen)\S{0,3}(?:\s\d+)?|Gütezeichen|Güteschutz\S*)|(?<management>zertifizierte\p{L}{0,2}\s?(?:Qualitäts|Umwelt|Energie|Informationssicherheits)-?management\p{L}*|(?:Qualitäts|Umwelt|Energie)management-?\s?(?:Zertifizierung|Zertifikat)\p{L}*)|(?<specialist>(?:Überwachungs|Fachbetriebs)urkunde|WHG-?\s?Fachbetrieb)|(?<welding>DIN EN 1090|EXC\s?\d|DIN EN ISO 3834|\p{L}{3,20}zertifizierung\s(?:nach|gemäß|gem\.)\s(?!§|Art)[^.,;\n]{3,40})|(?<aids>Zertifikat\p{L}{0,3}\s[^.;\n]{0,90}Präqualifizierungsstelle)|(?<accreditation>Akkreditierung\s(?:nach|gemäß|gem\.)\s(?!§|Art)[^.,;\n]{3,40}|akkreditierte\p{L}{0,2}\s\p{Lu}\p{L}{0,30}(?:stelle|labor|institut)\p{L}{0,4})|(?<further>(?<!\p{L})(?:DIN|EN|VdS|DAkkS|HACCP|IFS|TÜV|MAAS-BGW|BSI)[\s-](?:EN\s|ISO\s)?[\w./-]{2,12}(?=[^.]{0,30}zertifi)|zertifizierte\p{L}{0,2}\s(?!Entsorgungsfach)\p{Lu}\p{L}{0,30}(?:betrieb|unternehmen|stelle|agentur|anbieter|dienstleister|forstpflanzen)\p{L}{0,30}|Zertifi\p{L}{1,20}\s(?:nach|über|gemäß|als)\s(?!§|Art|die\b|der\b|den\b|dem\b)[^.,;\n]{3,60})/giu;
const optional =
  /optional|(?:soweit|sofern|falls|wenn) vorhanden|wünschenswert|von vorteil|gewertet|bewertet|\bggf\.|gegebenenfalls|z\.\s?B\.|auf anforderung|elektronische|signatur|software|referenz|produkt|bevorzugt|gesetz\b|betreibers|nicht ausreichend|ausgelegt|anzeige/i;
/** Where the name of the proof alone does not say that it is one of the bidder */
const weak = /präqualifi|geprüft|vertragslaufzeit|prüfung nach/i;
const example = /\((?:z\.\s?B\.|zum Beispiel)[^)]{0,160}\)/giu;
const demanded =
  /nachweis|nachzuweisen|zertifi|muss|müssen|erforderlich|vorzulegen|vorlage|verfüg|gefordert|gültig|mindest|vorliegt|zulassung/i;

/** Demanded certificates beside those of `certificateDemands`, one demand each. */
export function furtherCertificates({ text, sentences, isCriterion }: FieldReading): Finding[] {
  if (!isCriterion) return [];
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const match = words.matchAll(pattern).next().value;
    if (!match || certificatesIn(words).length > 0) return [];
    if (optional.test(words.replaceAll(example, "")) || !demanded.test(words)) return [];
    const { gas, aids, accreditation } = match.groups ?? {};
    if ((gas ?? aids ?? accreditation) === undefined && weak.test(words)) return [];
    // A certificate of people is a demand for a team.
    if (match.groups?.["further"] !== undefined && /mitarbeit|ausbild|team/i.test(words)) return [];
    // "DIN EN ISO Zertifizierung" names no standard.
    if (/^(?:DIN|EN)\b\D*$/u.test(match[0])) return [];
    if (isScoringScale(text, sentence.start, sentence.end)) return [];
    const start = sentence.start + match.index;
    const { disposal, training } = match.groups ?? {};
    const name = disposal ?? (training === undefined ? match[0].trim() : "AZAV");
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
