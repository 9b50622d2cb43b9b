import type { Context } from "../../../platform/context.ts";

/** Writes down how far a reading is: one statement at a time, what comes between two is skipped. */
export function latestOnly<Progress>(
  { log }: Pick<Context, "log">,
  write: (progress: Progress) => Promise<void>,
): { note(progress: Progress): void; end(): Promise<void> } {
  let latest: { progress: Progress } | undefined;
  let writing: Promise<void> | undefined;
  const writeAll = async () => {
    while (latest) {
      const { progress } = latest;
      latest = undefined;
      await write(progress);
    }
    writing = undefined;
  };
  return {
    note: (progress) => {
      latest = { progress };
      writing ??= writeAll().catch((error: unknown) => {
        // The reading goes on without its progress.
        log.warn({ err: error }, "the progress of a document could not be written");
        writing = undefined;
      });
    },
    end: async () => {
      latest = undefined;
      await writing;
    },
  };
}
