/** Marks terms that stand for a whole number or name; no analysed word begins with it. */
const mark = "#";
const minLength = 4;
const maxLength = 80;

/** "2026/S 123-456789" and "2026-S-123456789" → one term; undefined when too short or without a digit. */
export function identifierTerm(text: string): string | undefined {
  const bare = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  if (bare.length < minLength || bare.length > maxLength || !/\d/.test(bare)) return undefined;
  return mark + bare;
}
