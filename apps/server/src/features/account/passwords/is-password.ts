import type { Context } from "../../../platform/context.ts";
import { verifyPassword } from "./hash-password.ts";
import { findPasswordHash } from "./password.store.ts";

/** Whether it is the account's. An unknown account takes the same statement and the same hash. */
export async function isPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  return verifyPassword(await findPasswordHash(ctx, userId), password);
}
