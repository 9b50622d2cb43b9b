import { ConfigError, loadConfig } from "../../platform/settings/config.ts";
import type { Config } from "../../platform/settings/config.ts";
import { createLog } from "../../platform/process/log.ts";
import { installShutdown } from "../../platform/process/shutdown.ts";
import type { Shutdown } from "../../platform/process/shutdown.ts";
import type { Logger } from "pino";

export interface Process {
  readonly config: Config;
  readonly log: Logger;
  readonly shutdown: Shutdown;
}

/** An obstacle the operator can remove; its German message is all that is printed. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}

/** Reads the settings, starts the log, handles signals, then runs `start`. */
export async function runProcess(start: (process: Process) => Promise<void>): Promise<void> {
  let shutdown: Shutdown | undefined;
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    shutdown = installShutdown(log);
    await start({ config, log, shutdown });
  } catch (error) {
    // Stopped while it started: the stop ends the process, and what broke on the way is no news.
    if (shutdown?.isStopping()) return;
    const isExplained = error instanceof ConfigError || error instanceof StartError;
    console.error(isExplained ? error.message : error);
    if (shutdown) await shutdown.stop("start failed", 1);
    process.exit(1);
  }
}
