import { randomUUID } from "node:crypto";
import { hashPassword } from "../../features/account/index.ts";
import type { Db } from "../../platform/database/database.ts";

export interface UserToMake {
  readonly email?: string;
  readonly name?: string;
  readonly isAdmin?: boolean;
  /** False: the link in the first mail was not clicked yet. */
  readonly confirmed?: boolean;
}

export interface MadeUser {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly isAdmin: boolean;
}

/** Everybody's password in tests: hashing takes its time, so it is done once. */
const password = "Sieben-Kraniche-im-Novembernebel";
let passwordHash: Promise<string> | undefined;

/** An account that belongs to no agency yet. */
export async function makeUser(
  { db }: { readonly db: Db },
  { email, name = "Erika Muster", isAdmin = false, confirmed = true }: UserToMake = {},
): Promise<MadeUser> {
  const userId = randomUUID();
  const address = email ?? `${userId.slice(0, 8)}@agentur.example`;
  const hash = await (passwordHash ??= hashPassword(password));
  await db
    .insertInto("user_account")
    .values({
      id: userId,
      name,
      email: address,
      email_verified: confirmed,
      is_admin: isAdmin,
      password_hash: hash,
    })
    .execute();
  return { userId, email: address, name, password, isAdmin };
}
