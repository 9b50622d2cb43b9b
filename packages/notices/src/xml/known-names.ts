/** Characters of a name worth keeping for the next document. */
export const longestKept = 200;

/** Names seen before, bounded: notices share some hundred. A cache only; nothing depends on what it holds. */
const seen = new Map<string, string>();

/** The engine's one copy of a string: names are then compared by pointer, which is most of a look-up. */
export function internalised(text: string): string {
  let internal = seen.get(text);
  if (internal === undefined) {
    internal = Object.keys({ [text]: 0 })[0] ?? text;
    if (seen.size >= 5_000) seen.clear();
    if (text.length <= longestKept) seen.set(internal, internal);
  }
  return internal;
}

const slots = 4_096;
const bySlot: (string | undefined)[] = Array.from({ length: slots }, () => undefined);

/**
 * The name that stands in a text from `start` to `end`, without cutting it out when it is the last one seen with
 * this hash: a document repeats the same hundred names thousands of times.
 */
export function nameIn(text: string, start: number, end: number, hash: number): string {
  const slot = hash & (slots - 1);
  const candidate = bySlot[slot];
  if (
    candidate !== undefined &&
    candidate.length === end - start &&
    text.startsWith(candidate, start)
  ) {
    return candidate;
  }
  const name = internalised(text.slice(start, end));
  if (name.length <= longestKept) bySlot[slot] = name;
  return name;
}
