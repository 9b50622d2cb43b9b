import { oneLine } from "./mail-text.ts";

const maxCharacters = 60;

/**
 * A name as somebody typed it, for a mail that goes to others: short, and nothing in it that a mail program makes a link
 * of. Else a name could carry a stranger's message and address under our sender.
 */
export function typedName(typed: string): string {
  const shown = oneLine(typed.normalize("NFC").replaceAll(/\p{Cf}/gu, ""))
    // What browsers take for a dot as well
    .replaceAll(/[\u3002\uFF0E\uFF61]/g, ".")
    .replaceAll(/:\/+/g, ": ")
    .replaceAll(/\.(?=[^\s\p{P}])/gu, ". ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = Array.from(shown);
  if (characters.length <= maxCharacters) return shown;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join("")
    .trimEnd()}…`;
}
