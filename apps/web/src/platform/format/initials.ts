/** "Nordlicht Media GmbH" → "NM": the first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0].toLocaleUpperCase("de-DE") ?? "")
    .join("");
}
