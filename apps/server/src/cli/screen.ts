import { screenNow } from "../features/sources/index.ts";
import type { SourceRun } from "../features/sources/index.ts";
import { plugPorts } from "../main/ports/ports.ts";
import { runProcess } from "../main/processes/process.ts";
import { showProgress } from "./progress.ts";
import { openWorkContext, stoppable } from "./work-context.ts";

const outcomes: Readonly<Record<SourceRun["outcome"], string>> = {
  ok: "gelesen",
  failed: "nicht vollständig gelesen",
  busy: "wird gerade von einem anderen Abruf gelesen",
  skipped: "übersprungen: Musterdaten kommen nicht zu echten Bekanntmachungen",
};

/** `npm run screen`: all sources up to yesterday, now; a source that another run is reading is left to it. */
await runProcess(async (running) => {
  const [plugged, ctx] = await Promise.all([
    plugPorts(running.config, { doesJobs: false, servesWeb: false }),
    openWorkContext(running),
  ]);
  running.shutdown.onStop("ports", plugged.stop);
  const { noticeSources } = plugged.ports;
  const { signal, done } = stoppable(running);
  // 0: the sources do not say how many notices follow.
  const progress = showProgress(0, "Bekanntmachungen");
  let notices = 0;
  let exitCode = 1;
  try {
    const runs = await screenNow(
      { ...ctx, ports: { ...ctx.ports, noticeSources } },
      {
        signal,
        onNotices: (count) => {
          notices += count;
          progress.update(notices);
        },
      },
    );
    progress.stop();
    for (const run of runs) {
      const reason = run.error === undefined ? "" : ` (${run.error})`;
      process.stdout.write(
        `${run.sourceId}: ${outcomes[run.outcome]}${reason}, ${run.days} Tage, ${run.notices} Bekanntmachungen\n`,
      );
    }
    if (runs.length === 0) process.stderr.write("Es ist keine Quelle eingerichtet.\n");
    exitCode = runs.length > 0 && runs.every(({ outcome }) => outcome === "ok") ? 0 : 1;
  } catch (error) {
    if (!signal.aborted) throw error;
    process.stderr.write("Unterbrochen; ein neuer Abruf macht hier weiter.\n");
  } finally {
    progress.stop();
    done();
  }
  if (!signal.aborted) await running.shutdown.stop("done", exitCode);
});
