import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { notePage } from "./reading.store.ts";

/** Writes down which page was read last: one statement at a time, pages between two are skipped. */
export function progressOf(
  ctx: Context,
  agencyId: string,
  documentId: string,
): { note(page: number, of: number): void; end(): Promise<void> } {
  let latest: { page: number; of: number } | undefined;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (latest) {
      const next = latest;
      latest = undefined;
      await inAgency(ctx, agencyId, (t) => notePage(t, documentId, next));
    }
    writing = undefined;
  };
  return {
    note: (page, of) => {
      latest = { page, of };
      writing ??= write().catch((error: unknown) => {
        // The reading goes on without its progress.
        ctx.log.warn({ err: error }, "the progress of a document could not be written");
        writing = undefined;
      });
    },
    end: async () => {
      latest = undefined;
      await writing;
    },
  };
}
