import { describe, expect, test } from "vitest";
import {
  streamOf,
  textAt,
  writePdf,
} from "../../../apps/server/src/adapters/sample-documents/write-pdf.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { isInView, openDocuments } from "../../support/pages/documents-page.ts";
import type { DocumentsOpening } from "../../support/pages/documents-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const server = await cannedWeb();
const open = (opening: DocumentsOpening) => openDocuments(server, opening);

describe("a PDF", () => {
  const lines = [
    ["Bewerbungsbedingungen"],
    ["Seite zwei"],
    ["Die Angebote sind bis zum 15.12.2026, 12:00 Uhr,", "über die Plattform einzureichen."],
  ];
  const drawn = writePdf({
    pages: lines.map((page) => ({
      content: page.map((line, at) => textAt(70, 80 + 20 * at, line)).join(""),
    })),
  });
  /** Letters leave dark dots. */
  const hasInk = (canvas: Element) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const dots = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height);
    return dots?.data.some((value, at) => at % 4 === 0 && value < 100 && dots.data[at + 3] === 255);
  };

  test("is shown page by page as it is printed, with the marker over the quote; its text is one switch away", async () => {
    const { page, complaints, close } = await open({ state: { pdf: drawn } });
    await page.getByRole("link", { name: "Bewerbungsbedingungen.pdf", exact: true }).press("Enter");
    const first = page.getByRole("img", { name: /^Seite 1 als Bild/ });
    await expect.poll(() => first.evaluate(hasInk)).toBe(true);
    await page
      .getByRole("region", { name: "Fristen" })
      .getByRole("link", { name: /^Bewerbungsbed\. S\.\s3 / })
      .press("Enter");
    const mark = page.locator("mark").first();
    await mark.filter({ hasText: "15.12.2026, 12:00 Uhr" }).waitFor();
    await expect.poll(() => page.locator("mark").count()).toBe(2);
    await expect.poll(() => mark.evaluate(isInView)).toBe(true);
    const third = page.getByRole("img", { name: /^Seite 3 als Bild/ });
    await expect.poll(() => third.evaluate(hasInk)).toBe(true);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const choice = page.getByRole("group", { name: "Darstellung" });
    await choice.getByRole("button", { name: "Text" }).press("Enter");
    await page.getByRole("group", { name: "Text", exact: true }).waitFor();
    await page.locator("mark", { hasText: "15.12.2026, 12:00 Uhr" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("that cannot be drawn shows its text", async () => {
    const { page, close } = await open({ state: { pdf: Buffer.from("%PDF-1.7 kaputt") } });
    await page.getByRole("link", { name: "Bewerbungsbedingungen.pdf", exact: true }).press("Enter");
    await page.getByRole("group", { name: "Text", exact: true }).waitFor();
    await expect.poll(() => page.getByRole("group", { name: "Darstellung" }).count()).toBe(0);
    await close();
  });

  test("of fax pictures is drawn too, without WebAssembly", async () => {
    // Eight white rows and the end of the picture; the order of colours makes them black.
    const fax = streamOf(
      Buffer.from("ff001001", "hex"),
      "/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0] " +
        "/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>",
    );
    const scanned = writePdf({
      pages: [
        { content: "q 595 0 0 842 0 0 cm /Im1 Do Q", resources: "/XObject << /Im1 5 0 R >>" },
      ],
      objects: [fax],
    });
    const { page, complaints, close } = await open({ state: { pdf: scanned } });
    await page.getByRole("link", { name: "Bewerbungsbedingungen.pdf", exact: true }).press("Enter");
    const first = page.getByRole("img", { name: /^Seite 1 als Bild/ });
    await expect.poll(() => first.evaluate(hasInk)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test("of 1,500 pages draws those near the view alone", async () => {
    const many = writePdf({ pages: Array.from({ length: 1_500 }, () => ({ content: "" })) });
    const { page, complaints, close } = await open({ state: { pdf: many } });
    await page.getByRole("link", { name: "Bewerbungsbedingungen.pdf", exact: true }).press("Enter");
    await page.getByRole("combobox", { name: "Stelle im Dokument" }).selectOption("Seite 1400");
    const drawnPages = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-part] canvas")].flatMap((canvas, at) =>
          (canvas as HTMLCanvasElement).width > 300 ? [at + 1] : [],
        ),
      );
    await expect.poll(drawnPages).toContain(1_400);
    await expect.poll(async () => (await drawnPages()).length).toBeLessThan(10);
    expect(await drawnPages()).not.toContain(1);
    expect(complaints).toEqual([]);
    await close();
  });
});
