import { afterAll, beforeAll, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { awarded, openTender } from "../../../testing/tenders/scoring-world.ts";
import { reserveUse } from "../../quota/index.ts";
import { bidStepOf } from "./bid-step.ts";

let database: TestDatabase;
const tenderId = testId(1);
const open = openTender(0);
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTenders(database.db, [{ id: tenderId, tender: open }]);
});
afterAll(() => database.drop());

const as = ({ actor }: MadeAgency) => testContext(database, { actor });
const step = (made: MadeAgency, tier: "basis" | null = "basis", record = open) =>
  bidStepOf(as(made), { agencyId: made.agencyId, tier }, { id: tenderId, record });
const use = (made: MadeAgency, subject: string) =>
  inAgency(as(made), made.agencyId, (t) => reserveUse(t, subject));

const insertCheck = (made: MadeAgency) =>
  inAgency(as(made), made.agencyId, (t) =>
    t.db
      .insertInto("tender_check")
      .values({
        agency_id: made.agencyId,
        tender_id: tenderId,
        state: "done",
        step: "proposal",
        started_at: testNow,
        started_by_name: "Ada Beispiel",
      })
      .execute(),
  );

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
  await insertCheck(made);
  await inAgency(as(made), made.agencyId, (t) =>
    t.db
      .insertInto("bid_decision")
      .values({
        agency_id: made.agencyId,
        tender_id: tenderId,
        decision: "go",
        reasons: [],
        decided_at: testNow,
        decided_by_name: "Ada Beispiel",
      })
      .execute(),
  );
  expect(await step(made, null)).toEqual({
    check: { isThere: true },
    bidDecision: { decision: "go", at: testNow.toISOString(), byName: "Ada Beispiel" },
  });
  expect(await step(other)).toEqual({ check: { isThere: false } });
});

const past = { kind: "offer", at: "2026-11-20T11:00:00Z", hasTime: true } as const;

test.each([
  ["expired", { ...open, lots: open.lots.map((lot) => ({ ...lot, deadlines: [past] })) }],
  ["awarded", awarded(open)],
  ["cancelled", { ...open, stage: "cancelled" as const }],
])(
  "a tender that is %s offers no check, counted before or not, and leads to one that is there",
  async (_, over) => {
    const made = await makeAgency(database, { tier: "basis" });
    expect(await step(made, "basis", over)).toEqual({});
    await use(made, tenderId);
    expect(await step(made, "basis", over)).toEqual({});
    await insertCheck(made);
    expect(await step(made, "basis", over)).toEqual({ check: { isThere: true } });
  },
);

test("a tender that is only announced may be checked", async () => {
  const made = await makeAgency(database, { tier: "basis" });
  const planned = { ...open, stage: "planned" as const };
  expect(await step(made, "basis", planned)).toEqual({ check: { isThere: false } });
});
