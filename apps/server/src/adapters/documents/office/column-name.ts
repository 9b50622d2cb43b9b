/** 28 for "AB7" */
export function columnNumber(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

/** "AB" for 28 */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCodePoint(65 + rest);
  return column > 26 ? columnName(Math.floor((column - 1 - rest) / 26)) + letter : letter;
}
