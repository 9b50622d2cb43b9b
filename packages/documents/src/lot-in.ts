/** The id of the lot that documents name by its number: "2" → "LOT-0002" */
export function lotIdOf(lot: string, lots: readonly { readonly id: string }[]): string | undefined {
  return lots.find(({ id }) => Number(/(\d{1,6})$/.exec(id)?.[1]) === Number(lot))?.id;
}

/** The number of the one lot that words name; undefined where they name none or several. */
export function lotIn(words: string): string | undefined {
  const names = words.matchAll(/\bLos\s(?:Nr\.\s?)?(\d{1,3})\b/g);
  const lots = new Set([...names].map((match) => match[1]));
  return lots.size === 1 ? [...lots][0] : undefined;
}
