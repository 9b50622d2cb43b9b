import { createRandom } from "@tc/standins";
import { writeZip } from "../../../adapters/archive/zip-writer.ts";
import { wordParagraph, writeDocx } from "../../../adapters/sample-documents/write-docx.ts";
import { writeOpenDocument } from "../write-opendocument.ts";
import { sheetRow, writeXlsx } from "../../../adapters/sample-documents/write-xlsx.ts";
import { hostile } from "./hostile-file.ts";
import type { HostileFile } from "./hostile-file.ts";

type Writer = (xml: string | Buffer) => Buffer;

/** For each format a document whose main part is this XML */
const writers: Readonly<Record<string, Writer>> = {
  docx: (data) => writeDocx("", [{ name: "word/document.xml", data }]),
  "docx styles": (data) => writeDocx(wordParagraph("Text"), [{ name: "word/styles.xml", data }]),
  xlsx: (data) =>
    writeXlsx([{ name: "A", rows: "" }], [], [{ name: "xl/worksheets/sheet1.xml", data }]),
  "xlsx strings": (data) =>
    writeXlsx([{ name: "A", rows: "" }], [], [{ name: "xl/sharedStrings.xml", data }]),
  odt: (data) =>
    writeOpenDocument({ kind: "text", body: "", members: [{ name: "content.xml", data }] }),
  ods: (data) =>
    writeOpenDocument({ kind: "spreadsheet", body: "", members: [{ name: "content.xml", data }] }),
};

const laughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join("");

const attacks: Readonly<Record<string, readonly [verdict: string, xml: () => string | Buffer]>> = {
  "a file from outside": [
    "unsafe-xml",
    () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><p>&x;</p></a>',
  ],
  "a definition from outside": [
    "unsafe-xml",
    () => '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><a/>',
  ],
  "a billion laughs": ["unsafe-xml", () => `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l9;</a>`],
  "a definition without its end": ["broken", () => "<!DOCTYPE a ["],
  "an entity nobody defined": ["broken", () => "<a><p>&x;</p></a>"],
  "depth of 200": ["unsafe-xml", () => "<a>".repeat(200) + "</a>".repeat(200)],
  "depth of 100,000": ["unsafe-xml", () => "<a>".repeat(100_000)],
  "wrongly nested": ["broken", () => "<a><b></a></b>"],
  "cut in the middle": ["broken", () => "<a><p><r><t>Text"],
  "300 attributes": [
    "unsafe-xml",
    () => `<a ${Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(" ")}/>`,
  ],
  "nothing at all": ["broken", () => ""],
  "no XML": ["broken", () => Buffer.from("89504e470d0a1a0a", "hex")],
  "20 MB of blanks": ["bomb", () => `<a>${" ".repeat(20_000_000)}</a>`],
};

/** A part beside the main one is read by the same walk: a few are enough. */
function attacksOn(format: string) {
  return Object.entries(attacks).slice(0, format.includes(" ") ? 4 : undefined);
}

/** Letters that do not compress to a hundredth */
function noise(characters: number): string {
  const random = createRandom(13);
  const words = Array.from({ length: 2_000 }, () => random.next().toString(36).slice(2));
  let text = "";
  while (text.length < characters) text += `${words[Math.floor(random.next() * words.length)]} `;
  return text;
}

const macro = { name: "word/vbaProject.bin", data: "Sub AutoOpen()" };
const ole = (more = "") =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from(more, "utf16le"),
  ]);
const cellRow = (cell: string) => `<row r="1">${cell}</row>`;

export const hostileOffice: readonly HostileFile[] = [
  ...Object.entries(writers).flatMap(([format, write]) =>
    attacksOn(format).map(([name, [verdict, xml]]) =>
      hostile(`${format}: ${name}`, verdict, () => write(xml())),
    ),
  ),
  hostile("docx: in UTF-16", "read", () =>
    writeDocx("", [
      {
        name: "word/document.xml",
        data: Buffer.from(
          '\ufeff<?xml version="1.0" encoding="UTF-16"?><a><p><t>Ä</t></p></a>',
          "utf16le",
        ),
      },
    ]),
  ),
  hostile("docx: more text than a tender may have", "too-many-pages", () =>
    writeDocx(wordParagraph(noise(5_000_000))),
  ),
  hostile("docx: a bomb in a picture", "read", () =>
    writeDocx(wordParagraph("Text"), [
      { name: "word/media/a.png", data: Buffer.alloc(20_000_000) },
    ]),
  ),
  hostile("docx: a part named out of the package", "unsafe-name", () =>
    writeDocx(wordParagraph("Text"), [{ name: "../../word/document.xml", data: "<a/>" }]),
  ),
  hostile("docx: its text encrypted", "encrypted", () =>
    writeDocx("", [{ name: "word/document.xml", data: "<a/>", flags: 0x801 }]),
  ),
  hostile("docx: its text with a wrong checksum", "broken", () =>
    writeDocx("", [{ name: "word/document.xml", data: "<a/>", declaredCrc: 1 }]),
  ),
  hostile("docx: macros under a harmless name", "macros", () =>
    writeDocx(wordParagraph("Text"), [macro]),
  ),
  hostile("xlsx: macros under a harmless name", "macros", () =>
    writeXlsx([], [], [{ name: "xl/vbaProject.bin", data: "Sub AutoOpen()" }]),
  ),
  hostile("odt: macros", "macros", () =>
    writeOpenDocument({
      kind: "text",
      body: "",
      members: [{ name: "Basic/Standard/Modul1.xml", data: "<a/>" }],
    }),
  ),
  hostile("odt: encrypted", "encrypted", () =>
    writeOpenDocument({
      kind: "text",
      body: "",
      members: [
        {
          name: "META-INF/manifest.xml",
          data: "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>",
        },
      ],
    }),
  ),
  hostile("docx: encrypted", "encrypted", () => ole("EncryptedPackage")),
  hostile("doc: old Word", "old-format", () => ole("WordDocument")),
  hostile("xls: old Excel", "old-format", () => ole("Workbook")),
  hostile("pptx: slides", "unknown-format", () =>
    writeZip([
      { name: "[Content_Types].xml", data: "<Types/>" },
      { name: "ppt/presentation.xml", data: "<a/>" },
    ]),
  ),
  hostile("odp: slides", "unknown-format", () =>
    writeZip([
      { name: "mimetype", data: "application/vnd.oasis.opendocument.presentation", stored: true },
      { name: "content.xml", data: "<a/>" },
    ]),
  ),
  hostile("xlsx: strings that are not there", "read", () =>
    writeXlsx([{ name: "A", rows: sheetRow(1, [{ shared: 7 }, { shared: -1 }, "x"]) }]),
  ),
  hostile("xlsx: a sheet outside the package", "read", () =>
    writeXlsx(
      [{ name: "A", rows: "" }],
      [],
      [
        {
          name: "xl/_rels/workbook.xml.rels",
          data: '<Relationships><Relationship Id="rId1" Target="../../../etc/passwd"/></Relationships>',
        },
      ],
    ),
  ),
  hostile("xlsx: 100,000 sheets of one part", "too-many-pages", () => {
    const sheets = Array.from(
      { length: 100_000 },
      (_, index) => `<sheet name="${index}" r:id="rId1"/>`,
    ).join("");
    return writeXlsx(
      [{ name: "A", rows: sheetRow(1, [noise(200_000)]) }],
      [],
      [
        {
          name: "xl/workbook.xml",
          data: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
        },
      ],
    );
  }),
  hostile("xlsx: numbers that are none", "read", () =>
    writeXlsx([
      {
        name: "A",
        rows: cellRow(
          '<c r="A1"><v>1e999</v></c><c r="ZZZZZZ1"><v>NaN</v></c><c s="-3"><v>1</v></c><c s="3"><v>1e300</v></c><c s="3"><v>-9e15</v></c>',
        ),
      },
    ]),
  ),
  hostile("xlsx: a cell of 5 MB", "too-many-pages", () =>
    writeXlsx([{ name: "A", rows: sheetRow(1, [noise(5_000_000)]) }]),
  ),
  hostile("xlsx: no sheets", "broken", () => writeXlsx([])),
  hostile("ods: a cell repeated a thousand million times", "read", () =>
    writeOpenDocument({
      kind: "spreadsheet",
      body:
        '<table:table table:name="A"><table:table-column table:visibility="collapse" table:number-columns-repeated="999999999"/>' +
        '<table:table-row table:number-rows-repeated="999999999"><table:table-cell table:number-columns-repeated="999999999"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    }),
  ),
];
