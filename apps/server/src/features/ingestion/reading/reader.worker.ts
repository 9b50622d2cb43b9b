import { parentPort } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";
import { readDocumentSafely } from "../raw/read-document-safely.ts";
import type { ReadAnswer, ReadRequest } from "./notice-reader.ts";

/** Runs beside the main thread, so that reading and the database overlap and bytes that hang it cost only this thread. */
parentPort?.on("message", ({ id, documents, portion }: ReadRequest) => {
  for (let from = 0; from < documents.length; from += portion) {
    // As text: copying objects between threads takes longer than JSON there and back.
    const json = documents
      .slice(from, from + portion)
      .map(({ bytes, compressed }) =>
        JSON.stringify(readDocumentSafely(compressed ? zstdDecompressSync(bytes) : bytes)),
      );
    parentPort?.postMessage({ id, json } satisfies ReadAnswer);
  }
});
