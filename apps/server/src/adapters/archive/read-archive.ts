import { crc32, inflateRawSync } from "node:zlib";
import { NoticeError } from "@tc/notices/notice";
import { type Entry, type ZipFile, fromBufferPromise, openPromise } from "yauzl";
import { type ArchiveLimits, archiveLimits } from "./archive-limits.ts";
import { checkMemberName } from "./member-name.ts";

/** One member taken out of an archive, or why it could not be. `file` is its path, nested ones after their archive. */
export type ArchiveMember =
  | { readonly file: string; readonly bytes: Uint8Array }
  | { readonly file: string; readonly reject: { readonly code: string; readonly reason: string } };

export interface ArchiveRules {
  readonly limits: ArchiveLimits;
  /** Whether a member is an archive whose members count, rather than a file that happens to be packed. */
  readonly opens: (bytes: Uint8Array) => boolean | Promise<boolean>;
  /** Other members are not even unpacked. */
  readonly wants: (name: string) => boolean;
}

const usualRules: ArchiveRules = { limits: archiveLimits, opens: isZip, wants: () => true };

/**
 * Reads a ZIP member by member, from a path or from bytes. A broken or unsafe member is a reject and never ends
 * the archive; an archive that breaks a limit as a whole ends with one reject. Never throws for bad content.
 */
export async function* readArchive(
  source: string | Uint8Array,
  file = typeof source === "string" ? source : "archive.zip",
  rules: Partial<ArchiveRules> = {},
): AsyncGenerator<ArchiveMember, void, void> {
  const budget: Budget = { ...usualRules, ...rules, bytes: 0, entries: 0 };
  yield* readZip(source, file, "", 1, budget);
}

interface Budget extends ArchiveRules {
  bytes: number;
  entries: number;
}

async function* readZip(
  source: string | Uint8Array,
  file: string,
  prefix: string,
  depth: number,
  budget: Budget,
): AsyncGenerator<ArchiveMember, void, void> {
  let zip: ZipFile | undefined;
  try {
    zip = await open(source);
    const { limits } = budget;
    budget.entries += zip.entryCount;
    if (budget.entries > limits.entries) {
      throw new NoticeError("archive_bomb", `The archive has more than ${limits.entries} members.`);
    }
    const seen = new Set<string>();
    // Members that share their data (overlapping headers) show in the sum, not in one member's ratio.
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const member = await readMember(zip, entry, prefix, seen, budget);
      if (member === undefined) continue;
      if (!("bytes" in member)) {
        yield member;
        continue;
      }
      unpacked += member.bytes.byteLength;
      budget.bytes += member.bytes.byteLength;
      if (budget.bytes > limits.totalBytes || exceedsRatio(unpacked, zip.fileSize, limits)) {
        throw new NoticeError("archive_bomb", "The archive unpacks to more than is allowed.");
      }
      if (!(await budget.opens(member.bytes))) yield member;
      else if (depth < limits.depth) {
        yield* readZip(member.bytes, member.file, `${member.file}/`, depth + 1, budget);
      } else yield rejected(member.file, "archive_nested", "Archives are nested too deep.");
    }
  } catch (error) {
    yield rejectedBy(file, error);
  } finally {
    zip?.close();
  }
}

function open(source: string | Uint8Array): Promise<ZipFile> {
  // decodeStrings: yauzl would end the archive at the first unsafe name instead of skipping the member;
  // validateEntrySizes: likewise for a stored member with two sizes. Both are checked here.
  const options = {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  };
  return typeof source === "string"
    ? openPromise(source, options)
    : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options);
}

async function readMember(
  zip: ZipFile,
  entry: Entry,
  prefix: string,
  seen: Set<string>,
  { limits, wants }: Budget,
): Promise<ArchiveMember | undefined> {
  const checked = checkMemberName(entry.fileNameRaw);
  const file = `${prefix}${checked.name}`;
  if ("reason" in checked) return rejected(file, "archive_path", checked.reason);
  if (checked.name.endsWith("/") || !wants(checked.name)) return undefined;
  const key = checked.name.normalize("NFC").toLowerCase();
  if (seen.has(key)) return rejected(file, "archive_path", "The archive has this name twice.");
  seen.add(key);
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (mode !== 0 && mode !== 0o100000) {
    return rejected(file, "archive_path", "The member is a link or a device, not a file.");
  }
  try {
    return { file, bytes: await unpack(zip, entry, limits) };
  } catch (error) {
    return rejectedBy(file, error);
  }
}

/** Checks what the directory declares, then unpacks at most that much: headers may lie. */
async function unpack(zip: ZipFile, entry: Entry, limits: ArchiveLimits): Promise<Buffer> {
  const { compressedSize, uncompressedSize } = entry;
  const largest = isZipName(entry) ? limits.nestedArchiveBytes : limits.memberBytes;
  if (uncompressedSize > largest || compressedSize > largest) {
    throw new NoticeError("too_large", `The member has more than ${largest} bytes.`);
  }
  if (exceedsRatio(uncompressedSize, compressedSize, limits)) {
    throw new NoticeError(
      "archive_bomb",
      `The member unpacks to more than ${limits.ratio} times its size.`,
    );
  }
  if (entry.isEncrypted()) throw new NoticeError("archive_encrypted", "The member is encrypted.");
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
    throw new NoticeError(
      "archive_broken",
      `Compression method ${entry.compressionMethod} is unknown.`,
    );
  }
  const stream = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  const packed = Buffer.concat(pieces);
  const bytes =
    entry.compressionMethod === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
  if (bytes.byteLength !== uncompressedSize || crc32(bytes) !== entry.crc32) {
    throw new NoticeError(
      "archive_broken",
      "The member's size or checksum is not the declared one.",
    );
  }
  return bytes;
}

function exceedsRatio(unpacked: number, packed: number, limits: ArchiveLimits): boolean {
  return unpacked > limits.ratioFreeBytes && unpacked > limits.ratio * Math.max(1, packed);
}

function isZipName(entry: Entry): boolean {
  return entry.fileNameRaw.subarray(-4).toString("latin1").toLowerCase() === ".zip";
}

/** True for the bytes of a ZIP: a member, or the end of an empty archive, comes first. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, first, second] = bytes;
  return (
    p === 0x50 && k === 0x4b && ((first === 3 && second === 4) || (first === 5 && second === 6))
  );
}

function rejectedBy(file: string, error: unknown): ArchiveMember {
  if (error instanceof NoticeError) return rejected(file, error.code, error.message);
  const reason = error instanceof Error ? error.message : String(error);
  if (/encrypt/i.test(reason)) return rejected(file, "archive_encrypted", reason.slice(0, 200));
  return rejected(
    file,
    "archive_broken",
    `The archive cannot be read here: ${reason.slice(0, 200)}`,
  );
}

function rejected(file: string, code: string, reason: string): ArchiveMember {
  return { file, reject: { code, reason } };
}
