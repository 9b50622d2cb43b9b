import { reportBackup } from "../features/operations/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run report-backup -- ok|failed`: called by the script that makes the backups, with how it went. */
await runProcess(async (running) => {
  const outcome = process.argv[2];
  if (outcome !== "ok" && outcome !== "failed") {
    process.stderr.write("Aufruf: npm run report-backup -- ok|failed\n");
    process.exitCode = 2;
  } else {
    await reportBackup(await openWorkContext(running), outcome === "ok");
    process.stdout.write("Notiert.\n");
  }
  await running.shutdown.stop("done");
});
