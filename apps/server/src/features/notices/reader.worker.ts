import { parentPort } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { readDocumentSafely } from "./read-document-safely.ts";
import type { ReadRequest } from "./notice-reader.ts";

/** Runs beside the main thread, so that reading and the database overlap and bytes that hang it cost only this thread. */
parentPort?.on("message", ({ id, documents }: ReadRequest) => {
  for (const [index, { bytes, compressed }] of documents.entries()) {
    const reading = readDocumentSafely(compressed ? zstdDecompressSync(bytes) : bytes);
    parentPort?.postMessage({ id, index, json: JSON.stringify(reading) });
  }
});
