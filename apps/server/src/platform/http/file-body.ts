import { Readable } from "node:stream";
import { AppError } from "@tc/domain";

/** Bytes of all bodies that are in memory at one time. Whoever comes when it is reached comes again a little later. */
const maxBytesInMemory = 400_000_000;
let bytesInMemory = 0;

/**
 * Reads a body that is a file and keeps it for as long as `work` takes. Throws payload_too_large beyond `maxBytes` and
 * overloaded where too many others are being read; the sender hears of it, so the connection stays.
 */
export async function withFileBody<Result>(
  body: unknown,
  maxBytes: number,
  work: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.byteLength;
      bytesInMemory += chunk.byteLength;
      if (size > maxBytes) throw new AppError("payload_too_large");
      if (bytesInMemory > maxBytesInMemory) throw new AppError("overloaded");
      chunks.push(chunk);
    }
    return await work(Buffer.concat(chunks));
  } finally {
    bytesInMemory -= size;
  }
}

/** A sender that leaves in the middle is no failure of ours. */
async function* chunksOf(body: unknown): AsyncGenerator<Buffer, void, void> {
  if (!(body instanceof Readable)) return;
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    yield* chunks;
  } catch {
    throw new AppError("bad_request");
  }
}
