/** A stretch of a text; `text.slice(start, end)` is its wording. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A longer one is a table or a text without points; everything after is looked up within it, again and again. */
const maxLength = 900;

/** Words whose point ends no sentence. Splitting after "Mio." alone lost a quarter of the insurance demands. */
const abbreviations = new Set(
  `mio mrd tsd mind min max ca bzw ggf gem gemäß nr abs art ziff str inkl exkl etc evtl vgl sog lfd zzgl usw
  z b u a d h i v m p o g s w e pkt tel fax dr prof ing dipl st sa so mo di mi do fr jan feb mrz apr jun jul aug sep sept
  okt nov dez kgr kg lit hrsg bspw insb entspr vorauss jährl monatl std stk eur geb abt anl kap rn ff allg versch ref vglb vergl techn`.split(
    /\s+/,
  ),
);

/**
 * Sentences, list items and lines of a text. A line ends a sentence unless it ends in a colon or the next one goes
 * on in lower case; "1,5 Mio. EUR", "z. B." and "3. Geschäftsjahr" are not cut.
 */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  const cut = (end: number) => {
    const span = trim(text, start, end);
    if (span.end > span.start) sentences.push(span);
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (at - start > maxLength && char === " ") {
      cut(at);
    } else if (char === "\n") {
      if (!goesOn(text, start, at)) cut(at + 1);
    } else if (char === "." || char === "!" || char === "?" || char === ";") {
      if (isEnd(text, at)) cut(at + 1);
    } else if (char === "-" && text.startsWith("---", at)) {
      cut(at);
      at += 2;
    }
  }
  cut(text.length);
  return sentences;
}

function trim(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}

/** Whether the line break at `at` stands inside a sentence. */
function goesOn(text: string, start: number, at: number): boolean {
  const last = text.slice(start, at).trimEnd().slice(-1);
  if (last === "") return false;
  const next = /^\s{0,8}(\S)/.exec(text.slice(at + 1, at + 10))?.[1] ?? "";
  if (last === ":") return next !== "" && text[at + 1] !== "\n";
  // A sum on the next line: "beträgt↵50.000 €"
  if (
    /\d/.test(next) &&
    /(?:beträgt|betragen|in Höhe von|mindestens|wenigstens)$/.test(text.slice(start, at).trimEnd())
  ) {
    return true;
  }
  return /\p{Ll}/u.test(next) && !/[.;!?]/.test(last);
}

function isEnd(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  if (next !== "" && !/\s/.test(next)) return false;
  // A broken hyphen: "Berufs? oder Betriebshaftpflicht"
  if (text[at] === "?" && /^\s(?:oder|und|bzw|sowie)\b/.test(text.slice(at + 1, at + 8)))
    return false;
  if (text[at] !== ".") return true;
  const word = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  if (abbreviations.has(word.toLowerCase())) return false;
  // An ordinal or the number of a list item: "1. Nachweis", "im 3. Geschäftsjahr"
  return !/^\d{1,2}$/.test(word);
}
