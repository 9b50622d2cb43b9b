import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { connect } from "./database.ts";

test("a connection lost between two statements of a transaction fails the transaction, not the process", async () => {
  const database = await createTestDatabase();
  const { db } = connect(database.url, { maxConnections: 1 });
  const work = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      pid: number;
    }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.owner.db);
    // Lets the loss arrive while no statement waits for it.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow();
  await db.destroy();
  await database.drop();
});
