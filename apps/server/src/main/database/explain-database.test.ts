import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { migrateAsOwner } from "./database.ts";
import { StartError } from "../processes/process.ts";

test("a database that cannot be reached is told in one German sentence without its address", async () => {
  const database = await createTestDatabase();
  const missing = new URL(database.url);
  missing.pathname = "/gibt-es-nicht";
  for (const [url, reason] of [
    ["postgres://wer:geheim@127.0.0.1:1/tc", "niemand Verbindungen"],
    ["postgres://wer:geheim@gibt-es-nicht.invalid/tc", "Rechnername"],
    [missing.href, "gibt es dort nicht"],
  ] as const) {
    const error: unknown = await migrateAsOwner({ url }, pino({ level: "silent" })).catch(
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(
      new RegExp(`^Die Datenbank aus DATABASE_URL ist nicht zu erreichen\\. .*${reason}.*\\.$`),
    );
    expect((error as Error).message).not.toMatch(/geheim|127\.0/);
  }
  await database.drop();
});

test("a damaged history is told in one sentence with its database and its place", async () => {
  const database = await createTestDatabase();
  await sql`insert into kysely_migration values ('0000_stranger', '1999')`.execute(
    database.owner.db,
  );
  const error: unknown = await migrateAsOwner(database, pino({ level: "silent" })).catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(
    /^Die Datenbank „test_\w+“ hat eine beschädigte Folge von Migrationen \(it has the migration 0000_stranger where this release has \w+\); darin wurde nichts geändert\.$/,
  );
  await database.drop();
});
