import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { asVisitor, countingSecret } from "./gates.fixture.ts";
import { unlockGate } from "./unlock-gate.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test(
  "of ten thousand guesses at once five reach the comparison",
  { timeout: 120_000 },
  async () => {
    const application = countingSecret("Messestand-im-Nebel");
    const ctx = asVisitor(testContext(database, { ports: { gates: { application } } }));
    let refused = 0;
    const guess = async (number: number) => {
      try {
        await unlockGate(ctx, { password: String(number).padStart(6, "0") });
      } catch {
        refused += 1;
      }
    };
    for (let start = 0; start < 10_000; start += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => guess(start + index)));
    }
    expect(refused).toBe(10_000);
    expect(application.compared).toBe(5);
  },
);
