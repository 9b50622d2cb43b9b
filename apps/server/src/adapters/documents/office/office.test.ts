import type { TextPart } from "@tc/documents";
import { expect, test } from "vitest";
import { wordParagraph, wordTable, writeDocx } from "../../sample-documents/write-docx.ts";
import { sheetRow, writeXlsx } from "../../sample-documents/write-xlsx.ts";
import { readDocx } from "./read-docx.ts";
import { readXlsx } from "./read-xlsx.ts";

const shown = (parts: readonly TextPart[]) =>
  parts.map(({ place, lines }) => [
    place,
    lines.map(({ text, cell }) => (cell ? [cell, text] : text)),
  ]);

test("a Word document is read by headings, its tables as rows", async () => {
  const { parts } = await readDocx(
    writeDocx(
      wordParagraph("Leistungsbeschreibung „Öffentlichkeitsarbeit“") +
        wordParagraph("1. Zuschlag", { style: "Kapitel" }) +
        wordTable([
          ["Kriterium", "Gewicht"],
          ["Konzept\nund Qualität", "60 %"],
          ["Preis", "40 %"],
        ]) +
        wordParagraph("2. Fristen", { style: "berschrift1" }) +
        `<w:p><w:r><w:t>Angebotsfrist:</w:t><w:tab/><w:t>12.03.2026</w:t><w:br/><w:t>14:00 Uhr</w:t></w:r></w:p>` +
        `<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t> elektronisch in Textform</w:t></w:r></w:p>`,
    ),
  );
  expect(shown(parts)).toEqual([
    [{ heading: "" }, ["Leistungsbeschreibung „Öffentlichkeitsarbeit“"]],
    [
      { heading: "1. Zuschlag" },
      ["1. Zuschlag", "Kriterium\tGewicht", "Konzept und Qualität\t60 %", "Preis\t40 %"],
    ],
    [
      { heading: "2. Fristen" },
      ["2. Fristen", "Angebotsfrist:\t12.03.2026", "14:00 Uhr", "☑ elektronisch in Textform"],
    ],
  ]);
});

test("what Word does not show is left out: deleted, hidden and tiny text, field codes", async () => {
  const { parts, invisible } = await readDocx(
    writeDocx(
      `<w:p><w:r><w:t>Umsatz </w:t></w:r><w:del><w:r><w:delText>500.000</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>alt</w:t></w:r></w:moveFrom>` +
        `<w:ins><w:r><w:t>750.000 Euro</w:t></w:r></w:ins><w:r><w:instrText> PAGE </w:instrText></w:r></w:p>` +
        wordParagraph("verborgen", { run: "<w:vanish/>" }) +
        wordParagraph("winzig", { run: '<w:sz w:val="2"/>' }),
    ),
  );
  expect(shown(parts)).toEqual([[{ heading: "" }, ["Umsatz 750.000 Euro"]]]);
  expect(invisible).toBe("verborgen".length + "winzig".length);
});

test("a workbook is read by sheets and rows, numbers as they are shown", async () => {
  const { parts, invisible } = await readXlsx(
    writeXlsx(
      [
        {
          name: "Preisblatt",
          columns: '<cols><col min="4" max="4" hidden="1"/></cols>',
          rows:
            sheetRow(2, [undefined, { shared: 1 }, { value: 0.6, style: 1 }, "geheim"]) +
            sheetRow(4, [
              "Preis",
              { value: 1_250_000, style: 2 },
              { value: 46_093.583_333_33, style: 3 },
            ]) +
            sheetRow(5, ["verborgen"], 'hidden="1"'),
        },
        { name: "Interna", isHidden: true, rows: sheetRow(1, ["Schätzung"]) },
        { name: "Fristen", rows: sheetRow(1, ["Bindefrist", { value: 60, style: 0 }]) },
      ],
      ["unbenutzt", "Konzept & Qualität"],
    ),
    {},
  );
  expect(shown(parts)).toEqual([
    [
      { sheet: "Preisblatt" },
      [
        ["B2", "Konzept & Qualität\t60%"],
        ["A4", "Preis\t1.250.000,00 €\t12.03.2026 14:00"],
      ],
    ],
    [{ sheet: "Fristen" }, [["A1", "Bindefrist\t60"]]],
  ]);
  expect(invisible).toBe("geheim".length + "verborgen".length + "Schätzung".length);
});
