import { reparse } from "../features/ingestion/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { showProgress } from "./progress.ts";
import { openWorkContext, stoppable } from "./work-context.ts";

/** `npm run reparse`: all tenders anew from the stored bytes; started again after an interruption it goes on. */
await runProcess(async (running) => {
  const startedAt = performance.now();
  const ctx = await openWorkContext(running);
  const { signal, done } = stoppable(running);
  const stored = await ctx.db
    .selectFrom("raw_notice")
    .select((eb) => eb.fn.max("seq").as("seq"))
    .executeTakeFirst();
  const progress = showProgress(Number(stored?.seq ?? 0), "Dokumente");
  try {
    const report = await reparse(ctx, { signal, onProgress: (at) => progress.update(at) });
    progress.stop();
    const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
    if (signal.aborted) process.stderr.write("Unterbrochen; ein neuer Lauf macht hier weiter.\n");
    process.stdout.write(`${JSON.stringify({ ...report, seconds })}\n`);
  } finally {
    progress.stop();
    done();
  }
  if (!signal.aborted) await running.shutdown.stop("done");
});
