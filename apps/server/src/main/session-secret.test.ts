import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createKeyRing } from "../platform/settings/key-ring.ts";
import { plugKeyRing, provideSessionSecret } from "./session-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const config = (SESSION_SECRET?: string) => ({
  DATA_DIR: path.join(folder, "data"),
  SESSION_SECRET,
});

test("processes that start together share one secret, which nobody else can read", async () => {
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => provideSessionSecret(config())),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await provideSessionSecret(config())).toBe(secrets[0]);
  const file = await stat(path.join(folder, "data/session-secret"));
  expect((file.mode & 0o777).toString(8)).toBe("600");
  expect(await readdir(path.join(folder, "data"))).toEqual(["session-secret"]);
});

test("a secret from the settings is used and never written down", async () => {
  expect(await provideSessionSecret(config("s".repeat(40)))).toBe("s".repeat(40));
  expect(await readdir(folder)).toEqual([]);
});

test("while the secret is being changed both are in use, and the newest one encrypts", async () => {
  const [before, after] = ["b".repeat(40), "a".repeat(40)];
  const old = createKeyRing([before]).encrypt("key of an app", "somebody");
  const ring = await plugKeyRing({ ...config(after), SESSION_SECRET_PREVIOUS: before });
  expect(ring.decrypt(old, "somebody")).toBe("key of an app");
  expect(ring.currentKeyId).toBe(createKeyRing([after]).currentKeyId);
  const retired = await plugKeyRing({ ...config(after), SESSION_SECRET_PREVIOUS: undefined });
  expect(() => retired.decrypt(old, "somebody")).toThrow("not configured");
});
