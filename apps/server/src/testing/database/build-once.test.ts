import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildOnce, hashSources } from "./build-once.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "build-once-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const writeWord = (word: string) => (target: string) => writeFile(path.join(target, "word"), word);
const readWord = (target: string) => readFile(path.join(target, "word"), "utf8");

test("a folder is built for the first caller and kept for all others", async () => {
  let builds = 0;
  const build = () =>
    buildOnce(folder, "key", async (target) => {
      builds += 1;
      await writeWord("complete")(target);
    });
  const [first, second] = await Promise.all([build(), build()]);
  expect(await build()).toBe(first);
  expect(second).toBe(first);
  expect(await readWord(first)).toBe("complete");
  expect(builds).toBe(1);
});

test("a build that fails or was killed leaves no folder under the final name", async () => {
  const half = async (target: string) => {
    await writeWord("half")(target);
    throw new Error("the build fails");
  };
  await expect(buildOnce(folder, "key", half)).rejects.toThrow("the build fails");
  expect(existsSync(path.join(folder, "key"))).toBe(false);
  // What a killed process leaves: its lock and the folder it was filling.
  await mkdir(path.join(folder, "key.unfinished-00000000"));
  await writeFile(path.join(folder, "key.building"), "999999999");
  expect(await readWord(await buildOnce(folder, "key", writeWord("complete")))).toBe("complete");
});

test("folders that nobody used for a day go with the next build", async () => {
  const used = await buildOnce(folder, "used", writeWord("used"));
  const old = await buildOnce(folder, "old", writeWord("old"));
  await utimes(old, 0, 0);
  await buildOnce(folder, "next", writeWord("next"));
  expect(existsSync(old)).toBe(false);
  expect(existsSync(used)).toBe(true);
});

test("the hash changes with each content and each name", async () => {
  const migrations = path.join(folder, "migrations");
  await mkdir(migrations);
  await writeFile(path.join(migrations, "1.sql"), "create");
  await writeFile(path.join(folder, "version"), "18");
  const hash = () => hashSources(folder, ["migrations", "version"]);
  const hashes = [await hash(), await hash()];
  expect(hashes[0]).toBe(hashes[1]);
  await writeFile(path.join(migrations, "1.sql"), "create table");
  hashes.push(await hash());
  await writeFile(path.join(migrations, "2.sql"), "");
  hashes.push(await hash());
  await writeFile(path.join(folder, "version"), "19");
  hashes.push(await hash());
  expect(new Set(hashes).size).toBe(4);
});
