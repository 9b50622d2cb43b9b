import { trainModels } from "../features/scoring/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { showProgress } from "./progress.ts";
import { openWorkContext, stoppable } from "./work-context.ts";

/** `npm run train`: new models from everything that was read; the workers score by them within a minute. */
await runProcess(async (running) => {
  const startedAt = performance.now();
  const ctx = await openWorkContext(running);
  const { signal, done } = stoppable(running);
  const { rows } = await ctx.db
    .selectFrom("tender")
    .select((eb) => eb.fn.countAll<string>().as("rows"))
    .executeTakeFirstOrThrow();
  const progress = showProgress(Number(rows), "Ausschreibungen");
  try {
    const report = await trainModels(ctx, { signal, onProgress: (at) => progress.update(at) });
    progress.stop();
    const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
    if (report) process.stdout.write(`${JSON.stringify({ ...report, seconds })}\n`);
    else {
      process.stderr.write(
        "Nichts gelernt: Es sind keine Ausschreibungen da, oder ein anderer Lauf lernt gerade.\n",
      );
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    process.stderr.write("Unterbrochen; die bisherigen Modelle bleiben in Gebrauch.\n");
  } finally {
    progress.stop();
    done();
  }
  if (!signal.aborted) await running.shutdown.stop("done");
});
