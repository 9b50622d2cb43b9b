import { writeZip } from "../archive/zip-writer.ts";
import type { WrittenMember } from "../archive/zip-writer.ts";
import { escapeXml } from "./write-docx.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface WrittenSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  /** Rows as XML; `sheetRow` makes some */
  readonly rows: string;
  readonly columns?: string;
}

/** Cell styles: 0 general, 1 percent, 2 euro, 3 date with time */
const styles =
  `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy\\ hh:mm"/></numFmts>` +
  `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** A workbook with these sheets; `members` replace or join those of the package. */
export function writeXlsx(
  sheets: readonly WrittenSheet[],
  strings: readonly string[] = [],
  members: readonly WrittenMember[] = [],
): Buffer {
  const list = sheets
    .map(
      ({ name, isHidden }, index) =>
        `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ""}/>`,
    )
    .join("");
  const targets = sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join("");
  const usual: WrittenMember[] = [
    { name: "[Content_Types].xml", data: "<Types/>" },
    {
      name: "xl/workbook.xml",
      data: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`,
    },
    { name: "xl/_rels/workbook.xml.rels", data: `<Relationships>${targets}</Relationships>` },
    { name: "xl/styles.xml", data: styles },
    {
      name: "xl/sharedStrings.xml",
      data: `<sst xmlns="${main}">${strings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("")}</sst>`,
    },
    ...sheets.map(({ rows, columns = "" }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      data: `<worksheet xmlns="${main}">${columns}<sheetData>${rows}</sheetData></worksheet>`,
    })),
  ];
  const others = usual.filter(({ name }) => members.every((member) => member.name !== name));
  return writeZip([...others, ...members]);
}

/** Cells as XML: numbers with a style, shared strings as `{ shared: 3 }`, texts as they are. */
export function sheetRow(
  row: number,
  cells: readonly (string | { shared: number } | { value: number; style: number } | undefined)[],
  attributes = "",
): string {
  const written = cells.map((cell, index) => {
    const reference = `r="${String.fromCodePoint(65 + index)}${row}"`;
    if (cell === undefined) return "";
    if (typeof cell === "string") {
      return `<c ${reference} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
    }
    if ("shared" in cell) return `<c ${reference} t="s"><v>${cell.shared}</v></c>`;
    return `<c ${reference} s="${cell.style}"><v>${cell.value}</v></c>`;
  });
  return `<row r="${row}" ${attributes}>${written.join("")}</row>`;
}
