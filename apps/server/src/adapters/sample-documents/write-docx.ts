import { writeZip } from "../archive/zip-writer.ts";
import type { WrittenMember } from "../archive/zip-writer.ts";

const w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const styles =
  `<w:styles xmlns:w="${w}"><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>` +
  `<w:style w:type="paragraph" w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift1"/></w:style></w:styles>`;

/** A Word document with this body; `members` replace or join those of the package. */
export function writeDocx(body: string, members: readonly WrittenMember[] = []): Buffer {
  const document = `<w:document xmlns:w="${w}"><w:body>${body}</w:body></w:document>`;
  const usual: WrittenMember[] = [
    { name: "[Content_Types].xml", data: contentTypes },
    { name: "word/document.xml", data: `<?xml version="1.0" encoding="UTF-8"?>${document}` },
    { name: "word/styles.xml", data: styles },
  ];
  const others = usual.filter(({ name }) => members.every((member) => member.name !== name));
  return writeZip([...others, ...members]);
}

export function wordParagraph(text: string, { style = "", run = "" } = {}): string {
  const properties = style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

export function wordTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<w:tc>${text
      .split("\n")
      .map((line) => wordParagraph(line))
      .join("")}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
