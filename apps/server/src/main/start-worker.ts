import { migrate } from "../platform/database.ts";
import { provideDatabase } from "./local-database.ts";
import { beginWork, createJobs, openWorkDatabase, startMetrics } from "./parts.ts";
import { plugPorts } from "./ports.ts";
import { runProcess } from "./process.ts";

await runProcess(async (process) => {
  const [database, plugged] = await Promise.all([
    provideDatabase(process),
    plugPorts(process.config),
  ]);
  process.shutdown.onStop("ports", plugged.stop);

  const db = openWorkDatabase(process, database.url);
  await migrate(db);
  const metrics = await startMetrics(process, db);
  const parts = { ...process, databaseUrl: database.url, plugged, metrics };
  const jobs = createJobs(parts, { db });
  await jobs.start();
  console.log("Worker bereit");
  await beginWork(parts, jobs, db);
});
