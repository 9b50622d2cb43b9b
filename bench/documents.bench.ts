// npm run bench -- documents: seconds from the bytes of a document to its text, its process included, beside the library alone.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { ProcessReader } from "../apps/server/src/adapters/documents/process/process-reader.ts";
import {
  wordParagraph,
  writeDocx,
} from "../apps/server/src/adapters/sample-documents/write-docx.ts";
import { writePdf } from "../apps/server/src/adapters/sample-documents/write-pdf.ts";
import { scanOf } from "../apps/server/src/adapters/sample-documents/write-scan.ts";
import { sheetRow, writeXlsx } from "../apps/server/src/adapters/sample-documents/write-xlsx.ts";
import { pageContent, textPages } from "./documents/text-pages.ts";
import { round } from "./search/percentiles.ts";

const rounds = 5;
const library = path.join(import.meta.dirname, "documents/library-alone.ts");

const word = () =>
  writeDocx(
    Array.from({ length: 2_000 }, (_, index) =>
      wordParagraph(
        `Absatz ${index}: Der Bieter weist drei Referenzen für Öffentlichkeitsarbeit nach.`,
      ),
    ).join(""),
  );
const sheet = () =>
  writeXlsx([
    {
      name: "Preisblatt",
      rows: Array.from({ length: 5_000 }, (_, row) =>
        sheetRow(row + 1, [`Position ${row + 1}`, { value: row * 1.5, style: 2 }]),
      ).join(""),
    },
  ]);

async function scannedPage(lines: number): Promise<Buffer> {
  const { page, object } = await scanOf(pageContent(0, 1, lines));
  return writePdf({ pages: [page], objects: [object] });
}

interface Row {
  readonly document: string;
  readonly seconds: number;
  readonly librarySeconds: number | null;
  readonly megabytes: number;
}

export async function run(): Promise<object> {
  const rows = [
    await measure("100 pages of PDF", textPages(100), true),
    await measure("2,000 paragraphs of DOCX", word(), false),
    await measure("5,000 rows of XLSX", sheet(), false),
    await measure("1 scanned page, 15 lines", await scannedPage(15), false),
    await measure("1 scanned page, 27 lines", await scannedPage(27), false),
    await measure("1 scanned page, 40 lines", await scannedPage(40), false),
  ];
  console.log(`Best of ${rounds} rounds in turns; load ${loadavg()[0]}`);
  console.table(rows);
  return { rows, load: loadavg()[0] };
}

async function measure(document: string, bytes: Buffer, isPdf: boolean): Promise<Row> {
  let [seconds, librarySeconds, megabytes] = [Infinity, Infinity, 0];
  const reader = new ProcessReader({
    onUsage: (residentBytes) => (megabytes = Math.max(megabytes, residentBytes / 1e6)),
  });
  const folder = mkdtempSync(path.join(tmpdir(), "tc-documents-"));
  const file = path.join(folder, "document");
  try {
    writeFileSync(file, bytes);
    for (let at = 0; at < rounds; at++) {
      const start = performance.now();
      const { refusals } = await reader.read({ file: document, bytes });
      if (refusals.length > 0) throw new Error(`${document} was refused.`);
      seconds = Math.min(seconds, (performance.now() - start) / 1e3);
      if (isPdf) librarySeconds = Math.min(librarySeconds, alone(file));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    document,
    seconds: round(seconds),
    librarySeconds: isPdf ? round(librarySeconds) : null,
    megabytes: Math.round(megabytes),
  };
}

function alone(file: string): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [library, file], { stdio: "ignore" });
  if (status !== 0) throw new Error("The library alone failed.");
  return (performance.now() - start) / 1e3;
}
