/** So much of a file says whether it is text, and in which encoding a file begins. */
export const headBytes = 65_536;

/** Text in UTF-8, UTF-16 (by its mark, or by every other byte being zero) or windows-1252; undefined for anything else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  // Most of what is none is told by its head.
  if (bytes.byteLength > headBytes && decodeHead(bytes) === undefined) return undefined;
  return decode(bytes, false);
}

/** The beginning of a text; undefined for anything else. */
export function decodeHead(bytes: Uint8Array): string | undefined {
  return decode(bytes.subarray(0, headBytes), bytes.byteLength > headBytes);
}

/** Where a piece is cut, its last letter may be. */
function decode(bytes: Uint8Array, isCut: boolean): string | undefined {
  const text = decodeAs(bytes, unicodeOf(bytes), isCut) ?? decodeAs(bytes, "windows-1252", isCut);
  return text !== undefined && isText(text) ? text : undefined;
}

function decodeAs(bytes: Uint8Array, encoding: string, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

function unicodeOf([b0, b1, b2, b3]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (b0 === 0xff && b1 === 0xfe) return "utf-16le";
  if (b0 === 0xfe && b1 === 0xff) return "utf-16be";
  if (b0 !== 0 && b1 === 0 && b2 !== 0 && b3 === 0) return "utf-16le";
  if (b0 === 0 && b1 !== 0 && b2 === 0 && b3 !== 0) return "utf-16be";
  return "utf-8";
}

/** Programs, pictures and archives hold control characters all over; text holds hardly any. */
function isText(text: string): boolean {
  if (text.includes("\u0000")) return false;
  // eslint-disable-next-line no-control-regex -- control characters are what this counts
  const controls = text.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls <= text.length / 200;
}
