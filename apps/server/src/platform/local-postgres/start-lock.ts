import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 50;

async function isHeldBySomebody(lock: string): Promise<boolean> {
  const pid = Number(await readFile(lock, "utf8").catch(() => ""));
  if (pid === 0) return true; // just being written, or just released
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Runs `work` while no other process does; a lock whose process died is taken over. */
export async function withStartLock<Result>(
  lock: string,
  deadline: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const isStale = !(await isHeldBySomebody(lock)) || Date.now() > deadline;
    if (isStale) await rm(lock, { force: true });
    else await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
