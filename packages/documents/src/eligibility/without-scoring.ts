/** "5.2", "§ 5", "III.", "B.": what numbers a heading */
const marker = String.raw`(?:§[^\S\n]?\d{1,3}[a-z]?|\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|[IVX]{1,6}[.)]|[A-Z][.)])`;
/** Where a document begins to say how offers are scored */
const scoringHeading = new RegExp(
  String.raw`^[^\S\n]*(?:${marker}[^\S\n]+)?(?:die\s+)?(?:(?:zuschlags?|wertungs|bewertungs)-?kriteri(?:en|um)(?!\p{L})(?!.{0,110}(?:siehe|anlage|dienen)).{0,110}$|ZK\s?-?\d)`,
  "iu",
);
/** A line of a table of contents: "5. Zuschlagskriterien … 12" */
const contents = new RegExp(
  String.raw`(?:\.{3}|…|_{3}|(?:\.[^\S\n]){3})[^\S\n.…_]*\d{0,4}[^\S\n]*$|^[^\S\n]*(?:${marker}[^\S\n]+)?(?:zuschlags?|wertungs|bewertungs)-?kriterien[^\d:%]{0,60}\s\d{1,3}[^\S\n]*$`,
  "iu",
);
const begin = String.raw`^[^\S\n]*(?:${marker}[^\S\n]+|(?:teil|abschnitt|kapitel)\s\S{1,4}[:.]?\s+)?`;
/** Where it comes back to what bidders must be */
const bidderHeading = new RegExp(
  String.raw`${begin}(?:eignung|teilnahmebedingung|mindestanforderung|mindestbedingung|zulassung|nachweise|anforderungen an|EK\s?-?\d)`,
  "iu",
);
/** Words that begin sentences as well; alone on their line they are a heading. */
const shortHeading = new RegExp(
  String.raw`${begin}(?:(?:haftpflicht)?versicherung|bieter|bewerber|ausschluss|teilnahme|befähigung|leistungsfähigkeit|(?:wirtschaftliche|technische|berufliche|fachliche)\p{L}*\s)[^.,;%\d]{0,60}$`,
  "iu",
);
/** Words behind the number tell a heading from a weight: "9 Zahlungsbedingungen", not "40 %". */
const numbered =
  /^[^\S\n]*(?:§[^\S\n]?)?(?:(?<number>\d{1,3}(?:\.\d{1,3}){0,4})[.)]?|(?<letters>[IVX]{1,6}|[A-Z])[.)])[^\S\n]+(?=\p{L}{3})/u;
const heading = 110;
/** Further on it is another matter, though no heading says so. */
const reach = 3000;

/** The text with blanks where it says how offers are scored; every other letter keeps its place. */
export function withoutScoring(text: string): string {
  let scoring: { readonly until: number; readonly number?: string } | undefined;
  let at = 0;
  const lines = text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    const head = line.slice(0, 2 * heading);
    if (scoringHeading.test(head) && !contents.test(head)) {
      const number = numberOf(head) ?? scoring?.number;
      scoring = { until: start + reach, ...(number !== undefined && { number }) };
    } else if (scoring && (start > scoring.until || ends(head, scoring.number))) {
      scoring = undefined;
    }
    return scoring ? " ".repeat(line.length) : line;
  });
  return lines.join("\n");
}

function ends(line: string, number: string | undefined): boolean {
  if (bidderHeading.test(line) || shortHeading.test(line)) return true;
  const next = numberOf(line);
  return (
    line.length <= heading && number !== undefined && next !== undefined && isNext(next, number)
  );
}

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** "5.2"; of "IV." and "D." the place in their row: "r4", "l68" */
function numberOf(line: string): string | undefined {
  const { number, letters } = numbered.exec(line)?.groups ?? {};
  if (letters === undefined) return number;
  const roman = romans.indexOf(letters);
  return roman < 0 ? `l${letters.charCodeAt(0)}` : `r${roman + 1}`;
}

/** Behind "5.2" come "5.3" and "6", but "5.2.1" is a part of it and "1" an item of a list. */
function isNext(next: string, number: string): boolean {
  const [ours, theirs] = [number.split("."), next.split(".")];
  if (theirs.length > ours.length) return false;
  const last = theirs.length - 1;
  return theirs.every((part, index) => part === (index < last ? ours[index] : nextOf(ours[index])));
}

function nextOf(part = ""): string {
  return part.replace(/\d+$/, (digits) => String(Number(digits) + 1));
}
