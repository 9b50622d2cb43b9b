import { readPaths } from "../adapters/archive/read-paths.ts";
import { ingestDocuments } from "../features/ingestion/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { estimateDocuments } from "./estimate-documents.ts";
import { showProgress } from "./progress.ts";
import { openWorkContext, stoppable } from "./work-context.ts";

/** `npm run ingest -- PATH…`: files, ZIPs, directories and JSON Lines into the database; the last line is the report. */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("Usage: npm run ingest -- PATH…\n");
  process.exit(2);
}

await runProcess(async (running) => {
  const startedAt = performance.now();
  const ctx = await openWorkContext(running);
  const { signal, done } = stoppable(running);
  const progress = showProgress(await estimateDocuments(paths), "Dokumente");
  let exitCode = 1;
  try {
    const report = await ingestDocuments(ctx, readPaths(paths), {
      sourceId: "files",
      signal,
      onProgress: (documents) => progress.update(documents),
    });
    progress.stop();
    const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
    if (report.notices > 0 && report.newNotices === 0 && report.tenders === 0) {
      process.stderr.write("Alles war schon da; nichts hat sich geändert.\n");
    }
    if (signal.aborted) process.stderr.write("Unterbrochen; ein neuer Lauf holt den Rest.\n");
    process.stdout.write(`${JSON.stringify({ ...report, seconds })}\n`);
    exitCode = report.notices > 0 || signal.aborted ? 0 : 1;
  } finally {
    progress.stop();
    done();
  }
  if (!signal.aborted) await running.shutdown.stop("done", exitCode);
});
