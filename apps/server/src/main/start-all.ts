import { checkPort } from "./listen.ts";
import { provideDatabase } from "./local-database.ts";
import { runProcess } from "./process.ts";
import { greet } from "./greet.ts";

await runProcess(async (process) => {
  const { config, shutdown } = process;
  await checkPort(config);
  // Most of the code is loaded while PostgreSQL starts.
  const [database, { plugPorts }, { migrate }, main] = await Promise.all([
    provideDatabase(process),
    import("./ports.ts"),
    import("../platform/database.ts"),
    import("./parts.ts"),
  ]);
  const plugged = await plugPorts(config);
  shutdown.onStop("ports", plugged.stop);

  const db = main.openWorkDatabase(process, database.url);
  await migrate(db);
  const metrics = await main.startMetrics(process, db);
  const parts = { ...process, databaseUrl: database.url, plugged, metrics };
  const jobs = main.createJobs(parts, { db });
  const [address] = await Promise.all([main.openApi(parts, jobs), jobs.start()]);
  greet({ address, config, dataDir: database.dataDir });
  await main.beginWork(parts, jobs, db);
});
