import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, rename, rm, writeFile } from "node:fs/promises";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import type { Identity } from "./identity.ts";
import { runCommand } from "./run-command.ts";

export const userName = "tenderchances";

// pg_trgm looks at LC_CTYPE: with plain C, umlauts vanish from trigrams.
const utf8Locales = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8", "de_DE.UTF-8", "de_DE.utf8"];

async function chooseLocale(): Promise<string> {
  const installed = await runCommand("locale", ["-a"]).catch(() => "");
  const names = new Set(installed.split("\n"));
  return utf8Locales.find((locale) => names.has(locale)) ?? "C";
}

/** Creates the database files and a password of their own, unless they are there. */
export async function createCluster(
  home: Home,
  { initdb }: Binaries,
  identity: Identity | undefined,
  { isEphemeral }: { readonly isEphemeral: boolean },
): Promise<void> {
  if (existsSync(home.data)) return;
  // Renamed when complete, so that an interrupted initdb is simply done again.
  const unfinished = `${home.data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(home.password, { force: true });
  await writeFile(home.password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (identity) await chown(home.password, identity.uid, identity.gid);
  const args = [
    ["-D", unfinished],
    ["-U", userName],
    `--pwfile=${home.password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--locale=${await chooseLocale()}`,
    isEphemeral ? "--no-sync" : [],
  ];
  await runCommand(initdb, args.flat(), identity);
  await rename(unfinished, home.data);
}
