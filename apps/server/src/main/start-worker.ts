import { migrateAsOwner } from "./database.ts";
import { provideDatabase } from "./local-database.ts";
import { beginWork, createJobs, openWorkDatabase, startMetrics } from "./parts.ts";
import { openSite } from "./open-site.ts";
import { plugPorts } from "./ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (process) => {
  const [{ site, secret }, database, plugged] = await Promise.all([
    openSite(process),
    provideDatabase(process),
    plugPorts(process.config, { servesWeb: false }),
  ]);
  process.shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database.url);
  const opened = openWorkDatabase(process, database.url);
  const metrics = await startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, secret, metrics };
  const jobs = createJobs(parts, opened);
  await jobs.start();
  const mailboxUrl = await plugged.openMailbox?.();
  console.log(`Worker bereit${mailboxUrl === undefined ? "" : `, Postfach: ${mailboxUrl}`}`);
  await beginWork(parts, jobs, opened);
});
