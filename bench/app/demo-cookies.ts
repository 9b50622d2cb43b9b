import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { RealStack } from "../../e2e/support/stack/real-stack.ts";

const root = path.resolve(import.meta.dirname, "../..");
const runFile = promisify(execFile);

/** The session of the demo agency, which `npm run demo` creates in the product's database. */
export async function demoCookies({ origin, dataDir }: RealStack) {
  const { stdout } = await runFile(process.execPath, ["apps/server/src/cli/demo.ts"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "error" },
  });
  const line = stdout.split("\n").find((text) => text.startsWith("{")) ?? "{}";
  const { email, password } = JSON.parse(line) as { email: string; password: string };
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`the demo agency cannot sign in: ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin, httpOnly: true };
  });
}
