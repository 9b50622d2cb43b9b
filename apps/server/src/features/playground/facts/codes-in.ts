/** With its check digit a code stands for itself; without it only behind the word. */
const codes = /(?<![\d-])(?<checked>\d{8})-\d(?!\d)|\bCPV\b[^\d\n]{0,30}(?<named>\d{8})(?!\d)/giu;
/** CPV divisions run from 03 to 98. */
const code = /^(?:0[39]|[1-9]\d)\d{6}$/;
const maxCodes = 12;

/** CPV codes that a text names, in its order. */
export function codesIn(text: string): string[] {
  const named = new Set<string>();
  for (const { groups } of text.matchAll(codes)) {
    const digits = groups?.checked ?? groups?.named ?? "";
    if (code.test(digits)) named.add(digits);
    if (named.size === maxCodes) break;
  }
  return [...named];
}
