const word = /[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)*/gu;
const hyphen = /[-‐‑–]/;
/** Longer runs of letters are no words (encoded data, missing spaces). */
const maxTokenLength = 60;

/** The words of a normalised text in their order; hyphenated ones whole ("social-media-kampagne"). */
export function tokenise(normalised: string): string[] {
  return (normalised.match(word) ?? []).filter((token) => token.length <= maxTokenLength);
}

/** "social-media-kampagne" → its three parts; a plain word → itself. */
export function hyphenParts(token: string): string[] {
  return token.split(hyphen);
}
