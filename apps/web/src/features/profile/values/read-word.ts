import { profileLimits } from "@tc/domain";
/** A word or short phrase with single spaces; undefined when it is too long to be one. */
export function readWord(text: string): string | undefined {
  const word = text.trim().replaceAll(/\s+/g, " ");
  return word.length > 0 && word.length <= profileLimits.keywordMax ? word : undefined;
}
