import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { connect } from "../../platform/database/database.ts";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import { findPostmaster } from "../../platform/local-postgres/postmaster.ts";
import { makeScratchFolder } from "../scratch-folder.ts";
import { copyTemplateDataDir, templateName } from "./template-data-dir.ts";
import { countWaiting } from "./test-database.ts";
import type { TestDatabase } from "./test-database.ts";

export interface OwnServer extends TestDatabase {
  /** Ends PostgreSQL by SIGKILL, in the middle of whatever it does, and waits until it answers again. */
  crash(): Promise<void>;
}

/** A migrated database on a PostgreSQL of its own, which may be killed; the run's server is everybody's. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = await makeScratchFolder("own-postgres-");
  const home = path.join(folder, "postgres");
  await copyTemplateDataDir(home);
  const server = await startLocalPostgres({ dir: home });
  const url = `${server.url}/${templateName}`;
  const { db, pool } = connect(url, { role: "tc_app" });
  const owner = connect(url);
  const findPid = async () => (await findPostmaster(path.join(home, "data")))?.pid;
  return {
    url,
    countWaiting: () => countWaiting(owner),
    db,
    pool,
    owner,
    async crash() {
      const pid = await findPid();
      if (pid === undefined) throw new Error("PostgreSQL does not run");
      process.kill(pid, "SIGKILL");
      const recovery = { timeout: 60_000, interval: 50 };
      // Until it has a successor, sessions of the dead one may still answer.
      await vi.waitFor(
        async () => expect([pid, undefined]).not.toContain(await findPid()),
        recovery,
      );
      await vi.waitFor(() => sql`select 1`.execute(owner.db), recovery);
    },
    async drop() {
      await Promise.all([db.destroy(), owner.db.destroy()]);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
