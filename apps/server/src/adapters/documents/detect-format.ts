import { isZip } from "../archive/read-archive.ts";
import { detectPackage } from "./archive/detect-package.ts";
import type { DetectedFormat } from "./detected-format.ts";
import { decodeHead, headBytes } from "./text/decode-text.ts";

/** What a file is by its content; its name decides nothing. */
export async function detectFormat(bytes: Uint8Array): Promise<DetectedFormat> {
  if (bytes.byteLength === 0) return { reason: "empty" };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isZip(bytes)) return detectPackage(buffer);
  // Office documents of before 2007, and newer ones with a password, are OLE files.
  if (buffer.subarray(0, 8).equals(ole)) {
    return { reason: buffer.includes(encryptedPackage) ? "encrypted" : "old-format" };
  }
  const head = buffer
    .subarray(0, 1_024)
    .toString("latin1")
    .replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, "");
  if (head.startsWith("%PDF-")) return { format: "pdf" };
  if (/^(?:\{\\rtf|<\?xml|<!doctype|<html|%!PS)/i.test(head)) return { reason: "unknown-format" };
  const text = decodeHead(bytes);
  if (text === undefined) return { reason: "unknown-format" };
  const isEmpty = text.trim() === "" && bytes.byteLength <= headBytes;
  return isEmpty ? { reason: "empty" } : { format: "txt" };
}

const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");
