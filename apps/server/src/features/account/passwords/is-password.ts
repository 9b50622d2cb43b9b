import type { Context } from "../../../platform/context.ts";
import { verifyPassword } from "./hash-password.ts";
import { findPasswordHash } from "./password.store.ts";

/** Whether this is the account's password. An unknown account costs the same statement and the same hash. */
export async function isPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  return verifyPassword(await findPasswordHash(ctx, userId), password);
}
