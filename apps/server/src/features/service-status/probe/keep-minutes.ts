import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { partStates, serviceParts } from "@tc/domain";
import { z } from "zod";
import type { MeasuredMinute } from "../service-status.operator.store.ts";

const storedMinute = z.object({
  part: z.enum(serviceParts),
  at: z.iso.datetime().transform((text) => new Date(text)),
  state: z.enum(partStates),
});

/** Five parts over some thirty days; what is older is given up, so that the file ends somewhere. */
const maxMinutes = 5 * 60 * 24 * 30;

/**
 * Saves minutes, those first that could not be saved before. What cannot be saved now waits in the file, also over a
 * restart. Returns how many wait.
 */
export async function keepMinutes(
  file: string,
  minutes: readonly MeasuredMinute[],
  save: (minutes: readonly MeasuredMinute[]) => Promise<void>,
): Promise<number> {
  const waiting = await readMinutes(file);
  const all = [...waiting, ...minutes].slice(-maxMinutes);
  try {
    await save(all);
  } catch {
    await writeMinutes(file, all);
    return all.length;
  }
  if (waiting.length > 0) await rm(file, { force: true });
  return 0;
}

async function readMinutes(file: string): Promise<readonly MeasuredMinute[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((row) => {
    try {
      return storedMinute.parse(JSON.parse(row));
    } catch {
      // A line that a crash cut off
      return [];
    }
  });
}

/** Whole or not at all. */
async function writeMinutes(file: string, minutes: readonly MeasuredMinute[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await writeFile(draft, minutes.map((minute) => `${JSON.stringify(minute)}\n`).join(""));
  await rename(draft, file);
}
