import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { listSources, signIn } from "@tc/contract";
import type { RealStack } from "../../e2e/support/stack/real-stack.ts";

const root = join(import.meta.dirname, "../..");
const patienceMs = 300_000;

/** The demo agency on complete sample data; returns the cookie of its session. */
export async function signInDemo(stack: RealStack): Promise<string> {
  await waitForSamples(stack.origin);
  const { stdout } = await promisify(execFile)(process.execPath, ["apps/server/src/cli/demo.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      NOTICE_SOURCE: "standin",
      DATABASE_URL: "",
      DATA_DIR: stack.dataDir,
      LOG_LEVEL: "error",
    },
  });
  const demo = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Record<string, string>;
  const answer = await fetch(stack.origin + signIn.path, {
    method: signIn.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demo.email, password: demo.password }),
  });
  if (!answer.ok) throw new Error(`the demo agency could not sign in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return cookies.join("; ");
}

/** Until every day of the stand-ins is read, so that no list moves in front of the camera. */
async function waitForSamples(origin: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(1_000)) {
    const answer = await fetch(origin + listSources.path);
    if (!answer.ok) continue;
    const { sources } = listSources.response.parse(await answer.json());
    if (sources.length > 0 && sources.every(({ state }) => state === "ok")) return;
  }
  throw new Error("the sample data were not complete in time");
}
