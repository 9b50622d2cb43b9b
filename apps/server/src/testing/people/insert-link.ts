import { createLinkToken } from "../../platform/tenancy/link-token.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";
import { testNow } from "../database/test-context.ts";

const hourMs = 60 * 60 * 1000;

/** A link that was mailed and not used yet; its secret. */
export async function insertLink(
  { db }: { readonly db: Db },
  { userId, purpose }: { userId: string; purpose: Database["account_link"]["purpose"] },
): Promise<string> {
  const { token, hash } = createLinkToken();
  await db
    .insertInto("account_link")
    .values({
      purpose,
      user_id: userId,
      token_hash: hash,
      created_at: testNow,
      expires_at: new Date(testNow.getTime() + hourMs),
    })
    .execute();
  return token;
}

/** What an account's links that can still be used are for. */
export async function validLinks({ db }: { readonly db: Db }, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("account_link")
    .select("purpose")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  return rows.map(({ purpose }) => purpose);
}
