import { createHash, randomBytes } from "node:crypto";

const count = 10;
const codeBytes = 10;
// Crockford's base32: no letter that looks like a digit or another letter
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Codes of 80 random bits, in four groups that a person can copy from paper. */
export function createBackupCodes(): string[] {
  return Array.from({ length: count }, () => {
    const bits = Array.from(randomBytes(codeBytes), (byte) => byte.toString(2).padStart(8, "0"));
    const letters = bits.join("").match(/.{5}/g) ?? [];
    const code = letters.map((five) => alphabet.charAt(Number.parseInt(five, 2))).join("");
    return code.match(/.{4}/g)?.join("-") ?? code;
  });
}

/**
 * What is stored of a code. 80 random bits cannot be guessed from a plain hash; with the person's id in it, nobody can
 * guess at the codes of everybody at once.
 */
export function hashBackupCode(userId: string, code: string): Buffer {
  return createHash("sha256")
    .update(`${userId}:${readable(code)}`)
    .digest();
}

/** Evens out case, separators and letters that look like digits. */
function readable(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
}
