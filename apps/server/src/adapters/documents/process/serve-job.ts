import { DocumentError } from "../document-error.ts";
import type { ReadJob, ReadMessage } from "./messages.ts";

/** Does the one job of a process whose document comes on the standard input, and waits for its end. */
export async function serveJob(
  work: (job: ReadJob, bytes: Uint8Array) => Promise<ReadMessage>,
): Promise<void> {
  process.on("disconnect", () => process.exit());
  try {
    const job = JSON.parse(process.argv[2] ?? "") as ReadJob;
    send(await work(job, await receive(job.bytes)));
  } catch (error) {
    send({ kind: "refused", reason: error instanceof DocumentError ? error.reason : "broken" });
  }
}

export function send(message: ReadMessage): void {
  process.send?.(message);
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
