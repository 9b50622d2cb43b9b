import { writeZip } from "../../../adapters/archive/zip-writer.ts";
import type { WrittenMember } from "../../../adapters/archive/zip-writer.ts";
import { hostile } from "./hostile-file.ts";
import type { HostileFile } from "./hostile-file.ts";

const good: WrittenMember = { name: "gut.txt", data: "Angebotsfrist: 12.03.2026" };
const zip = (...members: readonly WrittenMember[]) => writeZip([good, ...members]);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);

/** A ZIP whose end claims something else; positions count from the start of the end record. */
function withEnd(bytes: Buffer, change: (end: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy.subarray(copy.length - 22));
  return copy;
}

/** A ZIP with the end record of ZIP64, whose figures lie. */
function zip64(entries: bigint, directoryOffset: bigint): Buffer {
  const bytes = zip();
  const end = bytes.subarray(bytes.length - 22);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(entries, 24);
  record.writeBigUInt64LE(entries, 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(directoryOffset, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(bytes.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  const lie = Buffer.from(end);
  lie.writeUInt16LE(0xffff, 8);
  lie.writeUInt16LE(0xffff, 10);
  lie.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([bytes.subarray(0, -22), record, locator, lie]);
}

function nested(levels: number): Buffer {
  let bytes = writeZip([good]);
  for (let level = 1; level < levels; level++) {
    bytes = writeZip([{ name: `${level}.zip`, data: bytes }]);
  }
  return bytes;
}

const slips = [
  "../gut.txt",
  "a/../../gut.txt",
  "/etc/passwd",
  "C:/gut.txt",
  "c:gut.txt",
  "a\\b.txt",
  "..\\b.txt",
  "a\u0000b.txt",
  "a\nb.txt",
  "a\u001b[2J.txt",
  "",
  "n".repeat(600),
];

const lies: Readonly<Record<string, Partial<WrittenMember>>> = {
  "size too small": { declaredSize: 1 },
  "size too large": { declaredSize: 999 },
  "stored size that lies": { stored: true, declaredSize: 2 },
  "wrong checksum": { declaredCrc: 1 },
  "unknown method": { method: 12 },
  "no deflate stream": { stored: true, method: 8 },
  "broken local header": { brokenLocalHeader: true },
};

export const hostileArchives: readonly HostileFile[] = [
  hostile("zip: bomb of 20 MB", ["bomb", "read"], () => zip({ name: "b.txt", data: zeros(20) })),
  hostile("zip: bomb that lies about its size", ["bomb", "read"], () =>
    zip({ name: "b.txt", data: zeros(20), declaredSize: 15_000_000 }),
  ),
  hostile("zip: many small bombs", ["bomb", "unknown-format"], () => {
    const data = zeros(1);
    return writeZip(Array.from({ length: 150 }, (_, index) => ({ name: `${index}.txt`, data })));
  }),
  hostile("zip: members that overlap", ["bomb", "unknown-format"], () => {
    const data = Buffer.alloc(30_000_000, "\u0001binary\u0002");
    return writeZip([
      { name: "0.bin", data, stored: true },
      ...Array.from({ length: 8 }, (_, index) => ({
        name: `${index + 1}.bin`,
        data,
        stored: true,
        sharesDataOf: 0,
      })),
    ]);
  }),
  hostile("zip: bomb in an archive in an archive", ["bomb"], () =>
    writeZip([{ name: "i.zip", data: writeZip([{ name: "b.txt", data: zeros(20) }]) }]),
  ),
  hostile("zip: 2,001 members", ["bomb"], () =>
    writeZip(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}.txt`, data: "x" }))),
  ),
  hostile("zip: two levels", ["read"], () => nested(2)),
  hostile("zip: three levels", ["nested-too-deep"], () => nested(3)),
  hostile("zip: eight levels", ["nested-too-deep"], () => nested(8)),
  hostile("zip: an archive that calls itself text", ["read"], () =>
    writeZip([{ name: "harmlos.txt", data: writeZip([good]) }]),
  ),
  ...slips.map((name, index) =>
    hostile(`zip: unsafe name ${index}`, ["read", "unsafe-name"], () => zip({ name, data: "x" })),
  ),
  hostile("zip: symbolic link", ["read", "unsafe-name"], () =>
    zip({ name: "link.txt", data: "/etc/passwd", mode: 0o120777 }),
  ),
  hostile("zip: device", ["read", "unsafe-name"], () =>
    zip({ name: "device.txt", data: "", mode: 0o20666 }),
  ),
  hostile("zip: a name that comes twice", ["read", "unsafe-name"], () => zip(good)),
  hostile("zip: a name in another case", ["read", "unsafe-name"], () =>
    zip({ name: "GUT.TXT", data: "x" }),
  ),
  hostile("zip: a name in another normal form", ["read", "unsafe-name"], () =>
    zip({ name: "a\u0308.txt", data: "x" }, { name: "\u00e4.txt", data: "x" }),
  ),
  hostile("zip: encrypted member", ["encrypted", "read"], () =>
    zip({ name: "g.txt", data: "geheim", flags: 0x801 }),
  ),
  hostile("zip: strongly encrypted member", ["encrypted", "read"], () =>
    zip({ name: "g.txt", data: "geheim", flags: 0x841, method: 99 }),
  ),
  ...Object.entries(lies).map(([name, lie]) =>
    hostile(`zip: ${name}`, ["broken", "read"], () =>
      zip({ name: "b.txt", data: "Text ".repeat(9), ...lie }),
    ),
  ),
  ...[0.2, 0.5, 0.9].map((part) =>
    hostile(`zip: cut at ${part}`, ["broken"], () => {
      const bytes = zip();
      return bytes.subarray(0, Math.floor(bytes.length * part));
    }),
  ),
  hostile("zip: without its end", ["broken"], () => zip().subarray(0, -22)),
  hostile("zip: empty", [], () => writeZip([])),
  hostile("zip: only its first letters", ["broken"], () => "PK\u0003\u0004"),
  hostile("zip: more members claimed than there are", ["broken", "read"], () =>
    withEnd(zip(), (end) => end.writeUInt16LE(60, 10)),
  ),
  hostile("zip: its directory behind its end", ["broken"], () =>
    withEnd(zip(), (end) => end.writeUInt32LE(999_999, 16)),
  ),
  hostile("zip: its directory at its start", ["broken"], () =>
    withEnd(zip(), (end) => end.writeUInt32LE(0, 16)),
  ),
  hostile("zip: on several disks", ["broken"], () =>
    withEnd(zip(), (end) => end.writeUInt16LE(3, 4)),
  ),
  hostile("zip64: more members than there are atoms", ["bomb"], () =>
    zip64(9_007_199_254_740_000n, 0n),
  ),
  hostile("zip64: a directory far away", ["broken"], () => zip64(1n, 1_000_000_000_000n)),
  hostile("zip: a program in front of it", ["unknown-format"], () =>
    Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003\u0000", "latin1"), zip()]),
  ),
  hostile("zip: what systems leave in archives", ["read"], () =>
    zip({ name: "__MACOSX/._gut.txt", data: "\u0000" }, { name: "a/.DS_Store", data: "\u0000" }),
  ),
];
