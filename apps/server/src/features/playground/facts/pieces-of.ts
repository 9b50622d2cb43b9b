import type { DocumentText, TextLine, TextPart } from "@tc/documents";

/** Some pages: read at one go it takes some hundredths of a second, and meanwhile the process does nothing else. */
const maxCharacters = 8_000;
/** "3.2 Zuschlagskriterien", "§ 5 Vergütung": what stands below belongs together. */
const opening = /^(?:§\s?\d|\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}|[IVX]{1,4}\.\s)/u;

/** The same text in parts of a page or two. A long part is divided at a heading, where there is one. */
export function piecesOf(text: DocumentText): DocumentText {
  return { ...text, parts: text.parts.flatMap(dividedPart) };
}

function dividedPart(part: TextPart): TextPart[] {
  const pieces: TextPart[] = [];
  let rest = part.lines;
  while (rest.length > 0) {
    const count = fittingLines(rest);
    pieces.push({ ...part, lines: rest.slice(0, count) });
    rest = rest.slice(count);
  }
  return pieces.length > 0 ? pieces : [part];
}

/** How many lines the next piece has; at least one. */
function fittingLines(lines: readonly TextLine[]): number {
  let characters = 0;
  let count = 0;
  let heading = 0;
  for (const { text } of lines) {
    characters += text.length + 1;
    if (characters > maxCharacters && count > 0) return heading > 0 ? heading : count;
    if (opening.test(text) && characters > maxCharacters / 2) heading = count;
    count += 1;
  }
  return count;
}
