import { wordParagraph, writeDocx } from "../../../adapters/sample-documents/write-docx.ts";
import { textAt, writePdf } from "../../../adapters/sample-documents/write-pdf.ts";
import { hostile } from "./hostile-file.ts";
import type { HostileFile } from "./hostile-file.ts";

const pdf = () => writePdf({ pages: [{ content: textAt(70, 80, "Text") }] });
const docx = () => writeDocx(wordParagraph("Text"));

/** The first bytes of formats that we do not read */
const heads: Readonly<Record<string, string>> = {
  "preis.png": "89504e470d0a1a0a0000000d49484452",
  "plan.jpg": "ffd8ffe000104a464946000101",
  "bild.gif": "4749463839610100010080",
  "setup.exe": "4d5a90000300000004000000ffff0000",
  "programm.pdf": "7f454c4602010100000000000000000002003e00",
  "archiv.gz": "1f8b08000000000000030b",
  "archiv.7z": "377abcaf271c0004",
  "archiv.rar": "526172211a0700cf907300000d00",
  "film.mp4": "000000186674797069736f6d00000200",
};

export const hostileOthers: readonly HostileFile[] = [
  ...Object.entries(heads).map(([name, head]) =>
    hostile(name, "unknown-format", () =>
      Buffer.concat([Buffer.from(head, "hex"), Buffer.alloc(200, "\u0001\u0002\u00f3x")]),
    ),
  ),
  hostile("nichts.pdf", "empty", () => ""),
  hostile("blanks.txt", "empty", () => " \r\n\t"),
  hostile("nullen.txt", "unknown-format", () => Buffer.alloc(5_000)),
  hostile("a.rtf", "unknown-format", () => "{\\rtf1\\ansi {\\object\\objupdate}}"),
  hostile("a.html", "unknown-format", () => "<!DOCTYPE html><script>alert(1)</script>"),
  hostile("a.xml", "unknown-format", () => '<?xml version="1.0"?><GAEB/>'),
  hostile("a.ps", "unknown-format", () => "%!PS-Adobe-3.0\n(x) run"),
  hostile("pdf-in-wahrheit.docx", "read", pdf),
  hostile("docx-in-wahrheit.pdf", "read", docx),
  hostile("text-in-wahrheit.pdf", "read", () => "Angebotsfrist: 12.03.2026"),
  hostile("../../etc/passwd", "read", () => "Angebotsfrist: 12.03.2026"),
  hostile("utf16.txt", "read", () => Buffer.from("\ufeffÄnderung der Frist", "utf16le")),
  hostile("utf16-ohne-marke.txt", "read", () => Buffer.from("Frist am 12.03.2026", "utf16le")),
  hostile("windows.txt", "read", () => "\u00c4nderung: 1.000 \u0080"),
  hostile("verdreht.txt", "read", () => Buffer.from("1\u202e000.001\u202c \u200bEuro")),
  hostile("eine-zeile.txt", "read", () => "Wort ".repeat(800_000)),
  hostile("zu-viel.txt", "too-many-pages", () => "Wort ".repeat(1_000_000)),
  hostile("zu-gross.txt", "too-large", () => Buffer.alloc(50_000_001, "Wort ")),
];
