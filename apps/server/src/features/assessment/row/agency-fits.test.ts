import { createVectoriser, startWeights, trainTextModel } from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import { profileData } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import type { Models, StoredForecast } from "../../scoring/index.ts";
import { AgencyFits } from "./agency-fits.ts";
import type { AssessedTender } from "../detail/assessed-tender.store.ts";

let database: TestDatabase;
let models: Models;
beforeAll(async () => {
  database = await createTestDatabase();
  const texts = ["Werbekampagne mit Plakaten", "Bau einer Turnhalle"].map((title) => ({
    text: { title, lotTitles: [], description: title, cpvLabels: [] },
    cpv: [],
  }));
  const model = trainTextModel(texts, { lexicon: seedLexicon, cpvLabels: [], rank: 2 });
  const fit = { vectoriser: createVectoriser(model), weights: startWeights };
  // The other parts have no say in the fit.
  models = { version: 1, revision: 1, fit } as Models;
});
afterAll(() => database.drop());

const forecast = {
  lots: [],
  budget: { kind: "none", reason: "too-thin", n: 0 },
} as unknown as StoredForecast;
const tender = {
  forecast,
  tender: { id: testId(1), version: 1, record: makeTender({ title: "Plakate" }) } as AssessedTender,
};
const parts = { companyName: "Plakatwerk GmbH", contactPerson: "Erika", address: {} };
const plain = profileData.parse({ ...parts, focus: "Plakate" });
/** As large as the contract takes it, and no word twice. */
const largest = profileData.parse({
  ...parts,
  references: Array.from({ length: 200 }, (_, n) => ({
    id: testId(n),
    client: `Stadt ${n}`,
    title: "Plakate",
    year: 2025,
    description: Array.from({ length: 350 }, (_, at) => `stadt${n}wort${at}`)
      .join(" ")
      .slice(0, 4_000),
  })),
});
const fits = new AgencyFits();
const assess = (profile: ProfileData, version: number) =>
  fits.assess(
    database.db,
    models,
    { id: testId(1), profile: { data: profile, version, weights: null } },
    { ...tender, demands: [] },
    Date.parse("2026-11-21T12:00:00Z"),
  );

test("the largest profile that can be saved does not make everybody else wait", async () => {
  // The tender is known from now on: only the agency is made ready below.
  await assess(plain, 1);
  let isDone = false;
  let turns = 0;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const [once, again] = await Promise.all([assess(largest, 2), assess(largest, 2)]);
  isDone = true;
  expect(turns).toBeGreaterThan(3);
  expect(again).toEqual(once);
});

test("a profile that is saved meanwhile is judged as it is now", async () => {
  const before = await assess(plain, 3);
  const after = await assess(profileData.parse({ ...parts, focus: "Turnhallen" }), 4);
  expect(after.scored.score).toBeLessThan(before.scored.score);
});
