import { decimalIn } from "./number-words.ts";

export const penaltyWords = /vertragsstrafe|konventionalstrafe|pönale|malus(?!regel)/i;
const percents =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s{0,2}(?:%|v\.\s?H\.|vom Hundert|Prozent(?!punkt))/giu;
/** Between the word and its figure stands no other figure, and no other clause. */
const capBefore =
  /(?:höchstens|maximal|max\.|insgesamt|höchstbetrag|höchstgrenze|obergrenze|begrenzt|beschränkt|gedeckelt|nicht mehr als|bis zu|bis maximal|überschreit)[^\d;]{0,70}$/i;
const capBehind =
  /^[^\d;,]{0,60}(?:begrenzt|beschränkt|gedeckelt|nicht (?:überschr|übersteig)|als obergrenze|überschritten)/i;
const perTime =
  /^[^\d;]{0,60}?(?:je|pro|für jede[nrs]?|(?:werk|arbeits|kalender)täglich|täglich)\b/i;

interface PenaltyPercent {
  readonly percent: number;
  /** The most that the penalty comes to, and no rate */
  readonly isCap: boolean;
}

/** The percentages of a sentence about a penalty: "0,3 % je Werktag, höchstens 5 %" has a rate and a cap. */
export function penaltyPercents(words: string): PenaltyPercent[] {
  return Array.from(words.matchAll(percents), (match) => {
    const before = words.slice(0, match.index);
    const behind = words.slice(match.index + match[0].length);
    const isCap = capBehind.test(behind) || (capBefore.test(before) && !perTime.test(behind));
    return { percent: decimalIn(match[1] ?? ""), isCap };
  });
}
