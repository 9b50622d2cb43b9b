import type { Context } from "../../platform/context.ts";
import { screenSource } from "./screen-source.ts";
import type { ScreenOptions, SourceRun } from "./screen-source.ts";

/**
 * Screens every configured source; they stand on different hosts and do not wait for one another. Throws when
 * something may be gone soon (network, 429, 5xx), so that the job is tried again; a refusal waits for tomorrow.
 */
export async function screenSources(ctx: Context, options: ScreenOptions): Promise<SourceRun[]> {
  const sources = ctx.ports.noticeSources;
  const settled = await Promise.allSettled(
    sources.map((source) => screenSource(ctx, source, options)),
  );
  const runs = settled.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
  for (const run of runs) ctx.log.info({ run }, "source screened");

  const broken = settled.find((it) => it.status === "rejected");
  if (broken) throw broken.reason;
  const failed = runs.filter((run) => run.retryable);
  if (failed.length > 0) {
    const names = failed.map(({ sourceId, error }) => `${sourceId}: ${error}`).join(", ");
    throw new Error(`sources to be tried again: ${names}`);
  }
  return runs;
}
