import type { SwitchName } from "@tc/domain";
import { onTestFinished } from "vitest";
import { testNow } from "./database/test-context.ts";
import type { TestDatabase } from "./database/test-database.ts";

/** Stops a part of the product until the test ends. What it returns starts it again. */
export async function switchOff(
  { owner: { db } }: TestDatabase,
  name: SwitchName,
): Promise<() => Promise<unknown>> {
  await db
    .insertInto("switched_off")
    .values({ name, off_since: testNow, reason: "Probe" })
    .execute();
  const switchOn = () => db.deleteFrom("switched_off").where("name", "=", name).execute();
  onTestFinished(async () => void (await switchOn()));
  return switchOn;
}
