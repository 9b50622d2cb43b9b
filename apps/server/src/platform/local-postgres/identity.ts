import { readFile } from "node:fs/promises";

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const preferredUsers = ["postgres", "nobody"];

/** undefined for normal users: PostgreSQL runs as they do. */
export async function chooseIdentity(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => {
      const [name = "", , uid, gid] = line.split(":");
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
  for (const name of preferredUsers) {
    const identity = users.get(name);
    if (identity) return identity;
  }
  throw new Error('running as root, and neither user "postgres" nor "nobody" exists');
}
