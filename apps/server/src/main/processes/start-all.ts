import { holdPort } from "../http/listen.ts";
import { provideDatabase } from "../database/local-database.ts";
import { openSite } from "../http/open-site.ts";
import { runProcess } from "./process.ts";
import { printWelcome } from "../print-welcome.ts";

await runProcess(async (bareProcess) => {
  const process = await holdPort(bareProcess);
  const { config, shutdown } = process;
  // Most of the code is loaded while PostgreSQL starts.
  const site = openSite(process);
  const [database, { plugPorts }, { migrateAsOwner }, main] = await Promise.all([
    provideDatabase(process),
    import("../ports/ports.ts"),
    import("../database/database.ts"),
    import("../parts.ts"),
  ]);
  const plugged = await plugPorts(config);
  shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database, process.log);
  const opened = main.openWorkDatabase(process, database.url);
  const metrics = await main.startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, metrics };
  const jobs = main.createJobs(parts, opened);
  const address = await main.openApi(parts, jobs);
  // Nobody who looks something up needs the queue or the mailbox; who needs them waits for them.
  const [mailboxUrl, offersDemo] = await Promise.all([
    plugged.openMailbox?.(),
    main.mayOfferDemo(parts, opened),
    jobs.start(),
  ]);
  printWelcome({
    address,
    config,
    dataDir: database.dataDir,
    mailboxUrl,
    bankUrl: plugged.bankUrl,
    websiteUrl: plugged.websiteUrl,
    offersDemo,
  });
  await main.startWorker(parts, jobs, opened);
});
