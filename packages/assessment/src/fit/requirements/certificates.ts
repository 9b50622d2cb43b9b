import type { FieldReading, Finding } from "./field-reading.ts";
import { isPlain } from "./plain-words.ts";
import { quoteOf } from "./quote.ts";
import { isScoringScale } from "./scoring-scale.ts";

/** Standards under which firms are certified, as management systems or for marketing work; ISO numbers without "ISO". */
const isoNumbers =
  "9000|9001|14001|18001|18295|20121|20252|22301|27001|45001|50001|12647|17100|37001|30415";
const isoPattern = `(?:ISO(?:/IEC)?|OHSAS)[\\s-]{0,2}(?:Zertifikate?\\s)?(?<first>${isoNumbers})(?:-\\d)?(?::\\d{4})?(?<more>(?:\\s{0,2}(?:,|/|und|oder|sowie|&|bzw\\.)\\s{0,2}(?:${isoNumbers})\\b(?::\\d{4})?){0,5})`;
const namedPattern = String.raw`\b(?<emas>EMAS)\b|\b(?<tisax>TISAX)\b|\b(?<azav>AZAV)\b|\b(?<fsc>FSC)\b|\b(?<pefc>PEFC)\b|(?<grundschutz>IT-Grundschutz(?!-?profil))|\bBSI[\s-](?<c5>C5)\b|\bSA[\s-]?(?<sa>8000)\b`;
const pattern = new RegExp(`${isoPattern}|${namedPattern}`, "giu");
const names: Readonly<Record<string, string>> = {
  emas: "EMAS",
  tisax: "TISAX",
  azav: "AZAV",
  fsc: "FSC",
  pefc: "PEFC",
  grundschutz: "IT-Grundschutz",
  c5: "BSI C5",
  sa: "SA 8000",
};

const optional =
  /optional|(?:soweit|sofern|falls|wenn) vorhanden|wünschenswert|von vorteil|gewertet|bewertet|\bggf\.|gegebenenfalls|\bkann\b|\bkönnen\b|z\.\s?B\./i;
const demanded =
  /nachweis|nachzuweisen|zertifi|muss|müssen|erforderlich|vorzulegen|vorlage|verfüg|gefordert|gültig|mindest/i;
const other =
  /gleichwertig|vergleichbar|höherwertig|entsprechend|äquivalent|zusicherung|bis zum leistungsbeginn/i;
/** The certificate must hold for something; that of a whole management system holds for the firm. */
const scoped =
  /\b(?:für|bezüglich|hinsichtlich|betreffend|geltungsbereich|im bereich)\b(?!\s+(?:(?:das|ein|den|die|ihr|sein)\w*\s+)?(?:qualitäts|umwelt|informationssicherheits|energie)\S*management)/i;
const ofFirm = /zertifi|managementsystem|qualitätsmanagement|umweltmanagement|\bQM\b/i;
/** Of a product, a project or a site, not of the bidder */
const ofOther =
  /referenz|projekt|produkt|hersteller|labor|lieferant|nachunternehm|unterauftrag|standort|niederlassung|auf (?:der )?basis|fachbetrieb|rechenzentrum|konzept/i;
/** Certificates of people */
const ofPeople = /kenntnisse|auditor|implementer|praktiker|berufserfahrung/i;
/** A standard that profiles do not list is demanded with it. */
const furtherStandard = /\b(?:DIN|EN|ISO|VDE|VdS|DVGW|DWA|RAL|HACCP|IFS|GMP|SCC|IATF|AEO)\b/;
/** Said of the certificate in one of the next sentences */
const scopeBehind = /geltungsbereich|\bscope\b|anwendungsbereich|erstreck|zertifizierungsumfang/i;
const reach = 300;
/** What is demanded of the paper, not of the firm, outside the criteria. */
const productLabels = new Set(["FSC", "PEFC"]);
/** Either proves the same (§ 49 Abs. 2 VgV). */
const environmental = new Set(["ISO 14001", "EMAS"]);

interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The certificates a text names, in one spelling: "DIN EN ISO 9001:2015" and "ISO 9000" are "ISO 9001". */
export function certificatesIn(text: string): Named[] {
  const certificates: Named[] = [];
  for (const match of text.matchAll(pattern)) {
    const { first, more, ...flags } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    if (first !== undefined) {
      for (const figure of [first, ...(more?.match(/\d{4,5}/g) ?? []).filter(isStandard)]) {
        certificates.push({ name: isoName(figure), ...span });
      }
    } else {
      const flag = Object.keys(flags).find((key) => flags[key] !== undefined);
      const name = flag === undefined ? undefined : names[flag];
      if (name !== undefined) certificates.push({ name, ...span });
    }
  }
  return certificates;
}

/** Years of an edition ("9001:2015") are no standards. */
function isStandard(figure: string): boolean {
  return new RegExp(`^(?:${isoNumbers})$`).test(figure);
}

function isoName(figure: string): string {
  if (figure === "9000") return "ISO 9001";
  // OHSAS 18001 was replaced by ISO 45001.
  return figure === "18001" ? "ISO 45001" : `ISO ${figure}`;
}

/** Demanded certificates: one demand per certificate, alternatives ("A oder B") together. */
export function certificateDemands(field: FieldReading): Finding[] {
  const { text, sentences, isCriterion } = field;
  const demands: Finding[] = [];
  for (const sentence of sentences) {
    const words = text.slice(sentence.start, sentence.end);
    const named = certificatesIn(words).filter(
      ({ name }) => isCriterion || !productLabels.has(name),
    );
    if (named.length === 0 || optional.test(words)) continue;
    if (!isCriterion && !demanded.test(words)) continue;
    if (isScoringScale(text, sentence.start, sentence.end)) continue;
    // A reference or a concept that follows a standard is no certificate of the bidder.
    if (/referenz|konzept|audits?\s(?:bei|für|von)\s/i.test(words) && !ofFirm.test(words)) continue;
    if (ofPeople.test(words)) continue;
    const spans = named.map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
    }));
    for (const anyOf of alternatives(named, words)) {
      demands.push({
        kind: "certificates",
        anyOf,
        isScoped:
          scoped.test(words) ||
          !ofFirm.test(words) ||
          ofOther.test(words) ||
          furtherStandard.test(withoutNames(words)) ||
          scopeBehind.test(text.slice(sentence.start, sentence.end + reach)),
        isPlain: isOfNamedFields(words, named) && isPlain("certificates", field, sentence, spans),
        allowsOther: other.test(words),
        ...quoteOf(text, sentence, {
          start: sentence.start + (named[0]?.start ?? 0),
          end: sentence.start + (named.at(-1)?.end ?? 0),
        }),
      });
    }
  }
  return demands;
}

/** What a certificate may be of, and the names of those that are. */
const fields: readonly (readonly [words: RegExp, names: readonly string[]])[] = [
  [/umwelt/i, ["ISO 14001", "EMAS"]],
  [/informationssicherheit/i, ["ISO 27001", "IT-Grundschutz", "BSI C5", "TISAX"]],
];

/** "ISO 9001 und ein Umweltzertifikat" demands another one, which has no name. */
function isOfNamedFields(words: string, named: readonly Named[]): boolean {
  return fields.every(
    ([field, names]) => !field.test(words) || named.some(({ name }) => names.includes(name)),
  );
}

function withoutNames(words: string): string {
  return words.replaceAll(/\bDIN\s+(?=(?:EN|ISO)\b)|\bEN\s+(?=ISO\b)/g, "").replaceAll(pattern, "");
}

function alternatives(named: readonly Named[], words: string): string[][] {
  const groups: string[][] = [];
  let last: Named | undefined;
  for (const next of named) {
    const between = last ? words.slice(last.end, next.start) : "";
    const group = groups.at(-1);
    const isSame = last !== undefined && last.start === next.start;
    const isOther =
      (!isSame && /oder|bzw|\//i.test(between) && between.length < 30) ||
      (isSame && /oder|\//i.test(words.slice(next.start, next.end).replace("ISO/IEC", ""))) ||
      (group?.every((name) => environmental.has(name)) === true && environmental.has(next.name));
    if (group && isOther) {
      if (!group.includes(next.name)) group.push(next.name);
    } else groups.push([next.name]);
    last = next;
  }
  return groups;
}
