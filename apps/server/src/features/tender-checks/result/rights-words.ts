const exclusive = /(?<!nicht[- ])ausschließlich\p{L}*,?\s(?:\S+\s){0,6}?(?:\p{L}*recht|nutzung)/iu;
const unlimited = /unbeschränkt|unbegrenzt|unbefristet|ohne (?:zeitliche|räumliche|inhaltliche)/i;
const simple = /\beinfache\p{L}*\s(?:\S+\s){0,3}?\p{L}*nutzungsrecht|nicht[- ]ausschließlich/iu;

/** All rights for all time and every purpose, so that the agency keeps none. */
export function grantsEverything(words: string): boolean {
  return exclusive.test(words) && unlimited.test(words) && !simple.test(words);
}

/** The agency may go on using its work. */
export function grantsSimpleUse(words: string): boolean {
  return simple.test(words) && !exclusive.test(words);
}

/** All rights of use go to the buyer, for whatever time. */
export function grantsExclusiveUse(words: string): boolean {
  return exclusive.test(words) && !simple.test(words);
}
