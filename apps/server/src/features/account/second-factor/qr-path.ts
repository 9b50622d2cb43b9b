import qrcode from "qrcode-generator";

/** Text as a QR code: an SVG path of the dark squares, each of size one, on a grid of that size. */
export function qrPath(text: string): { size: number; path: string } {
  // 0: as small as the text allows. M: readable with 15 % of it damaged.
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const path: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { size, path: path.join("") };
}
