import type { MailLink } from "./mail-parts.ts";

const columns = 72;

/** Lines of at most 72 columns; a longer word, such as an address, keeps its line to itself. */
export function paragraph(text: string): string {
  return text.split("\n").map(wrap).join("\n");
}

/** A label, and on its own line the address in full, so that nothing breaks it. */
export function address({ label, url }: MailLink): string {
  return `${label}:\n${url}`;
}

function wrap(line: string): string {
  if (line.length <= columns) return line;
  const indent = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = "";
  for (const word of line.trim().split(/ +/)) {
    const longer = current === "" ? indent + word : `${current} ${word}`;
    if (longer.length > columns && current !== "") {
      lines.push(current);
      current = indent + word;
    } else current = longer;
  }
  return [...lines, current].join("\n");
}
