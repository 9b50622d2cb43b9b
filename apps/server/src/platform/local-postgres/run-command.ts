import { execFile } from "node:child_process";
import type { Identity } from "./identity.ts";

/** PostgreSQL needs none of our environment, and our settings hold secrets. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
}

/** Runs a short command as PostgreSQL's user; resolves to its output, throws with what it printed. */
export function runCommand(
  command: string,
  args: readonly string[],
  identity?: Identity,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { ...identity, env: postgresEnvironment(), cwd: "/" };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} failed: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}
