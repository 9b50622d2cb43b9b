import { DocumentError } from "../document-error.ts";
import { readFormat } from "../read-format.ts";
import type { ReadJob, ReadMessage } from "./messages.ts";

/** Reads one document that comes on the standard input, tells the process that wants it, and waits for its end. */
async function main(): Promise<void> {
  const { format, bytes, without } = JSON.parse(process.argv[2] ?? "") as ReadJob;
  const document = await receive(bytes);
  const text = await readFormat(format, document, {
    without,
    onPage: (page, of) => send({ kind: "page", page, of }),
  });
  send({ kind: "read", text });
}

async function receive(length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for await (const piece of process.stdin as AsyncIterable<Uint8Array>) {
    bytes.set(piece.subarray(0, length - at), at);
    at += piece.byteLength;
  }
  return bytes;
}

function send(message: ReadMessage): void {
  process.send?.(message);
}

process.on("disconnect", () => process.exit());
try {
  await main();
} catch (error) {
  send({ kind: "refused", reason: error instanceof DocumentError ? error.reason : "broken" });
}
