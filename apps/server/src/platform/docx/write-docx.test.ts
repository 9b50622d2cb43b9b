import { expect, test } from "vitest";
import { readDocx } from "../../adapters/documents/office/read-docx.ts";
import { writeDocx } from "./write-docx.ts";

test("a text comes out of Word as it went in: headings, lists and rows of tables", async () => {
  const bytes = await writeDocx({
    title: "Referenzblätter",
    lead: "Nordlicht GmbH",
    sections: [
      {
        title: "Kampagne „Echt Norden“",
        blocks: [
          {
            kind: "table",
            head: ["Angabe", "Inhalt"],
            widths: [1, 2],
            rows: [["Jahr", "2025"]],
          },
          { kind: "paragraph", text: "Erste Zeile\nzweite Zeile" },
          { kind: "list", items: ["Film", "Plakat"] },
        ],
      },
    ],
  });
  const { parts } = await readDocx(bytes);
  expect(parts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["Referenzblätter", "Nordlicht GmbH"],
    [
      "Kampagne „Echt Norden“",
      "Angabe\tInhalt",
      "Jahr\t2025",
      "Erste Zeile",
      "zweite Zeile",
      "Film",
      "Plakat",
    ],
  ]);
});

test("letters that no XML may hold are left out, so that Word opens the file", async () => {
  const bytes = await writeDocx({ title: "A\u0000B\uD800C <&>", lead: "\u000b", sections: [] });
  const { parts } = await readDocx(bytes);
  expect(parts[0]?.lines[0]?.text).toMatch(/^AB\uFFFD?C <&>$/u);
});
