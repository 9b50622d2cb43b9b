import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { adminTokenHeader, listAgencies, setTier, unlockAdmin } from "@tc/contract";
import type { Tier } from "@tc/domain";
import type { BrowserContext } from "playwright-core";
import type { RealStack } from "./real-stack.ts";

const root = join(import.meta.dirname, "../..");
export const adminPassword = "der grüne Hebel klemmt 12";

/** `npm run admin -- EMAIL` on the stack's database. */
export async function makeAdmin({ dataDir }: RealStack, email: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["apps/server/src/cli/admin.ts", email], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: adminPassword,
    },
  });
}

/** Gives an agency a plan, as an admin does it. The context is the admin's. */
export async function giveTier(
  stack: RealStack,
  context: BrowserContext,
  agencyName: string,
  tier: Tier,
): Promise<void> {
  const unlocked = await context.request.post(stack.origin + unlockAdmin.path, {
    data: { password: adminPassword },
  });
  const { token } = unlockAdmin.response.parse(await unlocked.json());
  const headers = { [adminTokenHeader]: token };
  const found = await context.request.get(stack.origin + listAgencies.path, {
    headers,
    params: { q: agencyName },
  });
  const [agency] = listAgencies.response.parse(await found.json()).agencies;
  const answer = await context.request.put(
    stack.origin + setTier.path.replace(":id", agency?.id ?? ""),
    { headers, data: { tier } },
  );
  if (!answer.ok()) throw new Error(`the tier was not set: ${answer.status()}`);
}
