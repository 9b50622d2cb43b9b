import type { Context } from "../../platform/context.ts";

/**
 * One after the other: what starts a session, changes the password or closes the account holds its row until the
 * transaction ends. Rows that only point to the account can still be written meanwhile.
 */
export async function holdAccount({ db }: Pick<Context, "db">, userId: string): Promise<void> {
  await db
    .selectFrom("user_account")
    .select("id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
