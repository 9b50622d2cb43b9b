import { expect, test } from "vitest";
import { writeOpenDocument } from "../../../testing/documents/write-opendocument.ts";
import { readOds } from "./read-ods.ts";
import { readOdt } from "./read-odt.ts";

test("an OpenDocument text is read by headings, its tables as rows, without what it hides", async () => {
  const styles =
    '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>' +
    '<style:style style:name="T2"><style:text-properties fo:font-size="1pt"/></style:style>';
  const body =
    "<text:tracked-changes><text:p>gelöscht</text:p></text:tracked-changes><text:p>Vorbemerkung</text:p>" +
    '<text:h text:outline-level="1">1 Zuschlag</text:h>' +
    "<table:table><table:table-row><table:table-cell><text:p>Preis</text:p></table:table-cell><table:table-cell><text:p>40<text:s/>%</text:p></table:table-cell></table:table-row></table:table>" +
    '<text:p>Frist:<text:tab/>12.03.2026<text:span text:style-name="T1">geheim</text:span><text:span text:style-name="T2">klein</text:span></text:p>';
  const { parts, invisible } = await readOdt(writeOpenDocument({ kind: "text", body, styles }));
  expect(parts.map(({ place, lines }) => [place, lines.map(({ text }) => text)])).toEqual([
    [{ heading: "" }, ["Vorbemerkung"]],
    [{ heading: "1 Zuschlag" }, ["1 Zuschlag", "Preis\t40 %", "Frist:\t12.03.2026"]],
  ]);
  expect(invisible).toBe("geheimklein".length);
});

test("an OpenDocument spreadsheet is read by sheets and rows; cells that are repeated keep their places", async () => {
  const cell = (text: string, attributes = "") =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const body =
    '<table:table table:name="Preise"><table:table-column/><table:table-column table:visibility="collapse"/>' +
    '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>' +
    `<table:table-row>${cell("Konzept")}${cell("geheim")}<table:table-cell table:number-columns-repeated="2"/>${cell("60 %")}</table:table-row>` +
    `<table:table-row table:visibility="collapse">${cell("verborgen")}</table:table-row></table:table>`;
  const { parts, invisible } = await readOds(writeOpenDocument({ kind: "spreadsheet", body }));
  expect(parts).toEqual([
    { place: { sheet: "Preise" }, lines: [{ text: "Konzept\t60 %", cell: "A4" }] },
  ]);
  expect(invisible).toBe("geheimverborgen".length);
});
