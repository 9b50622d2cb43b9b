import { oneLine } from "../../../platform/mail/mail-text.ts";

/** The same content with every text on its own line: a title may hold line ends and marks that turn the direction. */
export function cleanTexts<Content>(content: Content): Content {
  // The shape stays as it is: only strings are exchanged for strings.
  return clean(content) as Content;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return oneLine(value);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
}
