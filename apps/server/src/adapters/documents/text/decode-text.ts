/** Text in UTF-8, UTF-16 (by its mark, or by every other byte being zero) or windows-1252; undefined for anything else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return isText(text) ? text : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  const [b0, b1, b2, b3] = bytes;
  if (b0 === 0xff && b1 === 0xfe) return "utf-16le";
  if (b0 === 0xfe && b1 === 0xff) return "utf-16be";
  if (b0 !== 0 && b1 === 0 && b2 !== 0 && b3 === 0) return "utf-16le";
  if (b0 === 0 && b1 !== 0 && b2 === 0 && b3 !== 0) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** Programs, pictures and archives hold control characters all over; text holds hardly any. */
function isText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what this counts
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return !text.includes("\u0000") && controls <= text.length / 200;
}
