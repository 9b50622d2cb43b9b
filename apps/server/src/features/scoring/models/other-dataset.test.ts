import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { fillTenders, openId } from "../../../testing/tenders/scoring-world.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { writeForecasts } from "../forecasts/forecast.operator.store.ts";
import { holdActive } from "./model.operator.store.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillTenders(database, { awarded: 0, open: 1 }, "sample");
  await sql`
    insert into scoring_model (version, trained_at, dataset, basis, status)
    values (1, now(), 'sample', '{}', 'active')`.execute(database.owner.db);
});
afterEach(() => database.drop());

const write = () =>
  asOperator(testContext(database), (t) =>
    writeForecasts(t, 1, [
      {
        tenderId: openId(0),
        tenderVersion: 1,
        forecast: { lots: [], budget: { kind: "none", reason: "too-thin", n: 0 } },
      },
    ]),
  );
const isActive = () => asOperator(testContext(database), ({ db }) => holdActive(db, 1));
const forecasts = () => database.db.selectFrom("tender_forecast").select("tender_id").execute();

test("a scoring that is under way when real notices arrive tells nothing of them by the samples' models", async () => {
  expect(await isActive()).toBe(true);
  await sql`update dataset set kind = 'real'`.execute(database.owner.db);
  await write();
  expect(await forecasts()).toEqual([]);
  // So what is due stays due, until there are models of real notices.
  expect(await isActive()).toBe(false);
});

test("of the samples themselves they tell", async () => {
  await write();
  expect(await forecasts()).toEqual([{ tender_id: openId(0) }]);
});
