export const slash = 47;
export const lessThan = 60;
export const greater = 62;

const nameStart = 1;
const namePart = 2;

const kinds = new Uint8Array(128);
for (const character of ":_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") {
  kinds[character.charCodeAt(0)] = nameStart | namePart;
}
for (const character of "-.0123456789") kinds[character.charCodeAt(0)] = namePart;

/** Of the ASCII characters only; NaN, behind the end of a text, is none. */
export function isNameStart(code: number): boolean {
  return code < 128 && (kinds[code]! & nameStart) !== 0;
}

export function isNameCharacter(code: number): boolean {
  return code < 128 && kinds[code] !== 0;
}

/** White space of XML without the carriage return. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9;
}
