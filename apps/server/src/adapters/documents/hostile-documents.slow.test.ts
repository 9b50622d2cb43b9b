import { expect, test } from "vitest";
import type { DocumentFile, DocumentReading } from "../../ports/document-reader.ts";
import { hostileArchives } from "../../testing/documents/hostile/hostile-archives.ts";
import type { HostileFile } from "../../testing/documents/hostile/hostile-file.ts";
import { hostileOffice } from "../../testing/documents/hostile/hostile-office.ts";
import { hostileOthers } from "../../testing/documents/hostile/hostile-others.ts";
import { hostilePdfs } from "../../testing/documents/hostile/hostile-pdfs.ts";
import { ProcessReader } from "./process/process-reader.ts";
import { readDocuments } from "./read-documents.ts";

const files = [...hostileArchives, ...hostileOffice, ...hostilePdfs, ...hostileOthers];
const mostResidentBytes = 256_000_000;

test("there are at least 150 hostile files, each with a name of its own", () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(150);
});

let largest = 0;
const reader = new ProcessReader({
  onUsage: (residentBytes) => (largest = Math.max(largest, residentBytes)),
});

async function verdictOn({ name, make }: HostileFile): Promise<string[]> {
  const verdicts: string[] = [];
  for await (const reading of readDocuments(only({ file: name, bytes: make() }), reader)) {
    verdicts.push(...wordsFor(reading));
  }
  return [...new Set(verdicts)].toSorted();
}

async function* only(file: DocumentFile): AsyncGenerator<DocumentFile> {
  yield file;
}

function wordsFor({ text, refusals }: DocumentReading): string[] {
  const reasons = refusals.map(({ page, reason }) =>
    page === undefined ? reason : `page ${reason}`,
  );
  return text ? ["read", ...reasons] : reasons;
}

test.each(files)("$name: $verdict", { timeout: 60_000 }, async (file) => {
  expect(await verdictOn(file)).toEqual(file.verdict);
});

test("no process took more memory than it may, but for the moment until it was seen", () => {
  expect(largest).toBeLessThan(1.2 * mostResidentBytes);
});
