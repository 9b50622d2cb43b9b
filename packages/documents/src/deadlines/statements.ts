/** A stretch of a text that is read by itself: a sentence, a row, a label with what stands under it. */
export interface Statement {
  readonly start: number;
  readonly end: number;
}

const dateHead =
  /^\s*(?:(?:Datum|Uhrzeit|Tag|Termin)\b|(?:am|bis|um|zum|den)\b|\d{1,2}\s?[.:]\s?\d|\d{1,2}\s?Uhr|\d{4}-\d)/i;
const hasDate = /\d\s?\.\s?(?:\d{1,2}\s?\.|\s?\p{L}{3,9}\.?)\s?\d{2}|\d{4}-\d{2}-\d{2}/u;
const danglingEnd =
  /(?:[,:–(]|\p{L}-|(?:^|\s)(?:der|die|das|des|dem|den|zur|zum|und|oder|vor|nach|bis|am|um|für|von|im|in|zu|spätestens|eines?r?))\s*$/iu;
/** A line so long was broken by the edge of its page, not by its writer. */
const fullLine = 60;
/** A longer block is no sentence; it is looked up within again and again. */
const maxBlock = 3000;
const tailLength = 400;

/** Sentences of a part's text; a broken line goes on in the next, and a label takes the date beneath it. */
export function statementsOf(text: string): Statement[] {
  return blocksOf(text).flatMap((block) => sentencesOf(text, block));
}

function blocksOf(text: string): Statement[] {
  const blocks: Statement[] = [];
  let start = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    const end = at + line.length;
    const tail = text.slice(Math.max(start, at - tailLength), Math.max(start, at - 1));
    if (line.trim() !== "" && at > start && (at - start > maxBlock || !goesOn(tail, line))) {
      blocks.push({ start, end: at - 1 });
      start = at;
    }
    at = end + 1;
  }
  blocks.push({ start, end: text.length });
  return blocks.filter((block) => text.slice(block.start, block.end).trim() !== "");
}

function goesOn(block: string, next: string): boolean {
  const line = block.slice(block.trimEnd().lastIndexOf("\n") + 1).trimEnd();
  if (/^\s*\d{1,2}(?:[:.]\d{2}|\s*Uhr)\s*(?:Uhr)?\s*$/.test(next) && /\d{2}\.?,?$/.test(line)) {
    return hasDate.test(line);
  }
  const isBlank = /\n\s*$/.test(block);
  const isLabel = !hasDate.test(line) && line.length < fullLine && !/[.;!?]$/.test(line);
  if (isBlank && !line.endsWith(":") && !(isLabel && dateHead.test(next))) return false;
  if (line.includes("\t") || next.includes("\t"))
    return danglingEnd.test(line) && hasDate.test(line);
  if (/[.;!?]$/.test(line)) return false;
  if (dateHead.test(next)) return !hasDate.test(line) || !hasDate.test(next);
  if (/^\s*[\p{Ll}(]/u.test(next) || danglingEnd.test(line)) return true;
  return line.length >= fullLine && !/^\s*(?:\d+(?:\.\d+)*\.?\s|[•▪–*-]\s)/u.test(next);
}

const abbreviations =
  /(?:^|[\s(])(?:z|d|u|o|i|bzw|ca|ggf|gem|Nr|Abs|Art|Ziff|inkl|evtl|max|min|spät|voraus?s|Tel|Str|Dr|Mo|Di|Mi|Do|Fr|Sa|So|Jan|Feb|Mrz|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez|\p{L})$/iu;

function sentencesOf(text: string, { start, end }: Statement): Statement[] {
  const sentences: Statement[] = [];
  let from = start;
  for (const { index } of text.slice(start, end).matchAll(/[.!?](?=\s+["„(]?[\p{Lu}\d])/gu)) {
    const head = text.slice(from, start + index);
    // "12. März", "Do., 12.3.27", "Nr. 4"
    if (abbreviations.test(head) || /(?:^|[^\d])\d{1,2}\s?(?:\.\s?\d{1,2}\s?)?$/.test(head))
      continue;
    sentences.push({ start: from, end: start + index + 1 });
    from = start + index + 1;
  }
  sentences.push({ start: from, end });
  return sentences.map((sentence) => trimStatement(text, sentence));
}

function trimStatement(text: string, { start, end }: Statement): Statement {
  const words = text.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, end: start + lead + words.trim().length };
}
