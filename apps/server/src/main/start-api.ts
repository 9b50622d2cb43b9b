import { migrate } from "../platform/database.ts";
import { checkPort } from "./listen.ts";
import { provideDatabase } from "./local-database.ts";
import { createJobs, openApi, openWorkDatabase, startMetrics } from "./parts.ts";
import { plugPorts } from "./ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (process) => {
  const { config, shutdown } = process;
  await checkPort(config);
  const [database, plugged] = await Promise.all([provideDatabase(process), plugPorts(config)]);
  shutdown.onStop("ports", plugged.stop);

  const db = openWorkDatabase(process, database.url);
  await migrate(db);
  const metrics = await startMetrics(process, db);
  const parts = { ...process, databaseUrl: database.url, plugged, metrics };
  const jobs = createJobs(parts);
  const [address] = await Promise.all([openApi(parts, jobs), jobs.start()]);
  console.log(`API bereit: ${address}`);
});
