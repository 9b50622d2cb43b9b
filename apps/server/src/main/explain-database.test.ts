import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { migrateAsOwner } from "./database.ts";
import { StartError } from "./process.ts";

test("a database that cannot be reached is told in one German sentence without its address", async () => {
  const database = await createTestDatabase();
  const missing = new URL(database.url);
  missing.pathname = "/gibt-es-nicht";
  for (const [url, reason] of [
    ["postgres://wer:geheim@127.0.0.1:1/tc", "niemand Verbindungen"],
    ["postgres://wer:geheim@gibt-es-nicht.invalid/tc", "Rechnername"],
    [missing.href, "gibt es dort nicht"],
  ] as const) {
    const error: unknown = await migrateAsOwner(url).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(
      new RegExp(`^Die Datenbank aus DATABASE_URL ist nicht zu erreichen\\. .*${reason}.*\\.$`),
    );
    expect((error as Error).message).not.toMatch(/geheim|127\.0/);
  }
  await database.drop();
});
