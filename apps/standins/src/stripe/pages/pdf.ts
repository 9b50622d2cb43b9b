/** Signs of Windows-1252 beyond Latin-1 that invoices use. */
const windowsSigns: Readonly<Record<string, number>> = {
  "€": 0x80,
  "–": 0x96,
  "„": 0x84,
  "“": 0x93,
};

function toHex(text: string): string {
  return Array.from(text)
    .map((sign) => {
      const code = windowsSigns[sign] ?? sign.codePointAt(0) ?? 63;
      return (code > 255 ? 63 : code).toString(16).padStart(2, "0");
    })
    .join("");
}

export interface PdfLine {
  readonly text: string;
  readonly sizePt?: number;
}

/** One page A4 of lines in Helvetica, which every reader has. */
export function writePdf(lines: readonly PdfLine[]): Buffer {
  let y = 790;
  const content = lines
    .map(({ text, sizePt = 10 }) => {
      y -= sizePt * 1.6;
      return `BT /F1 ${sizePt} Tf 56 ${y.toFixed(1)} Td <${toHex(text)}> Tj ET`;
    })
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
