import { createHash } from "node:crypto";
import { chown, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Identity } from "./identity.ts";
import { runCommand } from "./run-command.ts";

/** Where one local PostgreSQL keeps everything. */
export interface Home {
  readonly folder: string;
  /** The database cluster */
  readonly data: string;
  readonly password: string;
  /** A named pipe held open by every process that uses the database. */
  readonly lifeline: string;
  readonly log: string;
  /** Held while a process creates or starts the database. */
  readonly lock: string;
}

async function makeFolder(folder: string, identity: Identity | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (identity) await chown(folder, identity.uid, identity.gid);
}

async function canReach(folder: string, identity: Identity): Promise<boolean> {
  const script = 'cd "$1" && test -w .';
  return runCommand("/bin/sh", ["-c", script, "sh", folder], identity).then(
    () => true,
    () => false,
  );
}

/** Makes the folder, or for root another one when PostgreSQL's user cannot reach it (below /root). */
export async function prepareHome(wanted: string, identity: Identity | undefined): Promise<Home> {
  let folder = wanted;
  await makeFolder(folder, identity);
  if (identity && !(await canReach(folder, identity))) {
    const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
    folder = `/var/lib/tenderchances/data-${name}`;
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o755 });
    await makeFolder(folder, identity);
  }
  return {
    folder,
    data: path.join(folder, "data"),
    password: path.join(folder, "password"),
    lifeline: path.join(folder, "lifeline"),
    log: path.join(folder, "postgres.log"),
    lock: path.join(folder, "starting"),
  };
}
