import { migrateAsOwner } from "./database.ts";
import { holdPort } from "./listen.ts";
import { provideDatabase } from "./local-database.ts";
import { createJobs, openApi, openWorkDatabase, startMetrics } from "./parts.ts";
import { openSite } from "./open-site.ts";
import { plugPorts } from "./ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (given) => {
  const process = await holdPort(given);
  const { config, shutdown } = process;
  const [{ site, secret }, database, plugged] = await Promise.all([
    openSite(process),
    provideDatabase(process),
    plugPorts(config, { doesJobs: false }),
  ]);
  shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database.url);
  const opened = openWorkDatabase(process, database.url);
  const metrics = await startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, secret, metrics };
  const jobs = createJobs(parts);
  const [address] = await Promise.all([openApi(parts, jobs), jobs.start()]);
  console.log(`API bereit: ${address}`);
});
