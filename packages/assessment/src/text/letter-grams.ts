/**
 * Character 5-grams of "_word_" as numbers of 30 bits: six bits a letter need no table of strings. What is neither a
 * letter from a to z nor a digit counts as one letter of its own; words are folded before.
 */
export const gramLength = 5;
const boundary = 37;
const foreign = 38;

/** Calls `take` for each 5-gram of a folded word, in order. A word of up to two letters is one gram. */
export function eachGram(folded: string, take: (code: number) => void): void {
  let code = boundary;
  let letters = 1;
  for (let at = 0; at <= folded.length; at++) {
    const letter = at === folded.length ? boundary : letterCode(folded.charCodeAt(at));
    // The oldest of five letters falls out at the top: 24 bits are kept, six come in.
    code = ((code & 0xffffff) << 6) | letter;
    letters += 1;
    if (letters >= gramLength) take(code);
  }
  if (letters < gramLength) take(code);
}

function letterCode(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 48 && unit <= 57) return unit - 48 + 27;
  return foreign;
}
