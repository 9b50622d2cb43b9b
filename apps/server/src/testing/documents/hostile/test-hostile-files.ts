import { expect, test } from "vitest";
import { ProcessReader } from "../../../adapters/documents/process/process-reader.ts";
import { readDocuments } from "../../../adapters/documents/read-documents.ts";
import type { DocumentFile, DocumentReading } from "../../../ports/document-reader.ts";
import type { HostileFile } from "./hostile-file.ts";

const mostResidentBytes = 256_000_000;

/** A test for each file, which must get its verdict, and one for the memory that all of them took. */
export function testHostileFiles(files: readonly HostileFile[]): void {
  let largest = 0;
  const reader = new ProcessReader({
    onUsage: (residentBytes) => (largest = Math.max(largest, residentBytes)),
  });

  test.each(files)("$name: $verdict", { timeout: 300_000 }, async ({ name, make, verdict }) => {
    const words: string[] = [];
    for await (const reading of readDocuments(only({ file: name, bytes: make() }), reader)) {
      words.push(...wordsFor(reading));
    }
    expect([...new Set(words)].toSorted()).toEqual(verdict);
  });

  test("no process took more memory than it may, but for the moment until it was seen", () => {
    expect(largest).toBeLessThan(1.2 * mostResidentBytes);
  });
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
