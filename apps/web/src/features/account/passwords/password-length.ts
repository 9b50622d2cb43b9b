import { accountLimits } from "@tc/domain";

const { passwordMin, passwordMax } = accountLimits;

/** Characters as people count them, and as the server does: an emoji is one. */
export function passwordLength(password: string): number {
  return [...new Intl.Segmenter("de").segment(password)].length;
}

export function hasPasswordLength(password: string): boolean {
  const length = passwordLength(password);
  return length >= passwordMin && length <= passwordMax;
}

export const passwordLengthSentence = `Das Passwort braucht ${passwordMin} bis ${passwordMax} Zeichen.`;
