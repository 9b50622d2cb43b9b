import { closeSync, constants, existsSync, openSync } from "node:fs";
import { chown, chmod } from "node:fs/promises";
import type { Home } from "./home.ts";
import type { Identity } from "./identity.ts";
import { runCommand } from "./run-command.ts";

/**
 * Every process that uses the local database holds the writing end of a named pipe; beside PostgreSQL a shell
 * waits at the reading end. The kernel closes a dead process's end, so PostgreSQL stops exactly when its last
 * user is gone, however that ended, kill -9 included.
 */
export async function makeLifeline({ lifeline }: Home, identity?: Identity): Promise<void> {
  if (existsSync(lifeline)) return;
  await runCommand("mkfifo", [lifeline]);
  await chmod(lifeline, 0o600);
  if (identity) await chown(lifeline, identity.uid, identity.gid);
}

export interface Lifeline {
  release(): void;
}

/** undefined while nobody waits at the other end: no server, or one that is about to stop. */
export function holdLifeline({ lifeline }: Home): Lifeline | undefined {
  try {
    const fd = openSync(lifeline, constants.O_WRONLY | constants.O_NONBLOCK);
    let isHeld = true;
    return {
      release: () => {
        if (isHeld) closeSync(fd);
        isHeld = false;
      },
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENXIO" || code === "ENOENT") return undefined;
    throw error;
  }
}
