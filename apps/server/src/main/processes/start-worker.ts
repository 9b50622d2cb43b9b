import { migrateAsOwner } from "../database/database.ts";
import { provideDatabase } from "../database/local-database.ts";
import { startWorker, createJobs, openWorkDatabase, startMetrics } from "../parts.ts";
import { openSite } from "../http/open-site.ts";
import { plugPorts } from "../ports/ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (process) => {
  const site = openSite(process);
  const [database, plugged] = await Promise.all([
    provideDatabase(process),
    plugPorts(process.config, { servesWeb: false }),
  ]);
  process.shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database, process.log);
  const opened = openWorkDatabase(process, database.url);
  const metrics = await startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, metrics };
  const jobs = createJobs(parts, opened);
  await jobs.start();
  const mailboxUrl = await plugged.openMailbox?.();
  console.log(`Worker bereit${mailboxUrl === undefined ? "" : `, Postfach: ${mailboxUrl}`}`);
  await startWorker(parts, jobs, opened);
});
