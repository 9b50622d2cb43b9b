import { profileData } from "@tc/contract";
import type { Notice } from "@tc/notices";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import {
  StatedNotices,
  statedNotice,
  statedResult,
} from "../../ingestion/reading/stated-notices.ts";
import { saveProfile } from "../../profile/save-profile.ts";
import { findWins } from "./find-wins.ts";

const stated = new StatedNotices();
const signal = new AbortController().signal;
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const arrive = (...notices: readonly Notice[]) => stated.arrive(testContext(database), ...notices);
const find = () => findWins(testContext(database), signal);
const labels = () =>
  asOperator(testContext(database), (t) =>
    t.db.selectFrom("tender_label").selectAll().orderBy("created_at").execute(),
  );
const current = async () => (await labels()).filter(({ retracted_at }) => !retracted_at);

async function makeCompany(companyName: string, city?: string): Promise<MadeAgency> {
  const made = await makeAgency(database, { name: companyName });
  const data = profileData.parse({ companyName, contactPerson: "Erika", address: { city } });
  await asOperator(testContext(database), (t) =>
    t.db
      .updateTable("profile")
      .set({ data: JSON.stringify(data) })
      .where("agency_id", "=", made.agencyId)
      .execute(),
  );
  return made;
}

const call = statedNotice(1);
/** Won in Kiel */
const result = statedResult(2, call, "Agentur Nord GmbH");

describe("a published result", () => {
  test("is a win of the agency that bears the winner's name in its town, once, and of nobody else", async () => {
    const winner = await makeCompany("AGENTUR NORD Gesellschaft mit beschränkter Haftung", "kiel");
    await makeCompany("Agentur Nord GmbH", "Hamburg");
    await makeCompany("Agentur Nord GmbH");
    await makeCompany("Agentur Nordost GmbH", "Kiel");
    await arrive(call, result);
    expect(await find()).toEqual({ agencies: 1 });
    expect(await find()).toEqual({ agencies: 0 });
    const { id } = await database.db.selectFrom("tender").select("id").executeTakeFirstOrThrow();
    expect(await labels()).toMatchObject([
      {
        agency_id: winner.agencyId,
        tender_id: id,
        kind: "won",
        source: "notice",
        lot_id: "LOT-0001",
        created_by: null,
      },
    ]);
  });

  test("that is corrected takes the win back, and gives it to whom the correction names", async () => {
    await makeCompany("Agentur Nord GmbH", "Kiel");
    const other = await makeCompany("Agentur Süd GmbH", "Kiel");
    await arrive(call, result);
    await find();
    await arrive({ ...statedResult(2, call, "Agentur Süd GmbH"), version: "02" });
    expect(await find()).toEqual({ agencies: 2 });
    expect(await current()).toMatchObject([{ agency_id: other.agencyId }]);
    expect(await labels()).toHaveLength(2);
  });

  test("without an award any longer takes the win back", async () => {
    await makeCompany("Agentur Nord GmbH", "Kiel");
    await arrive(call, result);
    await find();
    const closed = result.results.map((lotResult) => ({
      ...lotResult,
      outcome: "clos-nw",
      winners: [],
    }));
    await arrive({ ...result, version: "02", results: closed });
    expect(await find()).toEqual({ agencies: 1 });
    expect(await current()).toEqual([]);
  });

  test("is learnt from, and told to those who keep copies", async () => {
    const { agencyId } = await makeCompany("Agentur Nord GmbH", "Kiel");
    await arrive(call, result);
    await find();
    const jobs = await testContext(database).sentJobs();
    expect(jobs).toContainEqual({ name: "learn-agency", payload: { agencyId } });
    const states = await asOperator(testContext(database), (t) =>
      t.db.selectFrom("scoring_state").select(["agency_id", "revision"]).execute(),
    );
    expect(states).toEqual([{ agency_id: agencyId, revision: "1" }]);
  });
});

test("a company that moves gains and loses the wins of the town, as soon as the profile says so", async () => {
  const made = await makeCompany("Agentur Nord GmbH", "Hamburg");
  await arrive(call, result);
  await find();
  expect(await current()).toEqual([]);
  const ctx = testContext(database, { actor: made.actor });
  await saveProfile(ctx, { version: 1, changes: { focus: "Messen" } });
  expect((await ctx.sentJobs()).map(({ name }) => name)).not.toContain("find-wins");
  await saveProfile(ctx, { version: 2, changes: { address: { city: "Kiel" } } });
  expect((await ctx.sentJobs()).map(({ name }) => name)).toContain("find-wins");
  await find();
  expect(await current()).toHaveLength(1);
  await saveProfile(ctx, { version: 3, changes: { companyName: "Agentur West GmbH" } });
  await find();
  expect(await current()).toEqual([]);
});
