import { Readable } from "node:stream";
import { AppError } from "@tc/domain";

/** Reads bodies that are files. All of them together may use `maxBytes` of memory; a request beyond that gets `overloaded`. */
export class FileBodies {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Reads a body and keeps it for as long as `work` takes. Throws payload_too_large beyond `maxBytes` and overloaded where
   * the others leave no room. The sender gets an answer either way, so its connection stays.
   */
  async read<Result>(
    body: unknown,
    maxBytes: number,
    work: (bytes: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of chunksOf(body)) {
        size += chunk.byteLength;
        this.#bytes += chunk.byteLength;
        if (size > maxBytes) throw new AppError("payload_too_large");
        if (this.#bytes > this.#maxBytes) throw new AppError("overloaded");
        chunks.push(chunk);
      }
      return await work(Buffer.concat(chunks));
    } finally {
      this.#bytes -= size;
    }
  }
}

/** A sender that leaves in the middle is no failure of ours. */
async function* chunksOf(body: unknown): AsyncGenerator<Buffer, void, void> {
  if (!(body instanceof Readable)) return;
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    throw new AppError("bad_request");
  }
}
