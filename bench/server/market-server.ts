import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { fillMarketFacts } from "../../apps/server/src/features/business-intelligence/facts/fill-market-facts.ts";
import type { Context } from "../../apps/server/src/platform/context.ts";
import { connect, migrate } from "../../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../../apps/server/src/platform/local-postgres/local-postgres.ts";
import { benchContext } from "./bench-context.ts";
import { generateContracts, generateMarket } from "./generate-market.ts";

interface MarketServer {
  readonly ctx: Context;
  readonly tenders: number;
  readonly facts: number;
  readonly filledInSeconds: number;
}

/** Works on generated tenders of ten years with their facts and contracts: `--tenders 500000` by default, one in twelve in an agency sector, or all of them with `--all-sectors`. */
export async function withMarket<Result>(
  args: readonly string[],
  work: (server: MarketServer) => Promise<Result>,
): Promise<Result> {
  const tenders = args.includes("--tenders")
    ? Number(args[args.indexOf("--tenders") + 1])
    : 500_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  const ctx: Context = { ...benchContext(db), now: () => new Date("2026-11-21T10:00:00Z") };
  try {
    await migrate(db);
    await generateMarket(db, tenders);
    if (args.includes("--all-sectors"))
      await sql`
        update tender set cpv = array['79341000'] where not cpv_groups(cpv) && array['793', '798']`.execute(
        db,
      );
    const startedAt = performance.now();
    await fillMarketFacts(ctx);
    const filledInSeconds = Math.round((performance.now() - startedAt) / 1_000);
    await generateContracts(db);
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql<{ facts: number }>`
      select count(*)::int as facts from market_tender`.execute(db);
    return await work({ ctx, tenders, facts: rows[0]?.facts ?? 0, filledInSeconds });
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
