import type { Logger } from "pino";
import { handOverSignals } from "./early-signals.ts";

export interface Shutdown {
  /** Called in reverse order of registration when the process stops. */
  onStop(name: string, stop: () => Promise<unknown>): void;
  /** Stops everything and ends the process; asking again a moment later ends it at once. */
  stop(reason: string, exitCode?: number): Promise<void>;
  /** Whether a signal or an error has begun to stop the process. */
  isStopping(): boolean;
}

/** Supervisors usually wait half a minute before they kill. */
const drainLimitMs = 25_000;
/** One Ctrl+C arrives twice below npm: from the terminal, and passed on by npm. */
const sameRequestMs = 1_000;

/** The first signal drains, the second exits at once; so does a drain that takes too long. */
export function installShutdown(log: Logger): Shutdown {
  const steps: { name: string; stop: () => Promise<unknown> }[] = [];
  let stoppingSince: number | undefined;

  async function stop(reason: string, exitCode = 0): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince < sameRequestMs) return;
      process.exit(130);
    }
    stoppingSince = performance.now();
    log.info({ reason }, "stopping");
    setTimeout(() => {
      log.fatal("stopping took too long");
      process.exit(1);
    }, drainLimitMs).unref();
    for (const step of steps.toReversed()) {
      try {
        await step.stop();
      } catch (error) {
        log.error({ err: error, step: step.name }, "could not stop cleanly");
      }
    }
    log.info({ reason }, "stopped");
    process.exit(exitCode);
  }

  handOverSignals((signal) => void stop(signal));
  // The state after an unexpected error is unknown: finish what runs, then let the supervisor restart us.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      // What is being stopped may break where it was still starting.
      if (stoppingSince !== undefined) return log.debug({ err: error }, event);
      log.fatal({ err: error }, event);
      void stop(event, 1);
    });
  }
  return {
    onStop: (name, step) => void steps.push({ name, stop: step }),
    stop,
    isStopping: () => stoppingSince !== undefined,
  };
}
