import { holdPort } from "./listen.ts";
import { provideDatabase } from "./local-database.ts";
import { openSite } from "./open-site.ts";
import { runProcess } from "./process.ts";
import { greet } from "./greet.ts";

await runProcess(async (given) => {
  const process = await holdPort(given);
  const { config, shutdown } = process;
  // Most of the code is loaded while PostgreSQL starts.
  const [{ site, secret }, database, { plugPorts }, { migrateAsOwner }, main] = await Promise.all([
    openSite(process),
    provideDatabase(process),
    import("./ports.ts"),
    import("./database.ts"),
    import("./parts.ts"),
  ]);
  const plugged = await plugPorts(config);
  shutdown.onStop("ports", plugged.stop);

  await migrateAsOwner(database.url);
  const opened = main.openWorkDatabase(process, database.url);
  const metrics = await main.startMetrics(process, opened);
  const parts = { ...process, databaseUrl: database.url, plugged, site, secret, metrics };
  const jobs = main.createJobs(parts, opened);
  const address = await main.openApi(parts, jobs);
  // Nobody who looks something up needs the queue or the mailbox; who needs them waits for them.
  const [mailboxUrl, offersDemo] = await Promise.all([
    plugged.openMailbox?.(),
    main.mayOfferDemo(parts, opened),
    jobs.start(),
  ]);
  greet({
    address,
    config,
    dataDir: database.dataDir,
    mailboxUrl,
    bankUrl: plugged.bankUrl,
    offersDemo,
  });
  await main.beginWork(parts, jobs, opened);
});
