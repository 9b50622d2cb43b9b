/** "§ 21 Abs. 1 UVgO", which no line parts from its number. */
export function lawWords(law: string): string {
  return law.replaceAll(/(§|Abs\.) /g, "$1\u00a0");
}
