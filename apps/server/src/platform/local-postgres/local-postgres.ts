import { access, constants, readFile, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { createCluster, userName } from "./create-cluster.ts";
import { prepareHome } from "./home.ts";
import type { Home } from "./home.ts";
import { chooseIdentity } from "./identity.ts";
import { holdLifeline } from "./lifeline.ts";
import type { Lifeline } from "./lifeline.ts";
import { findPostmaster } from "./postmaster.ts";
import { withStartLock } from "./start-lock.ts";
import { startServer } from "./start-server.ts";

export interface LocalPostgresOptions {
  /** Where its files lie or will lie. */
  readonly dir: string;
  /** For tests: fast, unsafe, and its folder is removed when it stops. */
  readonly ephemeral?: boolean;
}

export interface LocalPostgres {
  /** Without a database name */
  readonly url: string;
  readonly port: number;
  /** Where the files really lie: elsewhere than `dir` for root below a closed folder. */
  readonly folder: string;
  /** Lets go of it. It stops when nobody else uses it; that is waited for. */
  stop(): Promise<void>;
}

const startLimitMs = 60_000;
const retryMs = 100;
const noticeStopMs = 500;

/**
 * A PostgreSQL on this machine, shared by all our processes that use the same folder: the first starts it, the
 * others join, and it stops when the last one ends, however that happens.
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const isEphemeral = options.ephemeral ?? false;
  const deadline = Date.now() + startLimitMs;
  const identity = await chooseIdentity();
  const home = await prepareHome(options.dir, identity);
  await access(home.folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(`${home.folder} belongs to another user; PostgreSQL cannot use it`);
  });

  const { port, lifeline } = await withStartLock(home.lock, deadline, async () => {
    for (;;) {
      const running = await findPostmaster(home.data);
      if (running?.isReady) {
        const held = holdLifeline(home);
        if (held) return { port: running.port, lifeline: held };
      }
      if (!running) {
        const binaries = await findBinaries(identity);
        await createCluster(home, binaries, identity, { isEphemeral });
        const started = await startServer(home, binaries, identity, { isEphemeral, deadline });
        if (started) return started;
      }
      // It is starting for somebody else, or stopping because its last user is gone.
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL in ${home.folder} neither runs nor ends`);
      await sleep(retryMs);
    }
  });
  const password = await readFile(home.password, "utf8");
  return {
    url: `postgres://${userName}:${password}@127.0.0.1:${port}`,
    port,
    folder: home.folder,
    stop: async () => {
      await letGo(home, lifeline);
      if (isEphemeral) await rm(home.folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function letGo(home: Home, lifeline: Lifeline): Promise<void> {
  lifeline.release();
  const noticedBy = Date.now() + noticeStopMs;
  for (;;) {
    const running = await findPostmaster(home.data);
    if (!running) return;
    // Still ready after this while: somebody else uses it.
    if (running.isReady && Date.now() > noticedBy) return;
    await sleep(retryMs / 10);
  }
}
