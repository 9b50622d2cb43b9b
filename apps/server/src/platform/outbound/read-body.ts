import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

export const acceptedEncodings = "gzip, br";

/** Reads up to the limit, which counts what was unpacked: a small body may unpack to a huge one. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    throw new OutboundError("too_large");
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpack(response) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new OutboundError("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpack(response: IncomingMessage): Readable {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity") return response;
  // Unpacks in pieces of 16 kilobytes, so that the limit stops it early.
  if (encoding === "gzip" || encoding === "x-gzip") {
    return pipeline(response, createGunzip(), () => undefined);
  }
  if (encoding === "br") return pipeline(response, createBrotliDecompress(), () => undefined);
  // Not asked for, and packed twice is packed to deceive.
  throw new OutboundError("unreachable");
}
