import type { Transaction } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/schema.ts";

export type LinkPurpose = Exclude<Database["account_link"]["purpose"], "confirm_email">;

export interface Link {
  readonly userId: string;
  /** change_email: the new address */
  readonly email: string | null;
}

/** The account's only living link of its kind: an older one dies with this. The account must be locked. */
export async function replaceLink(
  t: Transaction,
  link: { purpose: LinkPurpose; userId: string; hash: Buffer; minutes: number; email?: string },
): Promise<void> {
  await t.db
    .deleteFrom("account_link")
    .where("user_id", "=", link.userId)
    .where("purpose", "=", link.purpose)
    .execute();
  await t.db
    .insertInto("account_link")
    .values({
      purpose: link.purpose,
      user_id: link.userId,
      token_hash: link.hash,
      email: link.email ?? null,
      created_at: t.now(),
      expires_at: new Date(t.now().getTime() + link.minutes * 60_000),
    })
    .execute();
}

/** Whose link it is, as long as it can be used. */
export async function findLink(
  t: Transaction,
  purpose: LinkPurpose,
  hash: Buffer,
): Promise<Link | undefined> {
  return t.db
    .selectFrom("account_link")
    .select(["user_id as userId", "email"])
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", t.now())
    .executeTakeFirst();
}

/** The same, and uses it up: of several at the same time exactly one gets it. */
export async function takeLink(
  t: Transaction,
  purpose: LinkPurpose,
  hash: Buffer,
): Promise<Link | undefined> {
  return t.db
    .updateTable("account_link")
    .set({ used_at: t.now() })
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", t.now())
    .returning(["user_id as userId", "email"])
    .executeTakeFirst();
}

/**
 * Links of every kind that nobody has used yet, asked for before the account was confirmed or its password or address
 * changed: somebody else may have asked. Used ones only say that they were used.
 */
export async function deleteLinks(t: Transaction, userId: string): Promise<void> {
  await t.db
    .deleteFrom("account_link")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}
