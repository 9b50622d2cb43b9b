import { getDashboard as endpoint, getWatchlist as watchlistEndpoint } from "@tc/contract";
import { arrangedCards, dashboardCards, isDueSoon, openStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import { makeMember } from "../../testing/people/make-agency.ts";
import type { MadeMember } from "../../testing/people/make-agency.ts";
import { buyerId, makeAssessmentWorld } from "../../testing/tenders/assessment-world.ts";
import type { AssessmentWorld, Who } from "../../testing/tenders/assessment-world.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { AgencyAssessments, createJudges } from "../assessment/index.ts";
import { BoardReader } from "../pipeline/index.ts";
import { getPipeline } from "../pipeline/board/get-pipeline.ts";
import type { SearchEngine } from "../search/index.ts";
import { noticeKey } from "../tender-changes/index.ts";
import { ListItems } from "../tenders/index.ts";
import { getWatchlist } from "../watchlist/list/get-watchlist.ts";
import { seeWatchlist } from "../watchlist/seen/see-watchlist.ts";
import { arrangeDashboard } from "./arrange-dashboard.ts";
import { getDashboard } from "./get-dashboard.ts";
import type { DashboardParts } from "./get-dashboard.ts";
import { seeNewMatches } from "./see-new-matches.ts";

/** Tuesday, 10:00 in Berlin; the tenders of the world end on 1 December, 11:00 */
const now = new Date("2026-11-24T09:00:00Z");
let world: AssessmentWorld;
let parts: DashboardParts;
let colleague: MadeMember;
beforeAll(async () => {
  world = await makeAssessmentWorld();
  const { database, search, agencies } = world;
  parts = { search, assessments: new AgencyAssessments(), items: new ListItems(search) };
  colleague = await makeMember(database, agencies.premium.agencyId, { name: "Tarek Beispiel" });
  await saveTenders(database.owner.db, [
    { id: testId(21), buyerId, tender: past("Verpasst", "2026-11-23T10:00:00Z") },
    { id: testId(22), buyerId, tender: past("Lange her", "2026-10-23T10:00:00Z") },
    {
      id: testId(23),
      buyerId,
      tender: makeTender({ title: "Vergeben", stage: "awarded", updatedOn: "2026-11-20" }),
    },
  ]);
  await card(1, "go");
  await card(2, "submitted");
  await card(21, "in_work");
  await card(22, "review");
  await card(23, "submitted");
  await card(9, "lost");
  await task(1, "Preis rechnen", "2026-11-23");
  await task(1, "Referenzen wählen", "2026-11-30");
  await task(1, "Zu spät für heute", "2026-12-24");
  await task(9, "Von einer geschlossenen Karte", "2026-11-23");
  await search.catchUp();
});
afterAll(async () => {
  await world.search.close();
  await world.database.drop();
});

const past = (title: string, at: string) =>
  makeTender({
    title,
    cpv: ["79341000"],
    updatedOn: "2026-11-01",
    lots: [{ deadlines: [{ kind: "offer", at, hasTime: true }] }],
  });
const premium = () => world.agencies.premium;
async function card(n: number, stage: PipelineStage) {
  await world.database.owner.db
    .insertInto("pipeline_card")
    .values({
      agency_id: premium().agencyId,
      tender_id: testId(n),
      stage,
      stage_since: new Date("2026-11-01T08:00:00Z"),
      created_at: new Date("2026-11-01T08:00:00Z"),
      assignee_id: colleague.userId,
    })
    .execute();
}
async function task(n: number, title: string, dueOn: string) {
  const columns = { agency_id: premium().agencyId, tender_id: testId(n) };
  await world.database.owner.db
    .insertInto("pipeline_task")
    .values({ ...columns, title, due_on: dueOn, place: 1, created_at: now })
    .execute();
}
const as = (who: Who, at = now) =>
  testContext(world.database, { actor: world.agencies[who].actor, now: at });
const read = async (who: Who, at = now) =>
  endpoint.response.parse(await getDashboard(as(who, at), parts));
async function watchlist() {
  const { json } = await getWatchlist(as("premium"), parts);
  return watchlistEndpoint.response.parse(JSON.parse(json));
}
/** The part, as far as it could be read */
function ready<Part extends { state: string }>(part: Part): Extract<Part, { state: "ready" }> {
  expect(part.state).toBe("ready");
  return part as Extract<Part, { state: "ready" }>;
}

describe("every number is the count of the list that it leads to:", () => {
  test.each(["none", "basis", "premium", "enterprise"] as const)(
    "new matches of %s",
    async (who) => {
      const { count, filters } = ready((await read(who)).newMatches);
      expect(count).toBe((await world.list(who, filters, now)).total);
      expect(filters).toMatchObject({ state: "open", field: "own" });
    },
  );

  test("new matches are those that fit where the plan opens the fit, and new ones alone", async () => {
    const { count, filters, hasLooked } = ready((await read("premium")).newMatches);
    expect({ count, hasLooked, fitMin: filters.fitMin }).toEqual({
      count: 2,
      hasLooked: false,
      fitMin: "65",
    });
    expect(ready((await read("none")).newMatches).filters).not.toHaveProperty("fitMin");
    const future = { ...filters, newSince: "2099-01-01T00:00:00.000Z" };
    expect((await world.list("premium", future, now)).total).toBe(0);
  });

  test("deadlines of a plan with a watchlist are those of the watchlist", async () => {
    const part = ready((await read("premium")).deadlines);
    const { items } = await watchlist();
    const due = items.filter(
      ({ state, deadline }) => state === "open" && deadline && isDueSoon(deadline.at, now),
    );
    expect(part).toEqual({ state: "ready", list: "watchlist", count: due.length });
    expect(due.map(({ title }) => title).toSorted()).toEqual(["Nummer 1", "Nummer 2"]);
    expect(ready((await read("premium", new Date("2026-11-23T11:00:00Z"))).deadlines).count).toBe(
      0,
    );
  });

  test("deadlines of an agency without a plan are those of its field", async () => {
    const part = ready((await read("none")).deadlines);
    if (part.list !== "results") throw new Error("the results were expected");
    expect(part.count).toBe((await world.list("none", part.filters, now)).total);
    expect(part.count).toBe(9);
  });

  test("changes, until they are seen", async () => {
    const owner = world.database.owner.db;
    const at = new Date("2026-11-22T08:00:00Z");
    await owner
      .insertInto("tender_change")
      .values({ tender_id: testId(1), key: noticeKey("n-1", "01"), at })
      .execute();
    const changes = ready((await read("premium")).changes);
    const { watched } = await watchlist();
    expect(changes.count).toBe(Object.values(watched).filter(({ news }) => news.length > 0).length);
    expect(changes.count).toBe(1);
    await seeWatchlist(as("premium"), {
      looks: [{ tenderId: testId(1), upTo: at.toISOString() }],
    });
    expect(ready((await read("premium")).changes).count).toBe(0);
  });

  test("the funnel, stage by stage", async () => {
    const board = new BoardReader(parts.assessments, createJudges());
    const { stages, open } = await getPipeline(as("premium"), board, {});
    const part = ready((await read("premium")).pipeline);
    expect(part.stages).toEqual(stages.map(({ stage, count }) => ({ stage, count })));
    expect(part.open).toBe(open.count);
    expect(part.open).toBe(5);
    expect(part.stages.map(({ stage }) => stage)).toEqual(openStages);
  });

  test("each Land, all together and those without one", async () => {
    const { lands, total, withoutLand, filters } = ready((await read("premium")).regions);
    for (const { land, count } of lands) {
      expect((await world.list("premium", { ...filters, region: land }, now)).total).toBe(count);
    }
    expect(lands.find(({ land }) => land === "DEA")?.count).toBe(9);
    expect(total).toBe((await world.list("premium", filters, now)).total);
    expect(withoutLand).toBe(0);
  });

  test("TenderChecks that are used and those of the plan", async () => {
    await world.database.owner.db
      .insertInto("quota_use")
      .values({
        agency_id: premium().agencyId,
        kind: "tender_check",
        month: "2026-11-01",
        subject: "t",
        reserved_at: now,
      })
      .execute();
    expect((await read("premium")).checks).toEqual({
      state: "ready",
      used: 1,
      limit: 50,
      renewsOn: "2026-12-01",
    });
  });
});

describe("today", () => {
  test("begins with what is past due, goes on by the hour and ends with what is new", async () => {
    const { items, total } = ready((await read("premium")).today);
    expect(
      items.map(({ kind, title, ...rest }) => [kind, title, "name" in rest ? rest.name : ""]),
    ).toEqual([
      ["task", "Nummer 1", "Preis rechnen"],
      ["deadline", "Verpasst", ""],
      ["task", "Nummer 1", "Referenzen wählen"],
      ["deadline", "Nummer 1", ""],
      ["result", "Vergeben", ""],
    ]);
    expect(total).toBe(5);
    expect(items[3]).toMatchObject({
      at: "2026-12-01T10:00:00.000Z",
      assignee: "Tarek Beispiel",
      tasks: { done: 0, all: 3 },
    });
  });

  test("holds own days until they are ticked off, and nothing of another agency", async () => {
    const owner = world.database.owner.db;
    const { id } = await owner
      .insertInto("milestone")
      .values({
        agency_id: world.agencies.none.agencyId,
        tender_id: testId(3),
        name: "Kalkulation fertig",
        due_at: new Date("2026-11-25T11:00:00Z"),
        has_time: true,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const titles = async (who: Who) => ready((await read(who)).today).items.map(({ kind }) => kind);
    expect(await titles("none")).toEqual(["milestone"]);
    expect(await titles("enterprise")).toEqual([]);
    await owner.updateTable("milestone").set({ done_at: now }).where("id", "=", id).execute();
    expect(await titles("none")).toEqual([]);
  });

  test("tells what a changed deadline breaks in the own plans, once", async () => {
    const owner = world.database.owner.db;
    const { agencyId } = world.agencies.basis;
    await owner
      .insertInto("watched_tender")
      .values({
        agency_id: agencyId,
        tender_id: testId(3),
        is_watched: true,
        set_at: new Date("2026-11-01T08:00:00Z"),
      })
      .execute();
    await owner
      .insertInto("milestone")
      .values({
        agency_id: agencyId,
        tender_id: testId(3),
        name: "Kalkulation fertig",
        due_at: new Date("2026-12-09T11:00:00Z"),
        has_time: true,
        created_at: now,
      })
      .execute();
    const change = {
      noticeId: "n-3",
      noticeVersion: "02",
      publishedOn: "2026-11-23",
      field: "lots.LOT-0001.deadlines.offer",
      old: "2026-12-10T10:00:00Z",
      new: "2026-12-01T10:00:00Z",
    };
    await sql`
      update tender set change_count = 1, record = (record::jsonb || ${JSON.stringify({
        changes: [change],
        notices: [
          { noticeId: "n-3", version: "01", kind: "call", sources: ["doe"] },
          {
            noticeId: "n-3",
            version: "02",
            kind: "change",
            sources: ["doe"],
            publishedOn: "2026-11-23",
          },
        ],
      })}::jsonb)::json where id = ${testId(3)}`.execute(owner);
    await owner
      .insertInto("tender_change")
      .values({
        tender_id: testId(3),
        key: noticeKey("n-3", "02"),
        at: new Date("2026-11-23T08:00:00Z"),
      })
      .execute();
    const { items } = ready((await read("basis")).today);
    const broken = items.filter(({ kind }) => kind === "broken");
    expect(broken).toHaveLength(1);
    expect(JSON.stringify(broken)).toContain("Kalkulation fertig");
  });
});

describe("what the plan does not open", () => {
  test("is named by its feature and tells no number", async () => {
    const { changes, checks, pipeline } = await read("none");
    expect([changes, checks, pipeline]).toEqual([
      { state: "locked", feature: "watchlist" },
      { state: "noPlan" },
      { state: "locked", feature: "pipeline" },
    ]);
    expect((await read("basis")).pipeline).toEqual({ state: "locked", feature: "pipeline" });
  });
});

test("a part that breaks leaves the others as they are", async () => {
  const broken = {
    ...parts,
    search: {
      search: () => Promise.reject(new Error("no index")),
    } as Partial<SearchEngine> as SearchEngine,
  };
  const answer = endpoint.response.parse(await getDashboard(as("premium"), broken));
  expect([answer.newMatches.state, answer.regions.state]).toEqual(["failed", "failed"]);
  expect([answer.today.state, answer.pipeline.state, answer.checks.state]).toEqual(
    Array(3).fill("ready"),
  );
});

describe("a member's own", () => {
  const asColleague = () => testContext(world.database, { actor: colleague.actor, now });

  test("order of cards is kept for them alone, completed and begun anew", async () => {
    const { cards } = await arrangeDashboard(as("premium"), { cards: ["regions", "today"] });
    expect(cards).toEqual(arrangedCards(["regions", "today"]));
    expect((await read("premium")).cards).toEqual(cards);
    expect((await getDashboard(asColleague(), parts)).cards).toEqual([...dashboardCards]);
    await arrangeDashboard(as("premium"), { cards: [] });
    expect((await read("premium")).cards).toEqual([...dashboardCards]);
  });

  test("look at new matches counts from then on, never earlier and never ahead of time", async () => {
    const ready1 = ready((await read("trial")).newMatches);
    expect(ready1.count).toBeGreaterThan(0);
    const later = new Date("2099-01-01T00:00:00Z");
    await seeNewMatches(as("trial", later), { upTo: later.toISOString() });
    await seeNewMatches(as("trial"), { upTo: "2026-11-01T00:00:00.000Z" });
    expect(ready((await read("trial", later)).newMatches)).toMatchObject({
      count: 0,
      hasLooked: true,
      since: later.toISOString(),
    });
    await seeNewMatches(asColleague(), { upTo: "2099-01-01T00:00:00.000Z" });
    const { newMatches } = await getDashboard(asColleague(), parts);
    expect(newMatches).toMatchObject({ since: now.toISOString() });
  });
});
