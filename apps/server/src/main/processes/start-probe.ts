import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { reportMinute } from "../../features/service-status/index.ts";
import { connect } from "../../platform/database/database.ts";
import type { Context } from "../../platform/context.ts";
import { provideDatabase } from "../database/local-database.ts";
import { openSite } from "../http/open-site.ts";
import { plugPorts } from "../ports/ports.ts";
import { runProcess } from "./process.ts";

const minuteMs = 60_000;
const now = () => new Date();
const noJobs: Context["jobs"] = {
  send: () => Promise.reject(new Error("the probe enqueues nothing")),
};

// Neither migrates nor waits for the database: while that is down, it has the most to tell.
await runProcess(async (process) => {
  const { config, log, shutdown } = process;
  const site = openSite(process);
  const [database, plugged] = await Promise.all([
    provideDatabase(process),
    plugPorts(config, { servesWeb: false, doesJobs: false }),
  ]);
  shutdown.onStop("ports", plugged.stop);
  const { db } = connect(database.url, {
    role: "tc_app",
    name: "tenderchances probe",
    maxConnections: 1,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 20_000,
    onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
  });
  const stopping = new AbortController();
  const { ports } = plugged;
  const ctx: Context = { db, ports, jobs: noJobs, log, now, actor: { kind: "system" }, site };
  const file = path.join(config.DATA_DIR, "probe", "minutes.jsonl");
  const measuring = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await reportMinute(ctx, file);
      } catch (error) {
        log.error({ err: error }, "a minute could not be measured");
      }
      const restMs = minuteMs - (now().getTime() % minuteMs);
      await setTimeout(restMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  shutdown.onStop("probe", async () => {
    stopping.abort();
    await measuring;
    await db.destroy();
  });
  console.log(`Messung bereit: ${site.publicUrl}, jede Minute`);
});
