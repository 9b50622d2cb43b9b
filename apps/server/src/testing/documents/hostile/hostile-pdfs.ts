import { deflateSync } from "node:zlib";
import { streamOf, textAt, writePdf } from "../../../adapters/sample-documents/write-pdf.ts";
import type { WrittenPage, WrittenPdf } from "../../../adapters/sample-documents/write-pdf.ts";
import { hostile } from "./hostile-file.ts";
import type { HostileFile } from "./hostile-file.ts";

const text = textAt(70, 80, "Die Angebotsfrist endet am 12.03.2026 um 14:00 Uhr.");
const page: WrittenPage = { content: text };
const good = () => writePdf({ pages: [page, page, page] });

type Part = Omit<WrittenPdf, "pages"> & Partial<WrittenPage>;

/** A page of good text with something bad about it. */
function pdf({ content = "", entries = "", resources = "", ...more }: Part): Buffer {
  return writePdf({ pages: [{ content: text + content, entries, resources }], ...more });
}

/** The file with some of its words replaced by others. */
function changed(bytes: Buffer, from: string | RegExp, to: string): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll(new RegExp(from, "g"), to), "latin1");
}

const form = (content: string, resources: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;

const bomb = (megabytes: number) => {
  let data: Buffer = Buffer.alloc(megabytes * 1_000_000, " ");
  for (let level = 0; level < 2; level++) data = deflateSync(data);
  return streamOf(data, "/Filter [/FlateDecode /FlateDecode]");
};

const actions: Readonly<Record<string, string>> = {
  JavaScript: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\);) >>",
  "a program to launch": "/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) >> >>",
  "an address to open": "/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>",
  "a form to send": "/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/) >>",
  "a file from elsewhere":
    "/OpenAction << /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit] >>",
  "a file inside":
    "/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>",
  "an XFA form": "/AcroForm << /Fields [] /XFA (<xdp:xdp><script>x</script></xdp:xdp>) >>",
  "a portfolio": "/Collection << /Type /Collection /View /D >>",
};

const contents: Readonly<Record<string, readonly [verdict: string, content: string]>> = {
  "2,000 states saved": ["read", "q ".repeat(2_000)],
  "300,000 states restored": ["read", "Q ".repeat(300_000)],
  "300,000 letters on a page": [
    "too-slow",
    `BT /F1 8 Tf ${"1 0 0 1 70 700 Tm (aaaaaaaaaa) Tj ".repeat(30_000)} ET`,
  ],
  "a page of endless numbers": ["read", "9".repeat(2_000_000)],
  "a string without its end": ["read", "BT /F1 9 Tf (abc"],
  "strings in strings": ["read", `BT /F1 9 Tf ${"(".repeat(100_000)}`],
  "an array 100,000 deep": ["read", "[".repeat(100_000)],
  "a dictionary 100,000 deep": ["read", "/a << ".repeat(100_000)],
  "numbers that are none": ["read", "BT /F1 NaN Tf 1e999 0 0 1e999 nan inf Tm (x) Tj ET"],
  "a matrix of zeros": ["read", "0 0 0 0 0 0 cm BT /F1 9 Tf (x) Tj ET"],
  "a picture in the text without its end": [
    "read",
    "BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID abc",
  ],
  "a font that is not there": ["read", "BT /F9 9 Tf (x) Tj ET"],
  "letters of 1e9 points": ["read", "BT /F1 1000000000 Tf (x) Tj ET"],
  "a name of a megabyte": ["read", `/${"n".repeat(1_000_000)} gs`],
  "a path of 500,000 lines": ["read", `0 0 m ${"9 9 l ".repeat(500_000)} S`],
  "bytes of no language": ["read", "\u0000\u0001\u00ff\u00fe".repeat(50_000)],
};

const trees: Readonly<Record<string, readonly [verdict: string, from: string, to: string]>> = {
  "pages that hold themselves": ["read", "/Kids \\[.*?\\]", "/Kids [2 0 R]"],
  "pages that hold the catalogue": ["read", "/Kids \\[.*?\\]", "/Kids [1 0 R]"],
  "no pages": ["read", "/Kids \\[.*?\\]", "/Kids []"],
  "pages that are numbers": ["read", "/Kids \\[.*?\\]", "/Kids [1 2 3]"],
  "a page that is not there": ["read", "/Kids \\[", "/Kids [99 0 R "],
  "no catalogue": ["broken", "/Root 1 0 R", ""],
  "a catalogue that is not there": ["broken", "/Root 1 0 R", "/Root 99 0 R"],
  "no table": ["read", "startxref\\n\\d+", "startxref\n0"],
  "a table elsewhere": ["read", "startxref\\n\\d+", "startxref\n99999999"],
  "a table in front of itself": ["read", "/Size", "/Prev 9 /Size"],
  "wrong places": ["read", " 00000 n", " 00009 n"],
  "objects of another generation": ["broken", "0 obj", "7 obj"],
  "objects without an end": ["read", "endobj", "      "],
  "streams without an end": ["read", "endstream", "         "],
  "streams of the wrong length": ["read", "/Length \\d+", "/Length 3"],
  "streams of endless length": ["read", "/Length \\d+", "/Length 999999999"],
  "streams of negative length": ["read", "/Length \\d+", "/Length -5"],
  "an unknown filter": ["read", "/Length (\\d+)", "/Filter /Nonsense /Length $1"],
  "a filter that does not fit": ["read", "/Length (\\d+)", "/Filter /FlateDecode /Length $1"],
  "a version of the future": ["read", "%PDF-1.7", "%PDF-9.9"],
  "a page without a size": ["read", "/MediaBox \\[.*?\\]", ""],
  "a page of no size": ["read", "/MediaBox \\[.*?\\]", "/MediaBox [0 0 0 0]"],
  "a page as large as a country": ["read", "/MediaBox \\[.*?\\]", "/MediaBox [0 0 1e12 1e12]"],
  "a page turned by a third": ["read", "/MediaBox", "/Rotate 33 /MediaBox"],
  "contents that are not there": ["read", "/Contents \\d+", "/Contents 99"],
  "fonts that are not there": ["read", "/F1 3 0 R", "/F1 99 0 R"],
};

export const hostilePdfs: readonly HostileFile[] = [
  ...Object.entries(actions).map(([name, catalog]) =>
    hostile(`pdf: ${name}`, "read", () => pdf({ catalog })),
  ),
  ...Object.entries(contents).map(([name, [verdict, content]]) =>
    hostile(`pdf: ${name}`, verdict, () => pdf({ content })),
  ),
  ...Object.entries(trees).map(([name, [verdict, from, to]]) =>
    hostile(`pdf: ${name}`, verdict, () => changed(good(), from, to)),
  ),
  ...[0.1, 0.3, 0.6, 0.9, 0.99].map((part) =>
    hostile(`pdf: cut at ${part}`, part < 0.95 ? "broken" : "read", () => {
      const bytes = good();
      return bytes.subarray(0, Math.floor(bytes.length * part));
    }),
  ),
  hostile("pdf: its head alone", "broken", () => "%PDF-1.7\n"),
  hostile("pdf: its head and noise", "broken", () => `%PDF-1.7\n${"garbage ".repeat(9_000)}`),
  hostile("pdf: 10,000 pages", "too-many-pages", () =>
    writePdf({ pages: Array.from({ length: 10_000 }, () => page) }),
  ),
  hostile("pdf: ten million pages claimed", "read", () => pdf({ count: 10_000_000 })),
  hostile("pdf: a negative number of pages", "read", () => pdf({ count: -1 })),
  hostile("pdf: encrypted", "encrypted", () => {
    const key = "41".repeat(32);
    return pdf({
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<00> <00>]`,
    });
  }),
  hostile("pdf: encrypted by nobody knows what", "broken", () =>
    pdf({ trailer: "/Encrypt << /Filter /Unknown >> /ID [<00> <00>]" }),
  ),
  hostile("pdf: a bomb of 100 MB as its contents", "too-slow", () =>
    changed(pdf({ objects: [bomb(100)] }), "/Contents \\d+ 0 R", "/Contents 5 0 R"),
  ),
  hostile("pdf: a form that draws itself", "read", () =>
    pdf({
      content: "/X Do",
      resources: "/XObject << /X 5 0 R >>",
      objects: [form("/X Do", "/XObject << /X 5 0 R >>")],
    }),
  ),
  hostile("pdf: forms that draw each other ten times each", "too-slow", () =>
    pdf({
      content: "/X Do",
      resources: "/XObject << /X 5 0 R >>",
      objects: Array.from({ length: 9 }, (_, level) =>
        form("/X Do ".repeat(10), `/XObject << /X ${level + 6} 0 R >>`),
      ),
    }),
  ),
  hostile("pdf: a font whose letters are drawn by itself", "read", () =>
    pdf({
      content: "BT /T 9 Tf (aaa) Tj ET",
      resources: "/Font << /F1 3 0 R /T 5 0 R >>",
      objects: [
        "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /T 5 0 R >> >> >>",
        streamOf("BT /T 9 Tf (a) Tj ET"),
      ],
    }),
  ),
  hostile("pdf: a font program of noise", "read", () =>
    pdf({
      content: "BT /T 9 Tf (aaa) Tj ET",
      resources: "/Font << /F1 3 0 R /T 5 0 R >>",
      objects: [
        "<< /Type /Font /Subtype /TrueType /BaseFont /Noise /FirstChar 97 /LastChar 97 /Widths [500] /FontDescriptor 6 0 R >>",
        "<< /Type /FontDescriptor /FontName /Noise /Flags 4 /FontFile2 7 0 R >>",
        streamOf("\u0000\u0001\u0000\u0000\u00ff\u00ff".repeat(5_000)),
      ],
    }),
  ),
  hostile("pdf: a table of letters without bounds", "read", () =>
    pdf({
      content: "BT /T 9 Tf (aaa) Tj ET",
      resources: "/Font << /F1 3 0 R /T 5 0 R >>",
      objects: [
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
        streamOf(
          "1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange",
        ),
      ],
    }),
  ),
  hostile("pdf: a picture of 10,000 megapixels", ["page scan", "read"], () =>
    writePdf({
      pages: [
        { content: "q 500 0 0 700 40 40 cm /I Do Q", resources: "/XObject << /I 5 0 R >>" },
        page,
      ],
      objects: [
        streamOf(
          "x",
          "/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB",
        ),
      ],
    }),
  ),
  hostile("pdf: pictures of broken formats", "read", () =>
    pdf({
      content: "q /I Do /J Do Q",
      resources: "/XObject << /I 5 0 R /J 6 0 R >>",
      objects: [
        streamOf("noise", "/Type /XObject /Subtype /Image /Width 9 /Height 9 /Filter /JBIG2Decode"),
        streamOf("noise", "/Type /XObject /Subtype /Image /Width 9 /Height 9 /Filter /JPXDecode"),
      ],
    }),
  ),
  hostile("pdf: notes on the page that hold themselves", "read", () =>
    pdf({
      entries: "/Annots [5 0 R 5 0 R]",
      objects: ["<< /Type /Annot /Parent 5 0 R /Kids [5 0 R] >>"],
    }),
  ),
  hostile("pdf: 2,000 notes on the page", "read", () =>
    pdf({
      entries: `/Annots [${"5 0 R ".repeat(2_000)}]`,
      objects: ["<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (x) >>"],
    }),
  ),
  hostile("pdf: a picture in front of it", "unknown-format", () =>
    Buffer.concat([Buffer.from("GIF89a\u0001\u0000\u0000\u00ff\u00fe", "latin1"), good()]),
  ),
  hostile("pdf: a web page in front of it", "unknown-format", () =>
    Buffer.concat([Buffer.from("<html><script>alert(1)</script></html>"), good()]),
  ),
  hostile("pdf: blanks in front of it", "read", () =>
    Buffer.concat([Buffer.from(" \r\n"), good()]),
  ),
];
