import { readFile } from "node:fs/promises";

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

/** Linux counts processor time in hundredths of a second and memory in pages, whatever the machine. */
const ticksPerSecond = 100;
const pageBytes = 4_096;

/** What a process has used so far (proc(5), /proc/PID/stat); undefined where the system does not tell. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => undefined);
  // The second field, the name in brackets, may hold blanks.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (!fields || fields.length < 22) return undefined;
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    residentBytes: Number(fields[21]) * pageBytes,
  };
}
