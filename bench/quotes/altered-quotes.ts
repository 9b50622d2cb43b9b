import type { Random } from "@tc/assessment";

export interface AlteredQuote {
  readonly kind: string;
  readonly quote: string;
}

type Alter = (quote: string, random: Random) => string;

const pick = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random.uniform() * values.length)];

/** Replaces some of the places where a pattern fits, at least the first. */
function replaceSome(text: string, pattern: RegExp, by: string | Alter, random: Random): string {
  let count = 0;
  return text.replaceAll(pattern, (words) => {
    if (count++ > 0 && random.uniform() < 0.5) return words;
    return typeof by === "string" ? by : by(words, random);
  });
}

const hyphenated =
  (hyphen: string): Alter =>
  (word, random) => {
    const at = 3 + Math.floor(random.uniform() * (word.length - 5));
    return `${word.slice(0, at)}${hyphen}${word.slice(at)}`;
  };
const longWord = /(?<![\p{L}\p{M}])\p{Ll}{7,}(?![\p{L}\p{M}])/gu;

/** What a copy of the same words may look like */
const layouts: Readonly<Record<string, Alter>> = {
  "as it stands": (quote) => quote,
  "line breaks": (quote, random) => replaceSome(quote, / /g, "\n", random),
  "wide spaces": (quote, random) => replaceSome(quote, / /g, " \u00a0 ", random),
  "one line": (quote) => quote.replaceAll(/\s+/g, " "),
  tabs: (quote, random) => replaceSome(quote, / /g, "\t", random),
  hyphenation: (quote, random) => replaceSome(quote, longWord, hyphenated("-\n"), random),
  "hyphen and space": (quote, random) => replaceSome(quote, longWord, hyphenated("- "), random),
  "soft hyphens": (quote, random) => replaceSome(quote, longWord, hyphenated("\u00ad"), random),
  "quotation marks": (quote) => quote.replaceAll(/["„“”]/g, "»").replaceAll(/['’‚‘]/g, "‘"),
  dashes: (quote) => quote.replaceAll(/[-–—]/g, (dash) => (dash === "-" ? "\u2010" : "-")),
  ligatures: (quote) => quote.replaceAll("fi", "ﬁ").replaceAll("fl", "ﬂ").replaceAll("ff", "ﬀ"),
  "decomposed letters": (quote) => quote.normalize("NFD"),
  "zero width": (quote, random) => replaceSome(quote, / /g, "\u200b ", random),
  bullet: (quote) => `• ${quote}`,
};

const negated = /(?<!\p{L})(?:nicht|kein(?:e[mnrs]?)?|ohne)(?!\p{L})/giu;

/** What changes the meaning */
const changes: Readonly<Record<string, Alter>> = {
  "digit changed": (quote, random) => {
    const at = digitAt(quote, random);
    if (at === undefined) return quote;
    const other = (Number(quote[at]) + 1 + Math.floor(random.uniform() * 9)) % 10;
    return quote.slice(0, at) + String(other) + quote.slice(at + 1);
  },
  "digit added": (quote, random) => {
    const at = digitAt(quote, random);
    return at === undefined
      ? quote
      : quote.slice(0, at) + String(Math.floor(random.uniform() * 10)) + quote.slice(at);
  },
  "digit dropped": (quote, random) => {
    // A figure alone at the edge leaves a shorter quote that still stands there.
    const places = [...quote.matchAll(/\d(?=\d)|(?<=\d)\d|(?<=.)\d(?=.)/gs)].map(
      ({ index }) => index,
    );
    const at = pick(places, random);
    return at === undefined ? quote : quote.slice(0, at) + quote.slice(at + 1);
  },
  "digits swapped": (quote, random) => {
    const pairs = [...quote.matchAll(/(?=(\d)(\d))/g)].filter((pair) => pair[1] !== pair[2]);
    const pair = pick(pairs, random);
    if (!pair) return quote;
    return `${quote.slice(0, pair.index)}${pair[2]}${pair[1]}${quote.slice(pair.index + 2)}`;
  },
  "separator moved": (quote, random) => {
    const pair = pick([...quote.matchAll(/(\d)([.,])(?=\d)/g)], random);
    if (!pair) return quote;
    return `${quote.slice(0, pair.index)}${pair[2]}${pair[1]}${quote.slice(pair.index + 2)}`;
  },
  "negation dropped": (quote, random) => {
    const word = pick([...quote.matchAll(negated)], random);
    if (!word) return quote;
    const article = /^kein(.*)$/i.exec(word[0])?.[1];
    const instead = article === undefined ? "" : `ein${article}`;
    return (quote.slice(0, word.index) + instead + quote.slice(word.index + word[0].length))
      .replace("  ", " ")
      .trim();
  },
  "begins after the negation": (quote) => {
    const word = [...quote.matchAll(negated)][0];
    const rest = word ? quote.slice(word.index + word[0].length) : "";
    return /^ \p{L}/u.test(rest) ? rest.trim() : quote;
  },
  "ends before the negation": (quote) => {
    const word = [...quote.matchAll(/(?<=\p{L} )(?:nicht|keine?)(?!\p{L})/gu)][0];
    return word ? quote.slice(0, word.index).trim() : quote;
  },
  "negation added": (quote, random) => {
    const at = pick([...quote.matchAll(/ /g)], random)?.index;
    return at === undefined ? quote : `${quote.slice(0, at)} nicht${quote.slice(at)}`;
  },
  "word dropped": (quote, random) => {
    // Without its first word it would be a shorter quote that still stands there.
    const inner = [...quote.matchAll(longWord)].filter(({ index }) =>
      /\p{L}/u.test(quote.slice(0, index)),
    );
    const word = pick(inner, random);
    return word ? quote.slice(0, word.index) + quote.slice(word.index + word[0].length) : quote;
  },
};

function digitAt(quote: string, random: Random): number | undefined {
  return pick([...quote.matchAll(/\d/g)], random)?.index;
}

export function layoutVariants(quote: string, random: Random): AlteredQuote[] {
  return altered(layouts, quote, random);
}

/** Those that the page does not say in another place; `page` has one space for each run of white space. */
export function changedQuotes(quote: string, page: string, random: Random): AlteredQuote[] {
  return altered(changes, quote, random).filter(({ kind, quote: words }) => {
    const uses = page.split(words.replaceAll(/\s+/g, " ")).length - 1;
    // A quote cut at its negation is part of the page, once.
    return (
      words !== quote && uses === (kind.includes("the negation") ? 1 : 0) && words.length >= 12
    );
  });
}

function altered(
  table: Readonly<Record<string, Alter>>,
  quote: string,
  random: Random,
): AlteredQuote[] {
  return Object.entries(table).map(([kind, alter]) => ({ kind, quote: alter(quote, random) }));
}
