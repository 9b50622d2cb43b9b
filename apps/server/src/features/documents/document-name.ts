const longest = 400;
const keptEnding = 40;
const invisible = /[\p{Cc}\p{Cf}]/gu;

/**
 * A name as it is shown, stored and exported: without invisible letters, which could turn an ending around, and with no
 * part that leads to another folder. A long one loses its middle.
 */
export function documentName(typed: string): string {
  const name = typed
    .replaceAll(invisible, "")
    .split("/")
    .map((part) => part.replaceAll("\\", "_").trim())
    .map((part) => (/^\.*$/.test(part) ? "_" : part))
    .join("/");
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - keptEnding - 1)}…${name.slice(-keptEnding)}`;
}

/** The name, or with a number before its ending where another document has it: "Anlage (2).pdf". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, start = name, ending = ""] = /^(.+)(\.[^./]+)$/.exec(name) ?? [];
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free;
    free = `${start} (${number})${ending}`;
  }
}
