import { DocumentError } from "../../adapters/documents/document-error.ts";
import { ProcessReader } from "../../adapters/documents/process/process-reader.ts";
import { textProgram } from "../../adapters/documents/process/reader-program.ts";
import { runReader } from "../../adapters/documents/process/run-reader.ts";
import type { RunReader } from "../../adapters/documents/process/run-reader.ts";
import { readFormat } from "../../adapters/documents/read-format.ts";

const runInPlace: RunReader = async (program, job, bytes, options) => {
  if (program !== textProgram) return await runReader(program, job, bytes, options);
  const { format, without } = job;
  const { onPage } = options;
  try {
    // A copy, as a process has one: PDF.js takes the bytes away.
    const text = await readFormat(format, Uint8Array.from(bytes), {
      without,
      ...(onPage && { onPage }),
    });
    return { kind: "read", text };
  } catch (error) {
    return { kind: "refused", reason: error instanceof DocumentError ? error.reason : "broken" };
  }
};

/**
 * Reads in the process of the tests, where a process for each document would take most of their time. What becomes of
 * a process that hangs, swells or dies is the subject of `process-reader.test.ts`.
 */
export const readerInPlace = new ProcessReader({ run: runInPlace });
