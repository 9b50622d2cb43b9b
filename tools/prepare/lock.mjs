import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const heartbeatMs = 1_000;
const staleAfterMs = 10_000;

// A heartbeat, not a process id: ids are reused after a restart and mean nothing across containers.
function isStale(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > staleAfterMs;
  } catch {
    return true;
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Runs `work` while no other process does; the lock of one that was killed is taken over after ten seconds. */
export async function withLock(file, work) {
  for (let hasSaid = false; !take(file); hasSaid = true) {
    if (!hasSaid) console.error("Another process is installing or building, waiting for it …");
    if (isStale(file)) rmSync(file, { force: true });
    else await wait(200);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Someone may have removed it by hand; that must not end an install halfway.
    if (existsSync(file)) utimesSync(file, now, now);
  }, heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}
