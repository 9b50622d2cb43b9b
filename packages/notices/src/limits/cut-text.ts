/** A text of at most so many characters; one that was cut ends with "…". No half of a surrogate pair is left. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const kept = text.slice(0, characters - 1);
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}
