import { spawn } from "node:child_process";
import { chown, open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import type { Identity } from "./identity.ts";
import { holdLifeline, makeLifeline } from "./lifeline.ts";
import type { Lifeline } from "./lifeline.ts";
import { findPostmaster } from "./postmaster.ts";
import { postgresEnvironment } from "./run-command.ts";
import { serverArguments } from "./server-settings.ts";

// Nobody ever writes into the lifeline: `read` returns when its last writer is gone. SIGINT is PostgreSQL's
// fast shutdown. Signals to the shell are ignored, so that our own drain ends before the database. A server that was
// killed is started again on the same port, where its users find it; until the last process of the killed one is gone,
// PostgreSQL refuses that, hence the tries.
const guard = `
lifeline=$1 log=$2 folder=$3; shift 3
ended= tries=0
start() { (trap - INT TERM HUP USR1; exec "$@") </dev/null >>"$log" 2>&1 & postmaster=$!; }
start "$@"
trap "" INT TERM HUP
trap 'ended=1; kill -INT $postmaster' USR1
(read -r _ <"$lifeline"; kill -USR1 $$) </dev/null >/dev/null 2>&1 &
watcher=$!
while :; do
  wait $postmaster
  status=$?
  kill -0 $postmaster 2>/dev/null && continue
  [ -n "$ended$folder" ] && break
  if [ $status -gt 128 ]; then tries=20
  elif [ $status -eq 0 ] || [ $tries -eq 0 ]; then break
  fi
  tries=$((tries - 1))
  sleep 0.5
  [ -n "$ended" ] || start "$@"
done
kill -9 $watcher 2>/dev/null
[ -n "$folder" ] && rm -rf "$folder"
exit $status`;

export interface StartedServer {
  readonly port: number;
  readonly lifeline: Lifeline;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const pollMs = 10;

const obstaclesThatPass = [
  // An older server still holds the files.
  'lock file "postmaster.pid" already exists',
  "pre-existing shared memory block",
  // Somebody took the port after it was found free.
  "could not bind",
];

/** One attempt: undefined where a later one may work. */
export async function startServer(
  home: Home,
  { postgres }: Binaries,
  identity: Identity | undefined,
  { isEphemeral, deadline }: { readonly isEphemeral: boolean; readonly deadline: number },
): Promise<StartedServer | undefined> {
  await makeLifeline(home, identity);
  const log = await open(home.log, "w", 0o600);
  await log.close();
  if (identity) await chown(home.log, identity.uid, identity.gid);

  const port = await findFreePort();
  const args = [home.lifeline, home.log, isEphemeral ? home.folder : "", postgres];
  const child = spawn(
    "/bin/sh",
    ["-c", guard, "postgres-guard", ...args, ...serverArguments(home.data, port, isEphemeral)],
    {
      ...identity,
      env: postgresEnvironment(),
      cwd: "/",
      // A process group of its own: Ctrl+C in the terminal must not hit PostgreSQL.
      detached: true,
      stdio: "ignore",
    },
  );
  let spawnError: Error | undefined;
  child.once("error", (error) => {
    spawnError = error;
  });
  child.unref();

  let lifeline: Lifeline | undefined;
  while (!spawnError && child.exitCode === null && Date.now() < deadline) {
    lifeline ??= holdLifeline(home);
    if (lifeline && (await findPostmaster(home.data))?.isReady) return { port, lifeline };
    await sleep(pollMs);
  }
  lifeline?.release();
  const printed = await readFile(home.log, "utf8").catch(() => "");
  if (obstaclesThatPass.some((obstacle) => printed.includes(obstacle))) return undefined;
  throw new Error(`PostgreSQL did not start: ${spawnError?.message ?? ""}\n${printed}`);
}
