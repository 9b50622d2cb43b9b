import { NoticeError } from "../notice.ts";

// The Encoding standard is pure; TypeScript only knows it with the DOM or Node's types.
declare const TextDecoder: new (
  label: "utf-8",
  options: { fatal: true },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

const chunkBytes = 65_536;

/**
 * Decodes UTF-8 piece by piece; a byte order mark is dropped. Anything else, UTF-16 included, is a
 * NoticeError "not_utf8": eForms and TED XML are published in UTF-8 only, and guessing an encoding would
 * silently spoil names.
 */
export function* decodeUtf8Chunks(bytes: Uint8Array): Generator<string, void, void> {
  refuseUtf16(bytes);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
    const end = start + chunkBytes;
    yield decodePiece(decoder, bytes.subarray(start, end), end < bytes.byteLength);
  }
}

/** The whole text at once, under the same rules. */
export function decodeUtf8(bytes: Uint8Array): string {
  refuseUtf16(bytes);
  return decodePiece(new TextDecoder("utf-8", { fatal: true }), bytes, false);
}

function decodePiece(
  decoder: { decode(bytes: Uint8Array, options: { stream: boolean }): string },
  piece: Uint8Array,
  stream: boolean,
): string {
  try {
    return decoder.decode(piece, { stream });
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
