import type { TenderDocument } from "@tc/contract";
import { documentRefusalSentences } from "@tc/domain";
import { count, formatNumber } from "../../../platform/format/format";

/** "850 KB", "1,2 MB": of a thousand, as the limits are. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB`;
  const megabytes = Math.round(bytes / 100_000) / 10;
  return `${formatNumber(megabytes >= 10 ? Math.round(megabytes) : megabytes)}\u00a0MB`;
}

/** Only a PDF has pages to count; other files are measured by their letters. */
export function pageWords({ name, pages }: Pick<TenderDocument, "name" | "pages">): string[] {
  if (pages === undefined) return [];
  const words = count(pages, "Seite", "Seiten");
  return [/\.pdf$/i.test(name) ? words : `etwa ${words}`];
}

/** "Seite 12 von 80" of a document that is being read */
export function progressWords({ pages, pagesRead }: TenderDocument): string | undefined {
  if (pages === undefined || pagesRead === undefined || pages <= 1) return undefined;
  return `Seite ${formatNumber(pagesRead)} von ${formatNumber(pages)}`;
}

const origins: Readonly<Record<TenderDocument["origin"], string>> = {
  agency: "von euch, nur für euch",
  buyer: "von der Vergabestelle geholt",
};

/** "12 Seiten · 1,2 MB · von euch, nur für euch", which breaks between its parts only */
export function factWords(document: TenderDocument): string {
  return [...pageWords(document), sizeWords(document.bytes), origins[document.origin]]
    .map((words) => words.replaceAll(" ", "\u00a0"))
    .join(" · ");
}

export function removedWords(removedCharacters: number): string {
  return `${count(removedCharacters, "unsichtbares Zeichen", "unsichtbare Zeichen")} ausgelassen`;
}

/** Why pages could not be read: "Seiten 3, 5–7" with the sentence that holds for them. */
export function refusedPageGroups({
  refusedPages,
}: Pick<TenderDocument, "refusedPages">): { pages: string; sentence: string }[] {
  const groups = Map.groupBy(refusedPages, ({ reason }) => reason);
  return Array.from(groups, ([reason, pages]) => {
    const numbers = [...new Set(pages.map(({ page }) => page))].toSorted((a, b) => a - b);
    return {
      pages: `${numbers.length === 1 ? "Seite" : "Seiten"} ${rangeWords(numbers)}`,
      sentence: documentRefusalSentences[reason],
    };
  });
}

/** [3, 5, 6, 7] → "3, 5–7" */
function rangeWords(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(", ");
}
