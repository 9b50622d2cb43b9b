/** An amount a text names as the value of the contract or as the most that may be called off. */
export interface QuotedAmount {
  readonly kind: "value" | "maximum";
  /** As written, in cents of a euro */
  readonly cents: number;
  /** Without value added tax */
  readonly netCents: number;
  /** For each year, not for the whole */
  readonly isPerYear: boolean;
  /** Said of the whole ("Gesamtbudget"), where several amounts are named */
  readonly isTotal: boolean;
  /** Word for word from the text */
  readonly quote: string;
}

const amounts =
  /(?<before>EUR|€|Euro)?\s?(?<whole>\d{1,3}(?:[.'’\s\u00a0\u202f]\d{3})+|\d+)(?:,(?<cents>\d{1,2}|-{1,2}|–))?\s?(?<unit>Mio\.?|Millionen|Million|Tsd\.?|Tausend|T€|TEUR|k€)?\s?(?<after>EUR|€|Euro)?/giu;

/** What an amount is, by the nearest of these words before it. The last group names amounts that are no value. */
const kinds: readonly (readonly [kind: QuotedAmount["kind"] | "other", words: RegExp])[] = [
  [
    "maximum",
    /höchst(?:wert|menge|auftragswert|volumen|betrag)|maximale[rns]?\s+(?:abruf\p{L}*|gesamt\p{L}*|auftrags?\p{L}*|rahmen\p{L}*)|obergrenze\s+der\s+rahmenvereinbarung|maximalvolumen/giu,
  ],
  [
    "value",
    /auftrags(?:wert|volumen|summe|budget)|\p{L}*budget(?!planung|verantwortung|erfahrung)\p{L}*|kosten(?:rahmen|obergrenze|deckel)|finanz(?:rahmen|volumen)|haushaltsmittel|gesamtvolumen|(?:netto|brutto)wert|schätzwert|geschätzte[rn]?\s+(?:gesamt)?wert|(?:gesamt)?vergütung\s+(?:von\s+)?(?:maximal|höchstens|bis\s+zu)|(?:steht|stehen)\s+(?:\p{L}+\s+){0,4}(?:insgesamt|maximal|bis\s+zu|höchstens|rund|ca\.?)/giu,
  ],
  [
    "other",
    /umsatz(?!steuer)\p{L}*|jahresumsätze|versicherung\p{L}*|deckung\p{L}*|haftpflicht\p{L}*|(?:personen|sach|vermögens)sch\p{L}*|vertragsstrafe\p{L}*|pönale|bürgschaft\p{L}*|sicherheitsleistung|referenz\p{L}*|bilanz\p{L}*|stammkapital|baukosten\p{L}*|herstellungskosten|investition\p{L}*|mindestlohn|stundensatz|tagessatz|stundenlohn|entschädigung\p{L}*|bearbeitungshonorar|preisgeld\p{L}*|preissumme|gebühr\p{L}*|schwellenwert\p{L}*|wertgrenze\p{L}*|fördersumme|fördermittel|zuwendung\p{L}*|bestellwert|rechnungsbetrag|einwohner\p{L}*|abzug|malus|rabatt/giu,
  ],
];

const perUnit = /^\s*(?:\([^)]{0,30}\)\s*)?(?:netto|brutto)?\s*(?:pro|je|\/)\s*(?:\p{L}+)/iu;
const perYear = /(?:pro|je|im|\/)\s*(?:kalender|vertrags)?jahr|jährlich|p\.\s?a\./iu;
const gross =
  /brutto|(?:inkl\.?|inklusive|einschließlich|incl\.?)\s*(?:\p{L}+\.?\s+){0,3}(?:\d+\s*%\s*)?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)/iu;
/** "ab einem Auftragswert von mehr als …": a condition, not the value. */
const condition =
  /(?:mindestens|oberhalb|unterhalb|über|unter|ab|als|größer|kleiner|überschreite[nt]|übersteig\p{L}*|erreich\p{L}*|[≥≤<>])(?:\s+(?:einem|einer|von|betrag|wert|höhe))*\s*$/iu;
/** "hiervon sind 80.000 Euro garantiert": a part of the amount before */
const partOf = /(?:hiervon|davon)(?:\s\p{L}+){0,3}\s*$/iu;
/** The lower end of a range: the upper one speaks for it. */
const lowerEnd =
  /^\s*(?:netto|brutto)?\s*(?:bis|–|-)\s*(?:zu\s+)?(?:eur|€)?\s*(?:\d[\d.\s]{3,}|\d+(?:,\d+)?\s*mi[ol])/iu;
const vat = 1.19;
/** A value of a contract; smaller amounts are fees and rates. */
const smallestCents = 100_000;
const largestCents = 1_000_000_000_000;
/** A list of thousands of prices names no value of the whole. */
const maxAmounts = 200;
const maxText = 200_000;
const reachBefore = 140;
const reachAfter = 60;

/** The amounts of a German text that name the contract's value, in the order of the text. Untrusted text, plain rules. */
export function quotedAmounts(text: string): QuotedAmount[] {
  const quotes: QuotedAmount[] = [];
  let looked = 0;
  for (const match of text.slice(0, maxText).matchAll(amounts)) {
    const { before, whole = "", cents = "", unit = "", after } = match.groups ?? {};
    const isEuro = before !== undefined || after !== undefined || /^(?:t€|teur|k€)$/i.test(unit);
    if (!isEuro) continue;
    const value = readCents(whole, cents, unit);
    if (value === undefined) continue;
    if (++looked > maxAmounts) break;
    const [from, to] = sentenceAround(text, match.index, match.index + match[0].length);
    const lead = text.slice(Math.max(from, match.index - reachBefore), match.index);
    const rest = text.slice(
      match.index + match[0].length,
      Math.min(to, match.index + match[0].length + reachAfter),
    );
    if (condition.test(lead) || partOf.test(lead) || lowerEnd.test(rest)) continue;
    const isPerYear = perYear.test(ownRest(rest)) || perYear.test(ownLead(lead));
    if (!isPerYear && perUnit.test(rest)) continue;
    const named = kindOf(lead, rest);
    if (!named) continue;
    const isGross =
      gross.test(/^(?:[^;\d]|\d{1,2}\s?%){0,45}/.exec(rest)?.[0] ?? "") ||
      /brutto/i.test(lead.slice(-40));
    quotes.push({
      kind: named.kind,
      cents: value,
      netCents: isGross ? Math.round(value / vat) : value,
      isPerYear,
      isTotal: /gesamt|insgesamt/i.test(named.word),
      quote: text.slice(from, to).trim(),
    });
  }
  return quotes;
}

/** "200.000 Euro pro Jahr bzw. 800.000 Euro für die Laufzeit": each amount has a span of its own. */
function ownRest(rest: string): string {
  return rest.slice(0, 25).replace(/\d.*$/su, "");
}

function ownLead(lead: string): string {
  const words = lead.slice(-30);
  return /\d/.test(words) || /€|EUR/.test(words)
    ? (words.split(/bzw\.|[,;]|\s(?:und|oder|sowie)\s/u).at(-1) ?? words)
    : words;
}

/** The one amount of a kind that a text settles on: the only one, or the only one said of the whole. */
export function settledAmount(
  quotes: readonly QuotedAmount[],
  kind: QuotedAmount["kind"],
): QuotedAmount | undefined {
  const ofKind = quotes.filter((amount) => amount.kind === kind);
  const totals = ofKind.filter(({ isTotal }) => isTotal);
  const candidates = totals.length > 0 ? totals : ofKind;
  return new Set(candidates.map(({ netCents }) => netCents)).size === 1 ? candidates[0] : undefined;
}

function kindOf(
  lead: string,
  rest: string,
): { readonly kind: QuotedAmount["kind"]; readonly word: string } | undefined {
  let nearest: { kind: QuotedAmount["kind"] | "other"; word: string; at: number } | undefined;
  for (const [kind, words] of kinds)
    for (const match of lead.matchAll(words)) {
      const at = match.index + match[0].length;
      if (!nearest || at > nearest.at) nearest = { kind, word: match[0], at };
    }
  if (nearest)
    return nearest.kind === "other" ? undefined : { kind: nearest.kind, word: nearest.word };
  const stands = /^[^.;]{0,25}(?:stehen|steht)\s[^.;]{0,30}zur\s+verfügung/iu.exec(rest);
  return stands ? { kind: "value", word: stands[0] } : undefined;
}

function readCents(whole: string, decimals: string, unit: string): number | undefined {
  const isMillion = /^mi/i.test(unit);
  const digits = whole.replaceAll(/\D/g, "");
  if (digits.length > 13) return undefined;
  const fraction = /^\d+$/.test(decimals) ? decimals : "";
  const factor = isMillion ? 1_000_000 : unit === "" ? 1 : 1_000;
  const cents = Math.round(Number(`${digits}.${fraction || "0"}`) * factor * 100);
  return cents >= smallestCents && cents <= largestCents ? cents : undefined;
}

const maxQuote = 300;

/** Ends of sentences: a mark before a space and a capital, an empty line, a new bullet. */
const sentenceEnds = /(?<word>[\p{L}\d]*)[.!?;](?=\s+\p{Lu})|\n\s*\n|\n\s*[-•*]/gu;
const abbreviations = new Set(
  "mio mrd tsd ca max min inkl incl zzgl ggf bzw nr abs evtl mind einschl gem usw etc z b d h a u s o str".split(
    " ",
  ),
);

/** The sentence around a stretch, at most `maxQuote` characters to either side and in all. */
function sentenceAround(text: string, from: number, to: number): [number, number] {
  const offset = Math.max(0, from - maxQuote);
  let start = offset;
  let end = Math.min(text.length, to + maxQuote);
  for (const match of text.slice(offset, end).matchAll(sentenceEnds)) {
    if (abbreviations.has(match.groups?.word?.toLowerCase() ?? "")) continue;
    const at = offset + match.index + match[0].length;
    if (at <= from) start = at;
    else if (at > to) {
      end = at;
      break;
    }
  }
  if (end - start > maxQuote) start = Math.max(start, from - maxQuote / 2);
  return [start, Math.min(end, start + maxQuote)];
}
