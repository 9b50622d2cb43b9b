import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

type FontWeight = 400 | 700;
/** The font comes in two files: what German needs, and the other Latin letters of Europe. */
type FontLetters = "latin" | "latin-ext";

const files = new Map<string, Buffer>();

/**
 * A font as an uncompressed file, read once. From a compressed one the library inflates the table of glyphs again for each
 * glyph, which took most of the time of a long document.
 */
export function fontFile(weight: FontWeight, letters: FontLetters): Buffer {
  const name = `instrument-sans-${letters}-${weight}-normal.woff`;
  let file = files.get(name);
  if (!file) {
    const path = require.resolve(`@fontsource/instrument-sans/files/${name}`);
    file = inflateFont(readFileSync(path));
    files.set(name, file);
  }
  return file;
}

const woffHeadBytes = 44;
const woffEntryBytes = 20;
const sfntHeadBytes = 12;
const sfntEntryBytes = 16;

/** WOFF 1.0 (W3C) to the font that was packed in it. */
function inflateFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHeadBytes + count * sfntEntryBytes);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const entry = woffHeadBytes + at * woffEntryBytes;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const to = sfntHeadBytes + at * sfntEntryBytes;
    // The name of the table, and its checksum
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
