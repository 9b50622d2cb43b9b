import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { archiveLimits } from "./archive-limits.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import { readArchive } from "./read-archive.ts";
import type { ArchiveMember } from "./read-archive.ts";
import { readPaths } from "./read-paths.ts";
import { writeZip } from "./zip-writer.ts";
import type { WrittenMember } from "./zip-writer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tc-archive-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function all(members: AsyncIterable<ArchiveMember>): Promise<string[]> {
  const entries: string[] = [];
  for await (const member of members) {
    entries.push(
      "bytes" in member
        ? `${member.file}=${Buffer.from(member.bytes).toString("utf8").slice(0, 40)}`
        : `${member.file}!${member.reject.code}`,
    );
  }
  return entries;
}

const read = (
  members: readonly WrittenMember[],
  limits: Partial<ArchiveLimits> = {},
): Promise<string[]> =>
  all(readArchive(writeZip(members), "a.zip", { limits: { ...archiveLimits, ...limits } }));

const good = { name: "b.xml", data: "<b/>" };

test("members come in their order, deflated or stored, directories aside", async () => {
  const members = [
    { name: "dir/" },
    { name: "dir/a.xml", data: "<a/>" },
    { ...good, stored: true },
  ];
  expect(await read(members)).toEqual(["dir/a.xml=<a/>", "b.xml=<b/>"]);
});

test("an archive on disk reads as its bytes do", async () => {
  const file = path.join(folder, "disk.zip");
  writeFileSync(file, writeZip([good]));
  expect(await all(readArchive(file))).toEqual(["b.xml=<b/>"]);
});

test.each([
  ["a broken local header", { brokenLocalHeader: true }],
  ["a wrong checksum", { declaredCrc: 1 }],
  ["a size declared too small", { declaredSize: 1 }],
  ["a size declared too large", { declaredSize: 99 }],
  ["a stored size that lies", { stored: true, declaredSize: 2 }],
  ["an unknown method", { method: 12 }],
  ["data that is no deflate stream", { stored: true, method: 8 }],
] as const)("%s costs one member, not the archive", async (_, wrong) => {
  const bad = { name: "bad.xml", data: "<bad/>", ...wrong };
  expect(await read([bad, good])).toEqual(["bad.xml!archive_broken", "b.xml=<b/>"]);
});

test("an encrypted member is refused as such, the next is read", async () => {
  const bad = { name: "bad.xml", data: "<bad/>", flags: 0x801 };
  expect(await read([bad, good])).toEqual(["bad.xml!archive_encrypted", "b.xml=<b/>"]);
});

test.each([
  ["/etc/passwd"],
  ["../x.xml"],
  ["a/../../x.xml"],
  ["C:/x.xml"],
  ["a\\b.xml"],
  ["a\u0000b.xml"],
  ["a\nb.xml"],
  [""],
])("the name %j is refused, the next member is read", async (name) => {
  const [bad, next] = await read([{ name, data: "<a/>" }, good]);
  expect(bad).toMatch(/!archive_path$/);
  expect(next).toBe("b.xml=<b/>");
});

test("links and devices are refused", async () => {
  expect(await read([{ name: "l", data: "/etc/passwd", mode: 0o120777 }, good])).toEqual([
    "l!archive_path",
    "b.xml=<b/>",
  ]);
  expect(await read([{ name: "d", mode: 0o020644 }])).toEqual(["d!archive_path"]);
});

test("a name that comes twice, in whatever case, is read once", async () => {
  expect(await read([good, { name: "B.XML", data: "<c/>" }, good])).toEqual([
    "b.xml=<b/>",
    "B.XML!archive_path",
    "b.xml!archive_path",
  ]);
});

test("a name that is not UTF-8 is shown byte by byte", async () => {
  const name = Buffer.from([0x61, 0xe4, 0x2e, 0x78]);
  expect(await read([{ name, data: "<a/>", flags: 0 }])).toEqual(["aä.x=<a/>"]);
});

test("an archive in an archive is read, one more level is refused", async () => {
  const inner = writeZip([good]);
  const middle = writeZip([
    { name: "inner.zip", data: inner },
    { name: "m.xml", data: "<m/>" },
  ]);
  expect(await read([{ name: "i.zip", data: inner }, good])).toEqual([
    "i.zip/b.xml=<b/>",
    "b.xml=<b/>",
  ]);
  expect(await read([{ name: "middle.bin", data: middle }])).toEqual([
    "middle.bin/inner.zip!archive_nested",
    "middle.bin/m.xml=<m/>",
  ]);
});

test("a member that unpacks to more than a hundred times its size is refused before unpacking", async () => {
  const bomb = { name: "bomb.xml", data: Buffer.alloc(5_000_000, 0x20) };
  expect(await read([bomb, good])).toEqual(["bomb.xml!archive_bomb", "b.xml=<b/>"]);
});

test("a lying bomb is stopped at its declared size", async () => {
  const bomb = { name: "bomb.xml", data: Buffer.alloc(15_000_000, 0x20), declaredSize: 1_000 };
  expect(await read([bomb, good])).toEqual(["bomb.xml!archive_broken", "b.xml=<b/>"]);
});

test("members that share their data end the archive when their sum is too much", async () => {
  const data = Buffer.concat([randomBytes(30_000), Buffer.alloc(970_000, 0x20)]);
  const shared = Array.from({ length: 200 }, (_, index) => ({
    name: `m${String(index)}.xml`,
    data,
    ...(index > 0 && { sharesDataOf: 0 }),
  }));
  const documents = await read(shared);
  expect(documents.at(-1)).toBe("a.zip!archive_bomb");
  expect(documents.length).toBeLessThan(30);
});

test("a member, the sum and the count have limits of their own", async () => {
  const member = { name: "m.xml", data: "x".repeat(101) };
  expect(await read([member, good], { memberBytes: 100 })).toEqual([
    "m.xml!too_large",
    "b.xml=<b/>",
  ]);
  expect(await read([good, member], { totalBytes: 100 })).toEqual([
    "b.xml=<b/>",
    "a.zip!archive_bomb",
  ]);
  expect(await read([good, member], { entries: 1 })).toEqual(["a.zip!archive_bomb"]);
});

test("what is no archive, or only a part of one, is one reject", async () => {
  const zip = writeZip([good]);
  for (const bytes of [Buffer.alloc(0), Buffer.from("no zip"), zip.subarray(0, zip.length - 4)]) {
    expect(await all(readArchive(bytes, "a.zip"))).toEqual(["a.zip!archive_broken"]);
  }
  expect(await all(readArchive(path.join(folder, "missing.zip")))).toHaveLength(1);
});

test("an empty archive holds nothing", async () => {
  expect(await read([])).toEqual([]);
});

test("an archive with flipped bytes never throws", async () => {
  const zip = writeZip([good, { name: "c.xml", data: "<c/>".repeat(50) }, good]);
  for (let position = 0; position < zip.length; position += 1) {
    const flipped = Buffer.from(zip);
    flipped[position] = (flipped[position] ?? 0) ^ 0xff;
    await all(readArchive(flipped, "a.zip"));
  }
});

test("directories are walked in order, links are not followed, lines and archives are opened", async () => {
  const root = mkdtempSync(path.join(folder, "tree-"));
  writeFileSync(path.join(root, "b.zip"), writeZip([good]));
  writeFileSync(path.join(root, "a.xml"), "<a/>");
  writeFileSync(path.join(root, "c.jsonl"), '{"a":1}\n\n{"b":2}\r\n');
  writeFileSync(path.join(root, ".hidden"), "x");
  writeFileSync(path.join(root, "MANIFEST.tsv"), "id\ttitle");
  symlinkSync("/etc/passwd", path.join(root, "d.xml"));
  const documents = await all(readPaths([root, path.join(root, "missing")]));
  expect(documents.map((line) => line.replace(`${root}/`, ""))).toEqual([
    "a.xml=<a/>",
    "b.zip/b.xml=<b/>",
    'c.jsonl:1={"a":1}',
    'c.jsonl:3={"b":2}',
    "missing!unreadable",
  ]);
});

test("a file of any kind is opened when it is named itself", async () => {
  const file = path.join(folder, "notice.txt");
  writeFileSync(file, "<a/>");
  expect(await all(readPaths([file]))).toEqual([`${file}=<a/>`]);
});
