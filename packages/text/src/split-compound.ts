import type { Lexicon } from "./lexicon.ts";

/** What German puts between the parts ("Öffentlichkeit-s-arbeit", "Kampagne-n-idee"). */
const linkers = ["", "s", "es", "n", "en", "er", "e", "nen"];
/** What a part may lose ("Schul-bau" of Schule, "Werb-ung" of Werbe). */
const dropped = ["e", "en"];
const maxParts = 4;
const minPartLength = 3;
/** A known head at a word's end is taken alone when the rest is unknown ("Zukunftslotsen-kampagne"). */
const minHeadLength = 5;
const minWordLength = 7;

interface Split {
  readonly parts: readonly string[];
  readonly logSum: number;
}

function firstPart(
  lexicon: Lexicon,
  text: string,
): { word: string; frequency: number } | undefined {
  let best: { word: string; frequency: number } | undefined;
  const offer = (word: string) => {
    const frequency = lexicon.frequencies.get(word);
    if (frequency !== undefined && (!best || frequency > best.frequency))
      best = { word, frequency };
  };
  for (const linker of linkers) {
    if (text.endsWith(linker)) offer(text.slice(0, text.length - linker.length));
  }
  for (const ending of dropped) offer(text + ending);
  return best && best.word.length >= minPartLength ? best : undefined;
}

const score = ({ parts, logSum }: Split) =>
  logSum / parts.length -
  0.9 * (parts.length - 2) -
  (parts.some((part) => part.length < 4) ? 1.5 : 0);

/**
 * The parts of a folded compound, undefined when it is none. `stem` tells whether the last part is an inflected
 * form of a known word. The score: docs/methods/text-model.md.
 */
export function splitCompound(
  word: string,
  lexicon: Lexicon,
  stem: (word: string) => string,
): readonly string[] | undefined {
  if (word.length < minWordLength || lexicon.seeds.has(word)) return undefined;
  let best: Split | undefined;

  const walk = (from: number, parts: readonly string[], logSum: number) => {
    const rest = word.slice(from);
    const frequency =
      parts.length > 0
        ? (lexicon.frequencies.get(rest) ?? lexicon.stems.get(stem(rest)))
        : undefined;
    if (frequency !== undefined && rest.length >= minPartLength) {
      const split = { parts: [...parts, rest], logSum: logSum + Math.log(frequency + 0.5) };
      if (!best || score(split) > score(best)) best = split;
    }
    if (parts.length + 1 >= maxParts) return;
    for (let to = from + minPartLength; to <= word.length - minPartLength; to++) {
      const part = firstPart(lexicon, word.slice(from, to));
      if (part) walk(to, [...parts, part.word], logSum + Math.log(part.frequency + 0.5));
    }
  };
  // An inflected seed word ("Kampagnen") is whole.
  if (lexicon.seeds.has(stem(word)) || isInflectedSeed(word, lexicon)) return undefined;
  walk(0, [], 0);
  return best?.parts ?? knownHead(word, lexicon);
}

function isInflectedSeed(word: string, lexicon: Lexicon): boolean {
  return ["s", "es", "n", "en", "er", "e", "ern"].some(
    (ending) => word.endsWith(ending) && lexicon.seeds.has(word.slice(0, -ending.length)),
  );
}

function knownHead(word: string, lexicon: Lexicon): readonly string[] | undefined {
  for (let from = minPartLength + 1; from <= word.length - minHeadLength; from++) {
    const head = word.slice(from);
    if (lexicon.seeds.has(head) || isInflectedSeed(head, lexicon)) return [head];
  }
  return undefined;
}
