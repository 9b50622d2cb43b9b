import { migrateAsOwner } from "../database/database.ts";
import { holdPort } from "../http/listen.ts";
import { provideDatabase } from "../database/local-database.ts";
import { createJobs, openApi, openWorkDatabase, startMetrics } from "../parts.ts";
import { openSite } from "../http/open-site.ts";
import { plugPorts } from "../ports/ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (bareProcess) => {
  const process = await holdPort(bareProcess);
  const { config, shutdown } = process;
  const site = openSite(process);
  const [database, plugged] = await Promise.all([
    provideDatabase(process),
    plugPorts(config, { doesJobs: false }),
  ]);
  shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database, process.log);
  const opened = openWorkDatabase(process, database.url);
  const metrics = await startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, metrics };
  const jobs = createJobs(parts);
  const [address] = await Promise.all([openApi(parts, jobs), jobs.start()]);
  console.log(`API bereit: ${address}`);
});
