/** Bytes of a text in UTF-8 JSON, its quotes included. */
export function jsonBytes(text: string): number {
  let bytes = text.length + 2;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80) {
      // A surrogate pair takes four bytes, a half of it two; JSON escapes a lone one, and readers leave none.
      bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
    } else if (unit === quote || unit === backslash) bytes += 1;
    else if (unit < 0x20) bytes += isShortEscape(unit) ? 1 : 5;
  }
  return bytes;
}

const quote = 0x22;
const backslash = 0x5c;

/** \b \t \n \f \r; the others are written as \u00XX. */
function isShortEscape(unit: number): boolean {
  return unit === 8 || unit === 9 || unit === 10 || unit === 12 || unit === 13;
}
