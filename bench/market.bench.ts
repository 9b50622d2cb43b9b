import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { getMarket } from "../apps/server/src/features/market/get-market.ts";
import type { Market, MarketQuestion } from "../apps/server/src/features/market/get-market.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { rememberFor } from "../apps/server/src/platform/memory/remember-for.ts";
import { benchContext } from "./server/bench-context.ts";
import { generateMarket } from "./server/generate-market.ts";
import { postgresCpuMs } from "./server/postgres-cpu.ts";

const questions: readonly MarketQuestion[] = [
  { agencySector: "photo", region: "DE2", years: 3 },
  { agencySector: "advertising", years: 3 },
  { agencySector: "advertising", years: 10 },
  { region: "DEA", years: 3 },
  { years: 3 },
  { years: 10 },
];

/**
 * The market comparison on generated tenders of ten years, one in twelve in an agency sector, 0.8 results each.
 * `--tenders 500000` by default. Each question is asked twice without the memory for answers; the second counts.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const count = args.includes("--tenders") ? Number(args[args.indexOf("--tenders") + 1]) : 500_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  const ctx = benchContext(db);
  try {
    await migrate(db);
    await generateMarket(db, count);
    const figures = [];
    for (const question of questions) {
      await getMarket(ctx, question, rememberFor<Market>(0));
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const cpuBefore = await cpuMs(db);
      const startedAt = performance.now();
      const market = await getMarket(ctx, question, rememberFor<Market>(0));
      const ms = Math.round(performance.now() - startedAt);
      delay.disable();
      const cpu = Math.round((await cpuMs(db)) - cpuBefore);
      const blockedMs = Math.round(delay.max / 1e6);
      const { agencySector = "all", region = "all", years } = question;
      const row = {
        agencySector,
        region,
        years,
        tenders: market.tenderCount,
        awards: market.awardCount,
      };
      figures.push({ ...row, ms, cpuMs: cpu, blockedMs });
    }
    console.table(figures);
    const [load = 0] = loadavg();
    console.log(`Load of the machine at the end: ${load.toFixed(1)}`);
    return { tenders: count, load, questions: figures };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of this process and the database: it grows less than the time does while others work on the machine. */
async function cpuMs(db: Db): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + ((await postgresCpuMs(db)) ?? 0);
}
