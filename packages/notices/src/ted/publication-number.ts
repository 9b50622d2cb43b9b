/**
 * The number other notices and TED's own addresses use: running number without leading zeros and year.
 * "2015/S 002-002672", "002672-2015" and "00002672-2015" are all "2672-2015"; undefined for anything else.
 */
export function publicationNumber(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? "";
  const inJournal = /^((?:19|20)\d{2})\s*\/\s*S\s*\d{1,3}\s*[-\u2013]\s*(\d{1,8})$/i.exec(trimmed);
  if (inJournal) return joined(inJournal[2]!, inJournal[1]!);
  const plain = /^(\d{1,8})-((?:19|20)\d{2})$/.exec(trimmed);
  return plain ? joined(plain[1]!, plain[2]!) : undefined;
}

function joined(number: string, year: string): string | undefined {
  const running = Number(number);
  return running === 0 ? undefined : `${running}-${year}`;
}
