import type { DocumentText } from "../document-text.ts";
import { momentsIn } from "../deadlines/german-moments.ts";

/** Whether a document calls itself a correction, and what tells it from earlier ones. */
export interface Revision {
  readonly isCorrection: boolean;
  /** "2. Änderung", "Berichtigung Nr. 2" */
  readonly number?: number;
  /** YYYY-MM-DD, of its name or of its first lines */
  readonly date?: string;
}

const names =
  "Änderung(?:en|s\\p{L}{0,30})?|Aenderung(?:en|s\\p{L}{0,30})?|Berichtigung(?:en|s\\p{L}{0,30})?|Korrektur(?:en)?|Bieterinformation|Bieterrundschreiben|Fristverlängerung|Geänderte|Neufassung";
const inName = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "iu");
const asTitle = new RegExp(`^\\s*(?:\\d{1,2}\\.\\s?)?(?:${names})(?!\\p{L}|\\s+vorbehalten)`, "iu");
const numbers = [
  new RegExp(`(?<!\\d)(\\d{1,2})\\.[\\s_]?(?:${names})(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:${names})[\\s_-]{0,3}(?:Nr\\.?[\\s_-]{0,2})?0?(\\d{1,2})(?!\\d|\\.\\d)`,
    "iu",
  ),
];
const titleLines = 6;

export function revisionOf({ file, parts }: DocumentText): Revision {
  const name = file.normalize("NFC").replaceAll("_", " ");
  const head = (parts[0]?.lines ?? []).slice(0, titleLines).map(({ text }) => text.slice(0, 200));
  const title = head.find((line) => asTitle.test(line));
  const words = [name, ...(title === undefined ? [] : [title])];
  const number = words.flatMap(numberIn)[0];
  const date = [...words, ...head.filter((line) => /Stand|vom|Datum|, den /.test(line))].flatMap(
    dateIn,
  )[0];
  return {
    isCorrection: title !== undefined || inName.test(name),
    ...(number !== undefined && { number }),
    ...(date !== undefined && { date }),
  };
}

/** Whether what the first says holds instead of what the second says. */
export function supersedes(later: Revision, earlier: Revision): boolean {
  if (!later.isCorrection) return false;
  if (later.date !== undefined && earlier.date !== undefined && later.date !== earlier.date) {
    return later.date > earlier.date;
  }
  if (!earlier.isCorrection) return true;
  return (
    later.number !== undefined && earlier.number !== undefined && later.number > earlier.number
  );
}

function numberIn(words: string): number[] {
  return numbers.flatMap((pattern) => {
    const figure = pattern.exec(words)?.[1];
    return figure === undefined ? [] : [Number(figure)];
  });
}

function dateIn(words: string): string[] {
  const packed = /(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/.exec(words);
  const spaced = packed ? `${packed[1]}-${packed[2]}-${packed[3]}` : words;
  return momentsIn(spaced).map(({ date }) => date);
}
