import { crc32, deflateRawSync } from "node:zlib";

/** One member of an archive of samples or tests, with everything that may be wrong about it. */
export interface WrittenMember {
  readonly name: string | Buffer;
  readonly data?: Uint8Array | string;
  readonly stored?: boolean;
  /** What the headers say instead of the truth */
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  readonly method?: number;
  readonly flags?: number;
  /** Unix mode, e.g. 0o120777 for a symbolic link */
  readonly mode?: number;
  /** Points to the data of the member with this index: overlapping members */
  readonly sharesDataOf?: number;
  readonly brokenLocalHeader?: boolean;
}

/** Writes a ZIP for samples and tests. Production only reads archives. */
export function writeZip(members: readonly WrittenMember[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let position = 0;
  for (const member of members) {
    const name = Buffer.from(member.name as string);
    const data = Buffer.from(member.data ?? "");
    const packed = member.stored ? data : deflateRawSync(data);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(member.brokenLocalHeader ? 0 : 0x04034b50, 0);
    writeCommon(header.subarray(4), member, data, packed.length, name.length);
    const offset =
      member.sharesDataOf === undefined ? position : (offsets[member.sharesDataOf] ?? 0);
    offsets.push(offset);
    if (member.sharesDataOf === undefined) {
      pieces.push(header, name, packed);
      position += 30 + name.length + packed.length;
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x031e, 4);
    writeCommon(entry.subarray(6), member, data, packed.length, name.length);
    entry.writeUInt32LE(((member.mode ?? 0o100644) << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
  }
  const tail = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(tail.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...pieces, tail, end]);
}

/** The 26 bytes that local header and directory entry have in common. */
function writeCommon(
  at: Buffer,
  member: WrittenMember,
  data: Buffer,
  packedLength: number,
  nameLength: number,
): void {
  at.writeUInt16LE(20, 0);
  at.writeUInt16LE(member.flags ?? 0x800, 2);
  at.writeUInt16LE(member.method ?? (member.stored ? 0 : 8), 4);
  at.writeUInt32LE(member.declaredCrc ?? crc32(data), 10);
  at.writeUInt32LE(packedLength, 14);
  at.writeUInt32LE(member.declaredSize ?? data.length, 18);
  at.writeUInt16LE(nameLength, 22);
}
