import { readFileSync, readdirSync } from "node:fs";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

/** CPU milliseconds the whole server has used so far, ended connections included; undefined outside Linux. */
export async function postgresCpuMs(db: Db): Promise<number | undefined> {
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const postmaster = readStat(rows[0]?.pid ?? 0).parent;
    let ticks = 0;
    for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const pid = Number(entry);
      const stat = tryStat(pid);
      if (pid === postmaster) ticks += (stat?.own ?? 0) + (stat?.ended ?? 0);
      else if (stat?.parent === postmaster) ticks += stat.own;
    }
    // Linux counts in hundredths of a second.
    return ticks * 10;
  } catch {
    return undefined;
  }
}

function tryStat(pid: number) {
  try {
    return readStat(pid);
  } catch {
    // Ended while we looked.
    return undefined;
  }
}

/** proc(5): after the command in brackets come state, parent and, from the 12th on, the times. */
function readStat(pid: number): { parent: number; own: number; ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [parent = 0, ownTime = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { parent, own: ownTime + system, ended: ended + endedSystem };
}
