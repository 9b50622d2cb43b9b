import { minFitLabels, startWeights, createVectoriser, trainTextModel } from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import type { FitModels } from "@tc/assessment";
import { getLearning as endpoint, profileData } from "@tc/contract";
import type { MarkKind } from "@tc/contract";
import type { Tender } from "@tc/domain";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { AgencyToMake, MadeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { getLearning } from "./get-learning.ts";
import { learnAgencies } from "./learn-agencies.ts";
import { learnAgency } from "./learn-agency.ts";
import { markTender } from "../mark-tender.ts";
import { unmarkTender } from "../unmark-tender.ts";

/** Two trades are enough to tell one from the other. */
const texts = [
  "Werbekampagne mit Plakaten",
  "Bau einer Turnhalle",
  "Anzeigen und Plakate",
  "Dach",
].map((title) => ({ text: { title, lotTitles: [], description: title, cpvLabels: [] }, cpv: [] }));
let fit: FitModels;
let database: TestDatabase;
let agency: MadeAgency;
let seconds = 0;
beforeAll(() => {
  const model = trainTextModel(texts, { lexicon: seedLexicon, cpvLabels: [], rank: 2 });
  fit = { vectoriser: createVectoriser(model), weights: startWeights };
});
beforeEach(async () => {
  database = await createTestDatabase();
  agency = await makeLearner();
});
afterEach(() => database.drop());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) =>
  testContext(database, { actor, now: new Date(testNow.getTime() + ++seconds * 1_000) });
const { signal } = new AbortController();
const learn = (made = agency, models: FitModels | undefined = fit) =>
  learnAgency(as(made), { agencyId: made.agencyId }, { findModels: async () => models, signal });
const learningOf = (made = agency) =>
  inAgency(as(made), made.agencyId, (t) =>
    t.db.selectFrom("agency_learning").selectAll().executeTakeFirst(),
  );
const stateOf = (made = agency) =>
  inAgency(as(made), made.agencyId, (t) =>
    t.db.selectFrom("scoring_state").selectAll().executeTakeFirst(),
  );
const rescorings = async () =>
  (await as().sentJobs()).filter(({ name }) => name === "score-agency").length;
const ask = async () => endpoint.response.parse(await getLearning(as()));

async function makeLearner(parts: AgencyToMake = {}): Promise<MadeAgency> {
  const made = await makeAgency(database, parts);
  const data = profileData.parse({
    companyName: "Plakatwerk GmbH",
    contactPerson: "Erika",
    address: {},
    focus: "Werbekampagnen, Plakate und Anzeigen",
    agencySectors: ["advertising"],
    regions: ["DE2"],
  });
  await asOperator(testContext(database), (t) =>
    t.db
      .updateTable("profile")
      .set({ data: JSON.stringify(data) })
      .where("agency_id", "=", made.agencyId)
      .execute(),
  );
  return made;
}

let tenderCount = 0;
async function makeTenders(count: number, tender: Partial<Tender>): Promise<string[]> {
  const ids = Array.from({ length: count }, () => testId(++tenderCount));
  await saveTenders(
    database.db,
    ids.map((id) => ({ id, tender: makeTender(tender) })),
  );
  return ids.map((id) => `t-${id}`);
}
const markAll = async (slugs: readonly string[], kind: MarkKind, made = agency) => {
  for (const slug of slugs) await markTender(as(made), { slug, kind });
};

/** Near and far stand for a taste that the start weights hardly know: the region decides. */
const near = { title: "Bau einer Turnhalle", cpv: ["45210000"], nuts: ["DE212"] };
const far = { title: "Werbekampagne mit Plakaten", cpv: ["79341400"], nuts: ["DEF0B"] };
async function judge(made = agency, count = 12): Promise<{ wanted: string[]; refused: string[] }> {
  const wanted = await makeTenders(count, near);
  const refused = await makeTenders(count, far);
  await markAll(wanted, "fits", made);
  await markAll(refused, "misfit", made);
  return { wanted, refused };
}

describe("an agency's ranking", () => {
  test("learns from its labels, says what, and is scored anew", async () => {
    await judge();
    const result = await learn();
    expect(result).toMatchObject({ isLearnt: true, fitLabels: 24 });
    expect(await learningOf()).toMatchObject({
      weights: result?.weights,
      weights_before: startWeights,
      label_count: 24,
      was_refused: false,
    });
    expect(await stateOf()).toMatchObject({ is_complete: false, profile_version: 0 });
    expect(await rescorings()).toBe(1);
    const answer = await ask();
    expect(answer).toMatchObject({
      labels: { fits: 12, misfit: 12, saved: 0, dismissed: 0, won: 0 },
      needed: minFitLabels,
      wasRefused: false,
    });
    expect(answer.learntAt).toBeDefined();
    const region = answer.parts.find(({ key }) => key === "region");
    expect(region?.weightNow).toBeGreaterThan(region?.weightBefore ?? 100);
    for (const side of ["weightBefore", "weightNow"] as const) {
      expect(answer.parts.reduce((sum, part) => sum + part[side], 0)).toBe(100);
    }
  });

  test("learns the same from the same, and is not scored anew for it", async () => {
    await judge();
    await learn();
    const before = await learningOf();
    await learn();
    expect(await learningOf()).toEqual({ ...before, tried_at: expect.any(Date) });
    expect(await rescorings()).toBe(1);
  });

  test("needs enough labels of both kinds", async () => {
    await markAll(await makeTenders(8, near), "fits");
    await markAll(await makeTenders(8, far), "dismissed");
    expect(await learn()).toMatchObject({ isLearnt: false, reason: "tooFew", fitLabels: 16 });
    await markAll(await makeTenders(8, near), "saved");
    expect(await learn()).toMatchObject({ isLearnt: true, fitLabels: 24 });
    expect(await ask()).toMatchObject({ labels: { fits: 8, saved: 8, dismissed: 8 } });
  });

  test("goes back to everybody's when its labels are taken back", async () => {
    const { refused } = await judge();
    await learn();
    for (const slug of refused) await unmarkTender(as(), { slug, kind: "misfit" });
    expect(await learn()).toMatchObject({ isLearnt: false, reason: "tooFew" });
    expect(await learningOf()).toMatchObject({ weights: null, learnt_at: null, label_count: 12 });
    expect(await rescorings()).toBe(2);
    const answer = await ask();
    expect(answer).not.toHaveProperty("learntAt");
    expect(answer.parts.every(({ weightBefore, weightNow }) => weightBefore === weightNow)).toBe(
      true,
    );
  });

  test("keeps what it has when the latest labels contradict the earlier ones", async () => {
    await judge();
    await learn();
    const { weights } = (await learningOf()) ?? {};
    // A change of heart: what was refused is wanted now, and the check on the latest labels goes wrong.
    await markAll(await makeTenders(5, far), "fits");
    await markAll(await makeTenders(5, near), "misfit");
    expect(await learn()).toMatchObject({ isLearnt: false, reason: "worse" });
    expect(await learningOf()).toMatchObject({ weights, was_refused: true });
    expect((await ask()).wasRefused).toBe(true);
    expect(await rescorings()).toBe(1);
  });

  test("waits without a plan that shows scores, and before there are models", async () => {
    const without = await makeLearner({ tier: null });
    await judge(without);
    expect(await learn(without)).toBeUndefined();
    expect(await learningOf(without)).toBeUndefined();
    await judge();
    expect(
      await learnAgency(
        as(),
        { agencyId: agency.agencyId },
        { findModels: async () => undefined, signal },
      ),
    ).toBeUndefined();
    expect(await learningOf()).toBeUndefined();
  });

  test("learns nothing from another agency's labels", async () => {
    const other = await makeLearner();
    await judge(other);
    expect(await learn()).toMatchObject({ isLearnt: false, fitLabels: 0 });
    expect(await learningOf(other)).toBeUndefined();
  });

  test("of an agency that is gone is nobody's", async () => {
    const gone = { ...agency, agencyId: testId(0) };
    expect(await learn(gone)).toBeUndefined();
  });
});

test("at night everybody learns who has said something since, or has newer models", async () => {
  const quiet = await makeLearner();
  await judge();
  await judge(quiet);
  const due = async () => {
    const before = (await as().sentJobs()).length;
    await learnAgencies(as());
    const jobs = (await as().sentJobs()).slice(before);
    return jobs.map(({ payload }) => (payload as { agencyId: string }).agencyId).toSorted();
  };
  expect(await due()).toEqual([agency.agencyId, quiet.agencyId].toSorted());
  await learn();
  await learn(quiet);
  expect(await due()).toEqual([]);
  await markAll(await makeTenders(1, near), "saved");
  expect(await due()).toEqual([agency.agencyId]);
  await learn();
  await asOperator(as(), (t) =>
    t.db
      .insertInto("scoring_model")
      .values({ version: 1, trained_at: t.now(), dataset: "real", basis: "{}", status: "active" })
      .execute(),
  );
  expect(await due()).toHaveLength(2);
  await learn();
  await learn(quiet);
  // What was learnt on top of newer models does not fit the older ones that an admin goes back to.
  const { now: later } = as();
  await database.owner.db
    .updateTable("scoring_model")
    .set({ trained_at: new Date(0), activated_at: new Date(later().getTime() + 1) })
    .execute();
  expect(await due()).toHaveLength(2);
});

test("at night weights go whose labels have gone with their tenders", async () => {
  const { wanted, refused } = await judge();
  await learn();
  expect((await learningOf())?.weights).not.toBeNull();
  const ids = [...wanted, ...refused].map((slug) => slug.slice(2));
  await database.owner.db.deleteFrom("tender").where("id", "in", ids).execute();
  const before = (await as().sentJobs()).length;
  await learnAgencies(as());
  expect((await as().sentJobs()).slice(before)).toHaveLength(1);
  await learn();
  expect((await learningOf())?.weights).toBeNull();
});
