/**
 * The name of a member when it is safe to show and to use as a relative path; otherwise why it is not.
 * Nothing is ever written under these names, but reports and records keep them.
 */
export function checkMemberName(raw: Buffer): { name: string } | { name: string; reason: string } {
  const text = decodeName(raw);
  const name = Array.from(text, (char) => (isControl(char) ? "\u{fffd}" : char))
    .join("")
    .slice(0, 500);
  const reason = reasonAgainst(text);
  return reason === undefined ? { name } : { name, reason };
}

/** Older tools write CP437 or Latin-1; such names are shown byte by byte. */
function decodeName(raw: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(raw);
  } catch {
    return raw.toString("latin1");
  }
}

/** C0 and DEL. What lies above 0x7f may be an umlaut of CP437 that was read byte by byte. */
function isControl(char: string): boolean {
  return char < " " || char === "\u{7f}";
}

function reasonAgainst(name: string): string | undefined {
  if (name === "") return "The member has no name.";
  if (name.length > 500) return "The member's name is too long.";
  if (Array.from(name).some(isControl)) return "The member's name has control characters.";
  if (name.includes("\\")) return "The member's name has a backslash.";
  if (name.startsWith("/") || /^[a-z]:/i.test(name)) return "The member's name is absolute.";
  if (name.split("/").some((part) => part === "..")) return "The member's name leaves the archive.";
  return undefined;
}
