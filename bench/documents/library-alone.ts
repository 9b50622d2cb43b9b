// The other side of the comparison: a fresh process that takes the library's own text of each page, without places.
import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const data = new Uint8Array(readFileSync(process.argv[2] ?? ""));
const pdf = await getDocument({ data, verbosity: 0 }).promise;
let items = 0;
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  items += (await page.getTextContent()).items.length;
}
console.log(items);
