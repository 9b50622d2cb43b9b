import { parentPort } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { readDocumentSafely } from "./read-document-safely.ts";
import type { ReadAnswer, ReadRequest } from "./notice-reader.ts";
import type { Reading } from "./reading.ts";

/** Runs beside the main thread, so that reading and the database overlap and bytes that hang it cost only this thread. */
parentPort?.on("message", ({ id, documents, portion }: ReadRequest) => {
  for (let from = 0; from < documents.length; from += portion) {
    const readings: Reading[] = [];
    for (const { bytes, compressed } of documents.slice(from, from + portion)) {
      readings.push(readDocumentSafely(compressed ? zstdDecompressSync(bytes) : bytes));
    }
    // As text: copying objects between threads takes longer than JSON there and back.
    parentPort?.postMessage({ id, json: JSON.stringify(readings) } satisfies ReadAnswer);
  }
});
