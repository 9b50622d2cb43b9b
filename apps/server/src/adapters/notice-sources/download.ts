import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { SourceError } from "../../ports/notice-source.ts";

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

export interface Download {
  readonly file: string;
  readonly sizeBytes: number;
  /** Its first four bytes */
  readonly signature: string;
  remove(): Promise<void>;
}

async function readSignature(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString("latin1");
  } finally {
    await handle.close();
  }
}

/** Streams a body into a temporary file of its own: a day's archive may be larger than we like in memory. */
export async function downloadBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Download> {
  const folder = await mkdtemp(path.join(tmpdir(), "notice-export-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, "package.zip");
  try {
    let size = 0;
    await pipeline(
      body ?? emptyBody(),
      async function* limit(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.byteLength;
          if (size > maxBytes) throw new SourceError("bad_answer", `more than ${maxBytes} bytes`);
          yield chunk;
        }
      },
      createWriteStream(file),
    );
    const { size: sizeBytes } = await stat(file);
    return { file, sizeBytes, signature: await readSignature(file), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
