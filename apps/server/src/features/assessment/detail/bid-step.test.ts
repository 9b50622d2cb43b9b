import { afterAll, beforeAll, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { reserveUse } from "../../quota/index.ts";
import { bidStepOf } from "./bid-step.ts";

let database: TestDatabase;
const tenderId = testId(1);
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTenders(database.db, [{ id: tenderId, tender: makeTender({ title: "Kampagne" }) }]);
});
afterAll(() => database.drop());

const as = ({ actor }: MadeAgency) => testContext(database, { actor });
const step = (made: MadeAgency, tier: "basis" | null = "basis") =>
  bidStepOf(as(made), { agencyId: made.agencyId, tier }, tenderId);
const use = (made: MadeAgency, subject: string) =>
  inAgency(as(made), made.agencyId, (t) => reserveUse(t, subject));

test("a check may be started with a plan, as long as one is left or the tender is counted", async () => {
  const made = await makeAgency(database, { tier: "basis" });
  expect(await step(made)).toEqual({ check: { isThere: false } });
  expect(await step(made, null)).toEqual({});
  for (let n = 0; n < 10; n++) await use(made, `other ${n}`);
  expect(await step(made)).toEqual({});
});

test("a tender that is counted may be checked again when nothing is left", async () => {
  const made = await makeAgency(database, { tier: "basis" });
  await use(made, tenderId);
  for (let n = 0; n < 9; n++) await use(made, `other ${n}`);
  expect(await step(made)).toEqual({ check: { isThere: false } });
});

test("what a member decided and that there is a check is told to the own agency alone", async () => {
  const made = await makeAgency(database, { tier: "basis" });
  const other = await makeAgency(database, { tier: "basis" });
  await inAgency(as(made), made.agencyId, async (t) => {
    const tables = { agency_id: made.agencyId, tender_id: tenderId };
    await t.db
      .insertInto("tender_check")
      .values({
        ...tables,
        state: "done",
        step: "proposal",
        started_at: testNow,
        started_by_name: "Ada Beispiel",
      })
      .execute();
    await t.db
      .insertInto("bid_decision")
      .values({
        ...tables,
        decision: "go",
        reasons: [],
        decided_at: testNow,
        decided_by_name: "Ada Beispiel",
      })
      .execute();
  });
  expect(await step(made, null)).toEqual({
    check: { isThere: true },
    bidDecision: { decision: "go", at: testNow.toISOString(), byName: "Ada Beispiel" },
  });
  expect(await step(other)).toEqual({ check: { isThere: false } });
});
