import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { FieldReading, Finding } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import { isScoringScale } from "./scoring-scale.ts";

const office =
  /(?:Büro|Niederlassung|Geschäftsstelle|Betriebsstätte|Standort|Firmensitz|Unternehmenssitz|Sitz|Projektbüro|Agenturstandort)\b(?!\s+des\s+(?:Auftraggeb|Bieter|Bewerber|Unternehm))/;
const attendance =
  /(?:persönliche|örtliche|physische)\w*\s(?:Präsenz|Anwesenheit|Erreichbarkeit)|(?:Präsenz|Anwesenheit)\w*\s(?:vor Ort|am (?:Sitz|Standort)|in)|Vor-Ort-Präsenz/i;
const must =
  /\bmuss\b|müssen|erforderlich|zwingend|verfüg|unterh[aä]lt|vorzuhalten|vorhalten|nachzuweisen|gefordert|Voraussetzung|sicherzustellen|verpflichte/i;
const place =
  /\b(?:in|im|innerhalb|am|bei)\b[^.\n]{0,60}(?:Umkreis|\bkm\b|Stadtgebiet|Region|Raum|Nähe|Land\b|Bundesland|Deutschland|Ort\b|\p{Lu}\p{L}{3,})/u;
/** Words around offices that demand none of the bidder. */
const noDemand =
  /Niederlassungs(?:staat|mitglied)|Herkunftsland|Angabe|zuständig|Referenzanlage|Eigentümerstruktur|Handelsregister|Auftraggeber\w* (?:hat|verfügt)|Büroräum|gegebenenfalls|wünschenswert|optional|EU-Mitgliedstaat|Unterlagen/i;

const landNames = Object.entries(laender) as [Land, string][];

/** Offices or attendance the notice demands in a place. Few notices do; every hit is shown with its wording. */
export function presenceDemands({ text, sentences }: FieldReading): Finding[] {
  for (const sentence of sentences) {
    const words = text.slice(sentence.start, sentence.end);
    const officeAt = words.search(office);
    const at = officeAt >= 0 ? officeAt : words.search(attendance);
    if (at < 0 || !must.test(words) || noDemand.test(words)) continue;
    if (officeAt >= 0 && !place.test(words)) continue;
    if (isScoringScale(text, sentence.start, sentence.end)) continue;
    return [
      {
        kind: "region",
        isOffice: officeAt >= 0,
        laender: landNames
          .filter(([, name]) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, "u").test(words))
          .map(([code]) => code),
        ...quoteOf(text, sentence, {
          start: sentence.start + at,
          end: sentence.start + at + 40,
        }),
      },
    ];
  }
  return [];
}
