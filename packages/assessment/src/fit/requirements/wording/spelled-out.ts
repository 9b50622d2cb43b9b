/** A text with its abbreviations written out and slips of the pen mended, and the way back to it. */
export interface SpelledOut {
  readonly text: string;
  /** The place in the given text of a place in this one */
  placeOf(at: number): number;
}

/** Words that carry a demand; a letter too few or too many hides them. */
const keywords = [
  "referenz",
  "vergleichbar",
  "haftpflicht",
  "versicherung",
  "mitarbeiter",
  "zertifizier",
  "zertifikat",
  "deckungssumme",
];

/** One letter left out or doubled, or two swapped; the first and the last stay, as other words differ there. */
function slipsOf(word: string): string[] {
  return Array.from(word.slice(1, -1)).flatMap((letter, index) => {
    const at = index + 1;
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = head + tail.slice(0, 1) + letter + tail.slice(1);
    return [head + tail, head + letter + letter + tail, swapped].filter((slip) => slip !== word);
  });
}

const keywordOfSlip = new Map(
  keywords.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)),
);
/** A word spelled right is tried first, so that no slip is found inside it. */
const slip = new RegExp(
  `${keywords.join("|")}|(?<slip>${[...keywordOfSlip.keys()].toSorted((a, b) => b.length - a.length).join("|")})`,
  "gi",
);

const count = String.raw`(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)`;
/** Abbreviations of tables and hurried buyers, each with the words it stands for */
const abbreviations: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(?<!\p{L})Betr\.-?\s?(?=Haftpfl)/giu, "Betriebs"],
  [/haftpfl\.?-?\s?vers\.(?:-?schutz)?/giu, "haftpflichtversicherung"],
  [/haftpfl\./giu, "haftpflicht"],
  [/(?<!\p{L})Vers\.-?\s?(?=summe|nachweis)/giu, "Versicherungs"],
  [/Deckungss\./giu, "Deckungssumme"],
  [
    new RegExp(String.raw`(?<=${count}\s(?:vergleichbare\s|geeignete\s)?)Ref\.(?=\s)`, "giu"),
    "Referenzen",
  ],
  [/(?<!\p{L})Ref\.-?\s?(?=projekt|objekt|liste|auftr)/giu, "Referenz"],
  [
    /(?<!\p{L})(?:vglb|vglbr|vergl|vgl)\.(?=\s(?:Referenz|Leistung|Projekt|Auftr|Größ))/giu,
    "vergleichbare",
  ],
  [
    new RegExp(String.raw`(?<=${count}\s(?:\p{L}{3,20}\.?\s){0,2})MA(?![\p{L}\d-])`, "gu"),
    "Mitarbeiter",
  ],
  [/(?<!\p{L})Mitarb\./giu, "Mitarbeiter"],
  [/(?<!\p{L})festang(?:est)?\./giu, "festangestellte"],
  [/Berufserf\./giu, "Berufserfahrung"],
  [/(?<!\p{L})GJ(?!\p{L})/gu, "Geschäftsjahre"],
  [/(?<=\d\s?)J\.(?=[\s,;)]|$)/gu, "Jahre"],
  [/(?<!\p{L})(?:Zert|Zertif)\./giu, "Zertifikat"],
  [/(?<![\p{L}-])QM-?\s?Syst(?:em|\.)/giu, "Qualitätsmanagementsystem"],
  [/(?<![\p{L}-])ISMS(?!\p{L})/gu, "Informationssicherheitsmanagementsystem"],
  [/(?<!\p{L})incl\./giu, "inkl."],
  [/(?<![\p{L}-])BHV(?![\p{L}-])/gu, "Haftpflichtversicherung"],
  [/(?<!\p{L})ein(?:e?\/e|\(e\))(?=\s)/giu, "eine"],
  [/(?<!\p{L})eine[rsmn]?\/-?[nrs](?=\s)|(?<!\p{L})eine\([nrs]\)(?=\s)/giu, "eine"],
  // An item that begins with a small letter goes on with nothing: "…\nb) Leitung mit Meisterbrief".
  [/(?<![.:;,\s])\n(?=[^\S\n]{0,4}[a-z]\)\s)/gu, ";\n"],
  [/(?<!\p{L})muß(?!\p{L})/giu, "muss"],
  [/ums(?:azt|at(?!z)|\.(?=\s))/giu, "umsatz"],
  [/(?<!\p{L})nachzuw\./giu, "nachzuweisen"],
  [/(?<!\p{L})vorzul\./giu, "vorzulegen"],
];

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Writes out what buyers abbreviate or misspell: "Betr.-Haftpfl.", "Refferenzen". */
export function spelledOut(source: string): SpelledOut {
  const replacements = replacementsIn(source);
  if (replacements.length === 0) return { text: source, placeOf: (at) => at };
  const places: number[] = [];
  let text = "";
  let from = 0;
  const keep = (to: number) => {
    for (let at = from; at < to; at++) places.push(at);
    text += source.slice(from, to);
  };
  for (const { start, end, words } of replacements) {
    if (start < from) continue;
    keep(start);
    // Every letter of the words leads to the abbreviation's first, what follows them to its end.
    for (let at = 0; at < words.length; at++) places.push(start);
    text += words;
    from = end;
  }
  keep(source.length);
  return { text, placeOf: (at) => places[at] ?? source.length };
}

function replacementsIn(text: string): Replacement[] {
  const slips = Array.from(text.matchAll(slip), (match) => {
    const wrong = match.groups?.["slip"];
    const word = wrong === undefined ? undefined : keywordOfSlip.get(wrong.toLowerCase());
    return word === undefined || wrong === undefined
      ? []
      : [placed(match, wrong.charAt(0) + word.slice(1))];
  }).flat();
  const spelled = abbreviations.flatMap(([pattern, words]) =>
    Array.from(text.matchAll(pattern), (match) => placed(match, words)),
  );
  return [...slips, ...spelled].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function placed(match: RegExpExecArray, words: string): Replacement {
  return { start: match.index, end: match.index + match[0].length, words };
}
