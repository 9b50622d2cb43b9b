import { parentPort } from "node:worker_threads";
import { zstdDecompressSync } from "node:zlib";

/** A reader for tests that state notices as values: every document is one notice as JSON. */
parentPort.on("message", ({ id, documents }) => {
  const json = documents.map(({ bytes, compressed }) => {
    const text = Buffer.from(compressed ? zstdDecompressSync(bytes) : bytes).toString();
    return `{"ok":true,"rejected":[],"notices":[${text}]}`;
  });
  parentPort.postMessage({ id, json });
});
