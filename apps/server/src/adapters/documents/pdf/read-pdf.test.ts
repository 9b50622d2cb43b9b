import { expect, test } from "vitest";
import { ruleAt, streamOf, textAt, writePdf } from "../../sample-documents/write-pdf.ts";
import type { WrittenPage, WrittenPdf } from "../../sample-documents/write-pdf.ts";
import { readPdf } from "./read-pdf.ts";

const read = (pages: readonly WrittenPage[], more: Omit<WrittenPdf, "pages"> = {}) =>
  readPdf(new Uint8Array(writePdf({ pages, ...more })));

async function linesOf(content: string, entries = ""): Promise<string[] | undefined> {
  const { parts } = await read([{ content, entries }]);
  return parts[0]?.lines.map(({ text }) => text);
}

test("lines come out as they are written, with umlauts, signs and bold words", async () => {
  const first = "Die Angebotsfrist endet am 12.03.2026 um 14:00 Uhr (§ 57 VgV).";
  const { parts, pages, removed, invisible } = await read([
    {
      content:
        textAt(70, 80, first) +
        textAt(70, 94, "Mindestumsatz: 1.250.000,00 € für „Öffentlichkeitsarbeit“ – ") +
        textAt(366, 94, "jährlich", { isBold: true }),
    },
    { content: textAt(70, 80, "Zweite Seite") },
  ]);
  expect(pages).toBe(2);
  expect([removed, invisible]).toEqual([0, 0]);
  expect(parts.map(({ place, lines }) => [place, lines.map(({ text }) => text)])).toEqual([
    [{ page: 1 }, [first, "Mindestumsatz: 1.250.000,00 € für „Öffentlichkeitsarbeit“ – jährlich"]],
    [{ page: 2 }, ["Zweite Seite"]],
  ]);
  const box = parts[0]?.lines[0]?.box;
  expect(box).toMatchObject({ x: 70, y: 71.2, height: 11.2 });
  expect(box?.width).toBeGreaterThan(280);
});

test("a row of a table is one line, its cells joined by tabs, also where a cell has several lines", async () => {
  const rules = [100, 120, 154].map((top) => ruleAt(60, top, 500, top)).join("");
  const borders = [60, 300, 380, 500].map((left) => ruleAt(left, 100, left, 154)).join("");
  const content =
    textAt(64, 90, "Es gelten diese Kriterien:") +
    rules +
    borders +
    textAt(64, 114, "Kriterium") +
    textAt(304, 114, "Gewicht") +
    textAt(384, 114, "Punkte") +
    textAt(64, 134, "Konzept und Qualität der Aus-") +
    textAt(64, 148, "führung") +
    textAt(304, 141, "40 %") +
    textAt(384, 141, "bis zu 40");
  expect(await linesOf(content)).toEqual([
    "Es gelten diese Kriterien:",
    "Kriterium\tGewicht\tPunkte",
    "Konzept und Qualität der Ausführung\t40 %\tbis zu 40",
  ]);
});

test("cells without borders are a row, also where one is centred or a paragraph above it reaches further", async () => {
  const content =
    textAt(70, 80, "Für die Abgabe der Angebote gelten die nachstehenden Fristen:") +
    textAt(70, 94, "Bindefrist") +
    textAt(300, 94, "30.04.2026") +
    textAt(70, 120, "Ablauf der Angebotsfrist") +
    textAt(300, 113, "12.03.2026,") +
    textAt(300, 127, "14:00 Uhr");
  expect(await linesOf(content)).toEqual([
    "Für die Abgabe der Angebote gelten die nachstehenden Fristen:",
    "Bindefrist\t30.04.2026",
    "Ablauf der Angebotsfrist\t12.03.2026, 14:00 Uhr",
  ]);
});

test("in a table with borders a cell with many lines belongs to its row", async () => {
  const grid =
    [100, 180, 200].map((top) => ruleAt(60, top, 500, top)).join("") +
    [60, 200, 500].map((left) => ruleAt(left, 100, left, 200)).join("");
  const lines = ["Bewertet wird", "die Güte", "des Konzepts", "und des", "Zeitplans."];
  const content =
    grid +
    textAt(64, 143, "Konzept") +
    lines.map((line, index) => textAt(204, 115 + 14 * index, line)).join("") +
    textAt(64, 194, "Preis") +
    textAt(204, 194, "Gesamtpreis");
  expect(await linesOf(content)).toEqual([
    "Konzept\tBewertet wird die Güte des Konzepts und des Zeitplans.",
    "Preis\tGesamtpreis",
  ]);
});

test("two columns are read one after the other, then what stands below them", async () => {
  const column = (left: number, name: string) =>
    [1, 2, 3, 4, 5].map((line) =>
      textAt(left, 100 + 14 * line, `Spalte ${name}, Zeile ${line} mit Text`),
    );
  const content = [
    textAt(70, 80, "Überschrift"),
    ...column(70, "links"),
    ...column(320, "rechts"),
    textAt(280, 800, "Seite 1 von 1"),
  ].join("");
  expect(await linesOf(content)).toEqual([
    "Überschrift",
    ...[1, 2, 3, 4, 5].map((line) => `Spalte links, Zeile ${line} mit Text`),
    ...[1, 2, 3, 4, 5].map((line) => `Spalte rechts, Zeile ${line} mit Text`),
    "Seite 1 von 1",
  ]);
});

test("text that nobody sees is left out and counted: not drawn, tiny, outside the page, transparent", async () => {
  const { parts, invisible } = await read([
    {
      content:
        textAt(70, 80, "Die Eignung wird geprüft, wie es in der Bekanntmachung steht.") +
        textAt(70, 100, "ungezeichnet", { mode: 3 }) +
        textAt(70, 120, "winzig", { size: 1 }) +
        textAt(70, 830, "beschnitten") +
        textAt(700, 100, "daneben") +
        `/G0 gs ${textAt(70, 140, "durchsichtig")}`,
      entries: "/CropBox [0 40 595 842]",
      resources: "/ExtGState << /G0 << /ca 0 >> >>",
    },
  ]);
  expect(parts[0]?.lines.map(({ text }) => text)).toEqual([
    "Die Eignung wird geprüft, wie es in der Bekanntmachung steht.",
  ]);
  expect(invisible).toBe(
    "ungezeichnet".length +
      "winzig".length +
      "beschnitten".length +
      "daneben".length +
      "durchsichtig".length,
  );
});

test("a page whose font does not say which letters it draws is refused, not guessed", async () => {
  const toUnicode =
    "1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <41> <7a> <e041> endbfrange";
  const resources = "/Font << /F1 3 0 R /T 5 0 R >>";
  const { parts, refusedPages } = await read(
    [
      {
        content: textAt(70, 80, "Angebotsfrist").repeat(8).replaceAll("/F1", "/T"),
        resources,
      },
      { content: textAt(70, 80, "Lesbar") },
    ],
    {
      objects: [
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
        streamOf(toUnicode),
      ],
    },
  );
  expect(refusedPages).toEqual([{ page: 1, reason: "garbled" }]);
  expect(parts.map(({ place }) => place)).toEqual([{ page: 2 }]);
});

test("letters that are drawn twice to look bold are read once", async () => {
  const content =
    textAt(70, 80, "Angebotsfrist") +
    textAt(70.3, 80, "Angebotsfrist") +
    textAt(70, 100, "40 %") +
    textAt(70, 116, "40 %");
  expect(await linesOf(content)).toEqual(["Angebotsfrist", "40 %", "40 %"]);
});

test("a page turned on its side is read along its lines", async () => {
  const content = `0 1 -1 0 400 200 cm ${textAt(10, 842 - 60, "Preisblatt quer").replace("\n", " ")}${textAt(10, 842 - 40, "Summe netto")}`;
  expect(await linesOf(content)).toEqual(["Preisblatt quer", "Summe netto"]);
  expect(await linesOf(content, "/Rotate 90")).toEqual(["Preisblatt quer", "Summe netto"]);
});

test("what the fields of a form hold stands behind their names", async () => {
  const appearance = "BT /F1 11 Tf 2 4 Td (12.03.2026) Tj ET";
  const { parts } = await read(
    [
      {
        content:
          textAt(70, 80, "Ablauf der Angebotsfrist") +
          textAt(70, 100, "Ort der Einreichung: online"),
        entries: "/Annots [6 0 R]",
      },
    ],
    {
      objects: [
        `<< /Type /XObject /Subtype /Form /BBox [0 0 100 16] /Resources << /Font << /F1 3 0 R >> >> /Length ${appearance.length} >>\nstream\n${appearance}\nendstream`,
        "<< /Type /Annot /Subtype /Widget /FT /Tx /T (frist) /V (12.03.2026) /F 4 /Rect [300 758 400 774] /AP << /N 5 0 R >> /DA (/F1 11 Tf) >>",
      ],
    },
  );
  expect(parts[0]?.lines.map(({ text }) => text)).toEqual([
    "Ablauf der Angebotsfrist\t12.03.2026",
    "Ort der Einreichung: online",
  ]);
});

test("a page without text that shows a picture is a scan, an empty one is nothing", async () => {
  const { parts, refusedPages } = await read(
    [
      { content: "q 500 0 0 700 40 40 cm /Im1 Do Q", resources: "/XObject << /Im1 5 0 R >>" },
      { content: "" },
      { content: textAt(70, 80, "Diese Seite hat genug Text, um keine gescannte zu sein.") },
    ],
    {
      objects: [
        "<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 4 >>\nstream\nabcd\nendstream",
      ],
    },
  );
  expect(refusedPages).toEqual([{ page: 1, reason: "scan" }]);
  expect(parts.map(({ place }) => place)).toEqual([{ page: 3 }]);
});
