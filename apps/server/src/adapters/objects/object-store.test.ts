import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startObjectStandin } from "@tc/standins";
import type { ObjectStandin } from "@tc/standins";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { openSealed, seal } from "../../platform/objects/sealed-objects.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

let folder: string;
let standin: ObjectStandin;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tc-objects-"));
  standin = await startObjectStandin();
});
afterAll(async () => {
  await standin.stop();
  await rm(folder, { recursive: true });
});

const s3Store = (change: Partial<ObjectStandin> = {}) => {
  const { url, bucket, accessKeyId, secretAccessKey } = { ...standin, ...change };
  return createS3Store({ endpoint: url, region: "eu", bucket, accessKeyId, secretAccessKey });
};
const stores: readonly (readonly [string, () => ObjectStore])[] = [
  ["a folder", () => createFolderStore(path.join(folder, "objects"))],
  ["a bucket of the S3 API", () => s3Store()],
];

const name = (digit: number) => digit.toString(16).padStart(32, "0");
async function all(store: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const object of store.names()) names.push(object);
  return names.toSorted();
}

describe.each(stores)("%s", (_, create) => {
  test("gives back what was put, the newest of a name, and nothing of what was deleted", async () => {
    const store = create();
    expect(await store.get(name(1))).toBeUndefined();
    expect(await all(store)).toEqual([]);
    await store.put(name(1), Buffer.from("first"));
    await store.put(name(1), Buffer.from("Größe"));
    await store.put(name(2), new Uint8Array());
    expect(Buffer.from((await store.get(name(1))) ?? []).toString()).toBe("Größe");
    expect(await store.get(name(2))).toHaveLength(0);
    expect(await all(store)).toEqual([name(1), name(2)]);
    await store.delete(name(1));
    await store.delete(name(1));
    await store.delete(name(2));
    expect(await all(store)).toEqual([]);
  });

  test("takes names of objects alone", async () => {
    const store = create();
    for (const wrong of ["../escape", "", "x", `${name(1)}/..`, "ABCDEF".padStart(32, "0")]) {
      await expect(async () => store.put(wrong, Buffer.from("x"))).rejects.toThrow("no name");
      await expect(async () => store.get(wrong)).rejects.toThrow("no name");
      await expect(async () => store.delete(wrong)).rejects.toThrow("no name");
    }
  });

  test("holds content that only its row opens", async () => {
    const store = create();
    const ring = createKeyRing(["a secret that is long enough 123456"]);
    const content = Buffer.from("Leistungsbeschreibung");
    const put = async () => {
      const { object, bytes } = seal(ring, content, "row 1");
      await store.put(object.name, bytes);
      return object;
    };
    const object = await put();
    expect(Buffer.from((await store.get(object.name)) ?? []).includes("Leistung")).toBe(false);
    expect(await openSealed(store, ring, object, "row 1")).toEqual(content);
    await expect(openSealed(store, ring, object, "row 2")).rejects.toThrow();
    const other = await put();
    expect(other.name).not.toBe(object.name);
    const swapped = (await store.get(other.name)) ?? Buffer.alloc(0);
    await store.put(object.name, swapped);
    await expect(openSealed(store, ring, object, "row 1")).rejects.toThrow();
    await store.delete(object.name);
    expect(await openSealed(store, ring, object, "row 1")).toBeUndefined();
    await store.delete(other.name);
  });
});

test("a folder leaves no half of a file, and takes none for an object", async () => {
  const inner = path.join(folder, "halves");
  const store = createFolderStore(inner);
  await store.put(name(1), Buffer.from("whole"));
  await writeFile(path.join(inner, "00", `${name(2)}.abc.tmp`), "ha");
  expect(await all(store)).toEqual([name(1)]);
  expect(await readdir(path.join(inner, "00"))).toContain(name(1));
});

test("a bucket lists more objects than fit on one page", async () => {
  const store = s3Store();
  for (let at = 0; at < 230; at++) standin.objects.set(name(at), Buffer.alloc(1));
  expect(await all(store)).toHaveLength(230);
  standin.objects.clear();
});

test("a bucket is asked again after an error of the provider, and refuses a wrong key", async () => {
  standin.faults.push(500, 503);
  await s3Store().put(name(1), Buffer.from("x"));
  expect(standin.objects.has(name(1))).toBe(true);
  const stranger = s3Store({ secretAccessKey: "wrong" });
  await expect(stranger.get(name(1))).rejects.toThrow("SignatureDoesNotMatch");
  standin.objects.clear();
});
