import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "./run-command.ts";

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const pidFile = (data: string) => path.join(data, "postmaster.pid");

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a process, "" where it is gone. */
async function readCommand(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
  } catch {
    return runCommand("ps", ["-o", "args=", "-p", String(pid)]).catch(() => "");
  }
}

/**
 * The server that runs on these files, if one does. A pid file left by a crash may name a process that has
 * since become another program's; it is removed then, because PostgreSQL itself would refuse to start.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(data), "utf8").catch(() => undefined);
  // https://www.postgresql.org/docs/18/storage-file-layout.html: pid, folder, start, port, socket, host, shm, state
  const [pidText = "", , , port = "", , , , state = ""] = text?.split("\n") ?? [];
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!isAlive(pid)) return undefined;
  if (!(await readCommand(pid)).includes(data)) {
    await rm(pidFile(data), { force: true });
    return undefined;
  }
  return { pid, port: Number(port), isReady: state.trim() === "ready" };
}
