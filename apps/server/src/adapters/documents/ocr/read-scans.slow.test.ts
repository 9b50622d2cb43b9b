import { expect, test } from "vitest";
import { ruleAt, textAt, writePdf } from "../../sample-documents/write-pdf.ts";
import { pictureScan, scanOf } from "../../sample-documents/write-scan.ts";
import { ProcessReader } from "../process/process-reader.ts";

const text = textAt(70, 80, "Auf dieser Seite steht der Text als Text und nicht als Bild.");
const borders =
  [150, 176, 202].map((top) => ruleAt(60, top, 500, top)).join("") +
  [60, 350, 500].map((left) => ruleAt(left, 150, left, 202)).join("");

test(
  "a scanned page is read with umlauts, rows and places, and says how sure that is",
  { timeout: 120_000 },
  async () => {
    const { page, object } = await scanOf(
      textAt(
        70,
        80,
        "Die Angebotsfrist für die Öffentlichkeitsarbeit endet am 12.03.2026 um 14:00 Uhr.",
      ) +
        textAt(70, 110, "Der Mindestumsatz beträgt 1.250.000,00 € je Geschäftsjahr.") +
        borders +
        textAt(70, 168, "Konzept und Qualität") +
        textAt(360, 168, "60 %") +
        textAt(70, 194, "Preis") +
        textAt(360, 194, "40 %"),
    );
    const bytes = writePdf({ pages: [{ content: text }, page], objects: [object] });
    const {
      text: document,
      refusals,
      pages,
    } = await new ProcessReader().read({ file: "a.pdf", bytes });
    expect([pages, refusals]).toEqual([2, []]);
    const [drawn, scan] = document?.parts ?? [];
    expect(drawn?.confidence).toBeUndefined();
    expect(scan?.place).toEqual({ page: 2 });
    expect(scan?.confidence).toBeGreaterThan(0.8);
    expect(scan?.lines.map((line) => line.text)).toEqual([
      "Die Angebotsfrist für die Öffentlichkeitsarbeit endet am 12.03.2026 um 14:00 Uhr.",
      "Der Mindestumsatz beträgt 1.250.000,00 € je Geschäftsjahr.",
      "Konzept und Qualität\t60 %",
      "Preis\t40 %",
    ]);
    const box = scan?.lines[0]?.box;
    expect(Math.abs((box?.x ?? 0) - 70)).toBeLessThan(3);
    expect(Math.abs((box?.y ?? 0) - 71)).toBeLessThan(4);
  },
);

test("a picture without letters stays a page that was not read", { timeout: 120_000 }, async () => {
  const grey = Uint8Array.from({ length: 600 * 800 }, (_, at) => (at % 600) / 3);
  const { page, object } = pictureScan(600, 800, grey);
  const bytes = writePdf({ pages: [page], objects: [object] });
  const { refusals } = await new ProcessReader().read({ file: "a.pdf", bytes });
  expect(refusals).toEqual([{ file: "a.pdf", page: 1, reason: "scan" }]);
});
