import { bytesOf } from "./xml-builder.ts";

/** One change of a document's bytes; positions are fractions, so that a mutation fits every document. */
export interface Mutation {
  readonly kind: "cut" | "flip" | "remove" | "repeat" | "swap" | "drop" | "clone" | "insert";
  readonly at: number;
  readonly to: number;
  /** 0–255, what to flip or insert */
  readonly byte: number;
}

export const mutationKinds = [
  "cut",
  "flip",
  "remove",
  "repeat",
  "swap",
  "drop",
  "clone",
  "insert",
] as const;

/** Things that break naive readers, put anywhere. */
const intruders = [
  "<!DOCTYPE x>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "&x;",
  "&#0;",
  "\u0000",
  "\ufeff",
  "<a>".repeat(200),
  ' x="1"',
  "<ns:a/>",
  "9".repeat(400),
];

export function mutate(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  return mutations.reduce(mutateOnce, bytes);
}

function mutateOnce(bytes: Uint8Array, mutation: Mutation): Uint8Array {
  const length = bytes.byteLength;
  const at = Math.floor(mutation.at * length);
  const to = Math.floor(mutation.to * length);
  const [from, until] = at < to ? [at, to] : [to, at];
  switch (mutation.kind) {
    case "cut":
      return bytes.slice(0, at);
    case "flip": {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (mutation.byte || 1);
      return flipped;
    }
    case "remove":
      return joined(bytes.subarray(0, from), bytes.subarray(Math.min(until, from + 200)));
    case "repeat":
      return joined(bytes.subarray(0, until), bytes.subarray(Math.max(from, until - 2_000)));
    case "insert": {
      const intruder = bytesOf(intruders[mutation.byte % intruders.length] ?? "");
      return joined(bytes.subarray(0, at), intruder, bytes.subarray(at));
    }
    default:
      return mutateElements(bytes, mutation.kind, at, to);
  }
}

/** Swaps, drops or clones whole elements: the document stays well formed and means something else. */
function mutateElements(
  bytes: Uint8Array,
  kind: "swap" | "drop" | "clone",
  at: number,
  to: number,
): Uint8Array {
  const text = latin1(bytes);
  const first = elementFrom(text, at);
  const second = elementFrom(text, to);
  if (!first) return bytes;
  const [start, end] = first;
  if (kind === "drop") return joined(bytes.subarray(0, start), bytes.subarray(end));
  if (kind === "clone") return joined(bytes.subarray(0, end), bytes.subarray(start));
  if (!second) return bytes;
  const [a, b] = start < second[0] ? [first, second] : [second, first];
  if (a[1] > b[0]) return bytes;
  return joined(
    bytes.subarray(0, a[0]),
    bytes.subarray(b[0], b[1]),
    bytes.subarray(a[1], b[0]),
    bytes.subarray(a[0], a[1]),
    bytes.subarray(b[1]),
  );
}

/** Start and end of the first whole element that begins at or after a position. */
function elementFrom(text: string, position: number): [number, number] | undefined {
  const tag = /<(\/?)([\w:.-]+)(?:\s[^<>]*?)?(\/?)>/g;
  tag.lastIndex = position;
  let start = -1;
  let depth = 0;
  for (let match = tag.exec(text); match; match = tag.exec(text)) {
    const isEnd = match[1] === "/";
    if (start < 0 && isEnd) continue;
    if (start < 0) start = match.index;
    if (isEnd) depth -= 1;
    else if (match[3] !== "/") depth += 1;
    if (depth <= 0) return [start, tag.lastIndex];
  }
  return undefined;
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
  let position = 0;
  for (const piece of pieces) {
    whole.set(piece, position);
    position += piece.byteLength;
  }
  return whole;
}

/** One character a byte, so that positions are those of the bytes. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.byteLength; start += 4_096) {
    text += String.fromCharCode(...bytes.subarray(start, start + 4_096));
  }
  return text;
}
