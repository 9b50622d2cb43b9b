import { NoticeError } from "../notice.ts";

// The Encoding standard is pure; TypeScript only knows it with the DOM or Node's types.
declare const TextDecoder: new (
  label: "utf-8",
  options: { fatal: true; ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

/** One for all: making one costs as much as decoding a small notice, and each call begins anew. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const chunkBytes = 65_536;
const byteOrderMark = "\ufeff";

/**
 * Decodes UTF-8 piece by piece; a byte order mark is dropped. Anything else, UTF-16 included, is a
 * NoticeError "not_utf8": eForms and TED XML are published in UTF-8 only, and guessing an encoding would
 * silently spoil names.
 */
export function* decodeUtf8Chunks(bytes: Uint8Array): Generator<string, void, void> {
  refuseUtf16(bytes);
  let start = 0;
  while (start < bytes.byteLength) {
    const end = characterStart(bytes, start + chunkBytes);
    const text = decode(bytes.subarray(start, end));
    yield start === 0 && text.startsWith(byteOrderMark) ? text.slice(1) : text;
    start = end;
  }
}

/** The whole text at once, under the same rules. */
export function decodeUtf8(bytes: Uint8Array): string {
  refuseUtf16(bytes);
  const text = decode(bytes);
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

/** The last start of a character at or before a position; whole pieces decode faster than a stream. */
function characterStart(bytes: Uint8Array, position: number): number {
  if (position >= bytes.byteLength) return bytes.byteLength;
  let start = position;
  while (start > position - 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}

function decode(piece: Uint8Array): string {
  try {
    return decoder.decode(piece);
  } catch {
    throw new NoticeError("not_utf8", "The document holds bytes that are not UTF-8.");
  }
}

function refuseUtf16(bytes: Uint8Array): void {
  const [b0, b1] = bytes;
  const isUtf16 =
    (b0 === 0xff && b1 === 0xfe) ||
    (b0 === 0xfe && b1 === 0xff) ||
    b0 === 0 ||
    (b0 === 0x3c && b1 === 0);
  if (isUtf16) throw new NoticeError("not_utf8", "The document looks like UTF-16.");
}
