import { textAt, writePdf } from "../../apps/server/src/adapters/sample-documents/write-pdf.ts";
import type { WrittenPage } from "../../apps/server/src/adapters/sample-documents/write-pdf.ts";

const sentences = [
  "Der Bieter weist einen Mindestumsatz von 1.250.000,00 € je Geschäftsjahr nach; die Erklärung",
  "ist mit dem Angebot einzureichen. Die Angebotsfrist endet am 12.03.2026 um 14:00 Uhr, Fragen",
  "sind spätestens sechs Kalendertage vor Ablauf der Angebotsfrist über die Plattform zu stellen.",
  "Bewertet werden Qualität und Schlüssigkeit des Konzepts für die Öffentlichkeitsarbeit sowie",
];

/** Pages as tender documents have them: 40 lines of text, a table of six rows, a footer. */
export function textPages(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, index): WrittenPage => ({
    content: pageContent(index, count),
  }));
  return writePdf({ pages });
}

export function pageContent(index: number, count: number, lineCount = 40): string {
  const lines = Array.from({ length: lineCount }, (_, line) =>
    textAt(70, 80 + 14 * line, sentences[line % sentences.length] ?? ""),
  );
  const rows = Array.from({ length: 6 }, (_, row) =>
    [`${row + 1}.`, `Kriterium ${row + 1}: Konzept`, `${10 + row} %`].map((cell, column) =>
      textAt(70 + 160 * column, 660 + 16 * row, cell),
    ),
  );
  const footer = textAt(260, 810, `Seite ${index + 1} von ${count}`, { size: 8 });
  return [...lines, ...rows.flat(), footer].join("");
}
