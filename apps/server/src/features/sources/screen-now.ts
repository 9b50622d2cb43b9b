import type { Context } from "../../platform/context.ts";
import { applyPending, storeAndApply, withNoticeReaders } from "../ingestion/index.ts";
import { screenSource } from "./screen-source.ts";
import type { SourceRun } from "./screen-source.ts";

interface ScreenNowOptions {
  readonly signal: AbortSignal;
  readonly onNotices: (count: number) => void;
}

/** Reads all sources in this process, for a person who waits; the run of each source says what came of it. */
export function screenNow(
  ctx: Context,
  { signal, onNotices }: ScreenNowOptions,
): Promise<SourceRun[]> {
  return withNoticeReaders(async (readers) => {
    // Documents that a crash left stored but not applied come before anything new.
    await applyPending(ctx, readers);
    const runs = ctx.ports.noticeSources.map((source) =>
      screenSource(ctx, source, {
        signal,
        storeNotices: async (context, batch) => {
          await storeAndApply(context, batch, readers);
          onNotices(batch.length);
        },
      }),
    );
    const settled = await Promise.allSettled(runs);
    const broken = settled.find(({ status }) => status === "rejected");
    if (broken?.status === "rejected") throw broken.reason;
    return settled.flatMap((run) => (run.status === "fulfilled" ? [run.value] : []));
  });
}
