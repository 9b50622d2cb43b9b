import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../platform/settings/config.ts";
import { createKeyRing } from "../platform/settings/key-ring.ts";
import type { KeyRing } from "../ports/key-ring.ts";

type SecretConfig = Pick<Config, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "DATA_DIR">;

/** What second factors are encrypted with: by the newest secret, read also with the one before. */
export async function plugKeyRing(config: SecretConfig): Promise<KeyRing> {
  const newest = await provideSessionSecret(config);
  const { SESSION_SECRET_PREVIOUS: previous } = config;
  return createKeyRing(previous === undefined ? [newest] : [newest, previous]);
}

/**
 * The secret of SESSION_SECRET; outside production one that is made once and kept in DATA_DIR, so that second factors
 * outlive a restart. Processes that start together agree on one: the file appears whole or not at all.
 */
export async function provideSessionSecret(
  config: Pick<SecretConfig, "SESSION_SECRET" | "DATA_DIR">,
): Promise<string> {
  if (config.SESSION_SECRET !== undefined) return config.SESSION_SECRET;
  const file = path.join(config.DATA_DIR, "session-secret");
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  await mkdir(config.DATA_DIR, { recursive: true });
  const draftFile = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draftFile, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    await link(draftFile, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draftFile, { force: true });
  }
  return readFile(file, "utf8");
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
