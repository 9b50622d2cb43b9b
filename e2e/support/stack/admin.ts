import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { adminTokenHeader, listAgencies, setTier, unlockAdmin } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { activeAccount } from "./accounts.ts";
import type { Account } from "./accounts.ts";
import { call } from "./call.ts";
import { adminPassword } from "./operator.ts";
import type { RealStack } from "./real-stack.ts";

const root = join(import.meta.dirname, "../../..");
const admins = new Map<string, Promise<Account & { cookie: string }>>();

/** An account that is an admin; the journeys of a worker share it. */
export function adminOf(stack: RealStack): Promise<Account & { cookie: string }> {
  const admin = admins.get(stack.origin) ?? makeAdmin(stack);
  admins.set(stack.origin, admin);
  return admin;
}

/** `npm run admin -- EMAIL` on the stack's database. */
async function makeAdmin(stack: RealStack): Promise<Account & { cookie: string }> {
  const account = await activeAccount(stack);
  await promisify(execFile)(process.execPath, ["apps/server/src/cli/admin.ts", account.email], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      DATABASE_URL: "",
      DATA_DIR: stack.dataDir,
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: adminPassword,
    },
  });
  return account;
}

/** What an admin who has typed the password sends with each call. */
export async function unlockedAdmin(stack: RealStack) {
  const { cookie } = await adminOf(stack);
  const unlocked = await call(stack, unlockAdmin, { cookie, body: { password: adminPassword } });
  const { token } = unlockAdmin.response.parse(unlocked.json);
  return { cookie, headers: { [adminTokenHeader]: token } };
}

/** Gives an agency a plan, as an admin does it. */
export async function giveTier(stack: RealStack, agencyName: string, tier: Tier): Promise<void> {
  const admin = await unlockedAdmin(stack);
  const list = await call(stack, listAgencies, { ...admin, query: { q: agencyName } });
  const [agency] = listAgencies.response.parse(list.json).agencies;
  const path = setTier.path.replace(":id", agency?.id ?? "");
  await call(stack, { method: setTier.method, path }, { ...admin, body: { tier } });
}
