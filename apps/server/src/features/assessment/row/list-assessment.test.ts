import { fitPartWeights, startWeights } from "@tc/assessment";
import type { AgencyProfile } from "@tc/assessment";
import { listTenders } from "@tc/contract";
import { sql } from "kysely";
import { beforeAll, afterAll, describe, expect, test } from "vitest";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { makeAssessmentWorld } from "../../../testing/tenders/assessment-world.ts";
import type { AssessmentWorld, Who } from "../../../testing/tenders/assessment-world.ts";

let world: AssessmentWorld;
beforeAll(async () => {
  world = await makeAssessmentWorld();
});
afterAll(async () => {
  await world.search.close();
  await world.database.drop();
});
const list: AssessmentWorld["list"] = (...parameters) => world.list(...parameters);
const numbers: AssessmentWorld["numbers"] = (...parameters) => world.numbers(...parameters);
const assessmentOf: AssessmentWorld["assessmentOf"] = (...parameters) =>
  world.assessmentOf(...parameters);
const ask: AssessmentWorld["ask"] = (...parameters) => world.ask(...parameters);
const mark: AssessmentWorld["mark"] = (...parameters) => world.mark(...parameters);

async function profileOf(who: Who) {
  const { rows } = await sql<{ data: AgencyProfile }>`
    select data from profile where agency_id = ${world.agencies[who].agencyId}`.execute(
    world.database.owner.db,
  );
  return rows[0]!;
}

describe("what a plan opens", () => {
  test("is all of it for Premium, its trial and Enterprise", async () => {
    for (const who of ["premium", "trial"] as const) {
      const { access, assessments } = await list(who);
      expect(access).toEqual({ scoring: "none" });
      expect(assessments[testId(1)]).toEqual({
        fit: { score: 71, low: 64, high: 98, knockout: "passed", parts: [71, 17, null, 33, 50] },
        chances: { percent: 35, lowPercent: 25, highPercent: 50 },
        competition: { mean: 4.625, low: 2, high: 13, isContested: false },
        budget: {
          kind: "estimate",
          cents: 6_123_400,
          currency: "EUR",
          lowCents: 3_061_700,
          highCents: 12_246_800,
        },
      });
    }
    expect((await list("enterprise")).access).toEqual({ scoring: "none" });
  });

  test("is fit and budget for Basic, and neither chances nor competition are in the answer", async () => {
    const { access, assessments } = await list("basis");
    expect(access).toEqual({
      lockedChances: "premium",
      lockedCompetition: "premium",
      scoring: "none",
    });
    expect(Object.keys(assessments[testId(1)] ?? {})).toEqual(["fit", "budget"]);
    const bytes = await ask("basis", listTenders, {});
    expect(bytes).toContain("6123400");
    for (const number of ["4.625", "9.125", '"percent":35', '"isContested"']) {
      expect(bytes).not.toContain(number);
    }
  });

  test("is nothing but facts without a plan, and no tender is locked", async () => {
    const { access, assessments, items } = await list("none");
    expect(access).toEqual({
      lockedFit: "basis",
      lockedChances: "premium",
      lockedCompetition: "premium",
      lockedBudget: "basis",
      scoring: "none",
    });
    expect(Object.values(assessments)).toEqual(items.map(() => ({})));
    const bytes = await ask("none", listTenders, {});
    expect(bytes).toContain("77777700");
    for (const number of ["71", "6123400", "4.625", '"fit"', '"budget"', "612345600"]) {
      expect(bytes).not.toContain(number);
    }
  });

  test.each<[Who, object, string, string]>([
    ["none", { sort: "fit" }, "agencyFit", "basis"],
    ["none", { fitMin: "0" }, "agencyFit", "basis"],
    ["none", { budgetMax: "1" }, "budget", "basis"],
    ["none", { sort: "budget" }, "budget", "basis"],
    ["basis", { sort: "chances" }, "tenderChances", "premium"],
    ["basis", { chancesMin: "5" }, "tenderChances", "premium"],
    ["basis", { sort: "competition" }, "competition", "premium"],
    ["basis", { offersMax: "5" }, "competition", "premium"],
    ["basis", { contested: "without" }, "competition", "premium"],
  ])("for %s leaves %j to dearer plans", async (who, query, feature, tier) => {
    await expect(list(who, query)).rejects.toMatchObject({
      code: "plan_required",
      details: { feature, tier },
    });
  });
});

describe("the weights of the parts", () => {
  test("are those scoring starts with, and in no answer for a plan without scores", async () => {
    const { data } = await profileOf("basis");
    expect((await list("basis")).fitWeights).toEqual(fitPartWeights(startWeights, data));
    expect(await list("none")).not.toHaveProperty("fitWeights");
  });

  test("are the agency's own once its ranking has learnt, in the list as on the tender", async () => {
    const { agencyId } = world.agencies.trial;
    const weights = { bias: 0, features: [1, 1, 5, 1, 1, 1, 1] };
    await sql`
      insert into agency_learning (agency_id, weights, label_count, tried_at)
      values (${agencyId}, ${JSON.stringify(weights)}, 40, now())`.execute(world.database.owner.db);
    // The job that learns has the agency scored again.
    await sql`
      update scoring_state set revision = revision + 1 where agency_id = ${agencyId}`.execute(
      world.database.owner.db,
    );
    const { data } = await profileOf("trial");
    expect((await list("trial")).fitWeights).toEqual(fitPartWeights(weights, data));
    expect((await list("other")).fitWeights).toEqual(fitPartWeights(startWeights, data));
  });
});

describe("scores", () => {
  test.each<[object, number[]]>([
    [{ sort: "fit" }, [4, 1, 2, 9, 8, 7, 6, 5, 3]],
    [{ sort: "chances" }, [4, 1, 9, 8, 7, 6, 5, 3, 2]],
    [{ sort: "competition", limit: "3" }, [2, 1, 3]],
    [{ sort: "budget", limit: "5" }, [7, 4, 8, 2, 1]],
    [{ fitMin: "53", sort: "fit" }, [4, 1]],
    [{ fitMin: "0", sort: "published" }, [9, 4, 2, 1]],
    [{ chancesMin: "35" }, [4, 1]],
    [{ offersMax: "4.625" }, [2, 1]],
    [{ contested: "only" }, [3]],
    [{ contested: "without" }, [2, 1]],
    [{ budgetMin: "120000" }, [8, 7, 4, 2]],
    [{ budgetMax: "120000" }, [2, 1]],
  ])("order and hold back by %j, unknown ones last", async (query, expected) => {
    expect(await numbers("premium", query)).toEqual(expected);
  });

  test("counted in facets and totals are those of the list", async () => {
    const { total, facets } = await list("premium", { budgetMin: "120000", region: "DE1" });
    expect([total, facets.region]).toEqual([
      0,
      [{ value: "DEA", label: "Nordrhein-Westfalen", count: 4 }],
    ]);
  });

  test("of another agency are nobody else's", async () => {
    expect(await assessmentOf("other", 1)).toMatchObject({ fit: { score: 91 } });
    expect(await assessmentOf("premium", 1)).toMatchObject({ fit: { score: 71 } });
    expect((await assessmentOf("enterprise", 1))?.fit).toBeUndefined();
  });

  test("that change while somebody turns pages break no page", async () => {
    const { agencyId } = world.agencies.trial;
    const first = await list("trial", { sort: "fit", limit: "2" });
    expect(first.items.map(({ id }) => id)).toEqual([testId(4), testId(1)]);
    await saveScore(world.database.owner.db, agencyId, testId(9), { score: 60 });
    const rest = [];
    for (let cursor = first.nextCursor; cursor !== undefined;) {
      const page = await list("trial", { sort: "fit", limit: "3", cursor });
      rest.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(rest).toEqual([9, 2, 8, 7, 6, 5, 3].map(testId));
    expect(await assessmentOf("trial", 9)).toMatchObject({ fit: { score: 60 } });
  });

  test("say a failed knockout criterion when fewer days are left than the agency wants", async () => {
    world.agencies.late = await makeAgency(world.database, { tier: "premium" });
    const { agencyId } = world.agencies.late;
    await sql`
      update profile set data = jsonb_set(data, '{exclusions,minLeadDays}', '10')
      where agency_id = ${agencyId}`.execute(world.database.owner.db);
    await saveScore(world.database.owner.db, agencyId, testId(1), { score: 88, knockout: 2 });
    const on = async (day: string) =>
      (await assessmentOf("late", 1, new Date(`${day}T11:00:00Z`)))?.fit;
    // The deadline is 1 December.
    expect(await on("2026-11-21")).toMatchObject({ score: 88, knockout: "passed" });
    expect(await on("2026-11-22")).toMatchObject({ score: 88, knockout: "failed" });
  });

  test("are being made anew until they are of the models and the profile in use", async () => {
    const scoring = async () => (await list("basis")).access.scoring;
    const model = (version: number) =>
      sql`
      insert into scoring_model (version, trained_at, dataset, basis, status)
      values (${version}, now(), 'real', '{}', 'active')`.execute(world.database.owner.db);
    expect(await scoring()).toBe("none");
    await model(1);
    expect(await scoring()).toBe("current");
    await sql`update profile set version = 2 where agency_id = ${world.agencies.basis.agencyId}`.execute(
      world.database.owner.db,
    );
    expect(await scoring()).toBe("running");
    await sql`delete from scoring_model`.execute(world.database.owner.db);
  });
});

describe("marks", () => {
  test("take what was dismissed out of the list at once, for that agency alone", async () => {
    const before = await numbers("enterprise");
    await mark("enterprise", 3, "dismissed");
    await mark("enterprise", 8, "saved");
    await mark("enterprise", 2, "misfit");
    expect(await numbers("enterprise")).toEqual(before.filter((n) => n !== 3));
    expect((await list("enterprise")).total).toBe(before.length - 1);
    expect(await numbers("enterprise", { mark: "dismissed" })).toEqual([3]);
    expect(await numbers("enterprise", { mark: "saved" })).toEqual([8]);
    expect(await numbers("enterprise", { mark: "misfit" })).toEqual([2]);
    expect(await numbers("enterprise", { mark: "fits" })).toEqual([]);
    expect(await numbers("enterprise", { mark: "all" })).toEqual(before);
    expect(await assessmentOf("enterprise", 8)).toMatchObject({
      marks: { saved: true, dismissed: false },
    });
    expect(await numbers("other")).toEqual(before);
    expect(await numbers("other", { mark: "saved" })).toEqual([]);
    expect(JSON.stringify(await list("other"))).not.toContain("marks");
  });

  test("count without a plan, too", async () => {
    await mark("none", 3, "dismissed");
    expect(await numbers("none")).not.toContain(3);
    await mark("none", 3, "saved");
    expect(await numbers("none", { mark: "saved" })).toEqual([3]);
  });
});
