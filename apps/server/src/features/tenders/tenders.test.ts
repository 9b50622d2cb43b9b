import {
  countTenderViews,
  getBuyer,
  getTender,
  listTenders,
  profileData,
  tenderListQuery,
} from "@tc/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { Actor } from "../../platform/context.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { buyersRoutes } from "../buyers/index.ts";
import { importCodeLists } from "../code-lists/index.ts";
import { SearchReplica } from "../search/index.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { berlinMidnight, nextBerlinMidnight } from "./berlin-midnight.ts";
import { tendersRoutes } from "./index.ts";

let database: TestDatabase;
let search: SearchReplica;
let routes: BoundEndpoint[];
let actor: Actor;
const buyerId = testId(900);
const lot = (at: string) => ({ deadlines: [{ kind: "offer" as const, at, hasTime: true }] });

beforeAll(async () => {
  database = await createTestDatabase();
  ({ actor } = await makeAgency(database));
  const tenders = [
    makeTender({
      title: "Kommunikationskampagne",
      buyers: [{ name: "Stadt Köln", identifiers: [] }],
      cpv: ["79341000"],
      nuts: ["DEA23"],
      publishedOn: "2026-11-01",
      values: { estimated: { cents: 10_000_000, currency: "EUR" } },
      lots: [lot("2026-11-20T10:00:00Z"), lot("2026-12-01T22:59:59Z")],
    }),
    makeTender({
      title: "Rahmenvertrag Druck",
      stage: "awarded",
      nuts: ["DEA"],
      publishedOn: "2026-10-01",
      values: { frameworkMaximum: { cents: 99_000_000, currency: "EUR" } },
    }),
    makeTender({
      title: "Imagefilm",
      lots: [lot("2026-11-02T10:00:00Z")],
      nuts: ["DE212"],
      publishedOn: "2026-10-15",
    }),
  ];
  await saveTenders(
    database.db,
    tenders.map((tender, at) => ({ id: testId(at + 1), tender, buyerId })),
  );
  await sql`
    insert into award values
      (${testId(2)}, 'LOT-0001', ${buyerId}, 'selec-w', 3, 'tenders', null, null, '2026-10-01'),
      (${testId(2)}, 'LOT-0002', ${buyerId}, 'selec-w', null, null, 500000, 'EUR', null),
      (${testId(2)}, 'LOT-0003', ${buyerId}, 'clos-nw', null, null, null, null, null)`.execute(
    database.db,
  );
  await sql`insert into tender_alias values ('alte-adresse', ${testId(77)}, ${testId(1)})`.execute(
    database.db,
  );
  search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
  });
  await search.open();
  routes = [...tendersRoutes(search), ...buyersRoutes()];
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

// As the server does it: input and answer both pass the endpoint's schemas.
async function call(
  path: string,
  { query = {}, params = {}, now }: { query?: object; params?: object; now?: Date },
) {
  const bound = routes.find(({ endpoint }) => endpoint.path === path);
  const ctx = testContext(database, { actor, ...(now && { now }) });
  const answer = await bound?.answer(ctx, { query, params, body: undefined });
  return JSON.parse(answer?.json ?? "null");
}
const list = async (query: object, now?: Date) =>
  listTenders.response.parse(await call(listTenders.path, { query, ...(now && { now }) }));
const titles = async (query: object) => (await list(query)).items.map(({ title }) => title);

describe("the list of tenders", () => {
  test("shows each tender with its state, its place and its next deadline", async () => {
    const { items, total } = await list({});
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({
      title: "Kommunikationskampagne",
      state: "open",
      land: "DEA",
      deadline: { at: "2026-12-01T22:59:59.000Z", hasTime: true },
      value: { cents: 10_000_000, currency: "EUR", kind: "estimated" },
      buyer: { id: buyerId, name: "Stadt Köln" },
    });
    expect(items.map(({ state }) => state)).toEqual(["open", "expired", "awarded"]);
  });

  test.each([
    [{ q: "Kampagne" }, ["Kommunikationskampagne"]],
    [{ cpv: "7934" }, ["Kommunikationskampagne"]],
    [{ cpv: "advertising" }, ["Kommunikationskampagne"]],
    [{ region: "DEA" }, ["Kommunikationskampagne", "Rahmenvertrag Druck"]],
    // What is only known to be in the Land may be in Düsseldorf; what is in Cologne is not.
    [{ region: "DEA11" }, ["Rahmenvertrag Druck"]],
    [{ state: "expired,awarded" }, ["Imagefilm", "Rahmenvertrag Druck"]],
    [{ deadlineFrom: "2026-12-01", deadlineTo: "2026-12-01" }, ["Kommunikationskampagne"]],
    [{ deadlineFrom: "2026-12-02" }, []],
    [{ valueMin: "1" }, ["Kommunikationskampagne"]],
    [{ valueMax: "99999.99" }, []],
    [{ buyer: testId(901) }, []],
    [{ sort: "deadline" }, ["Kommunikationskampagne", "Imagefilm", "Rahmenvertrag Druck"]],
  ])("%j finds %j", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test("a facet counts what its own choices would find", async () => {
    const { facets, total } = await list({ state: "open", region: "DEA" });
    expect(total).toBe(1);
    expect(facets.state).toEqual([
      { value: "open", label: "Offen", count: 1 },
      { value: "awarded", label: "Vergeben", count: 1 },
    ]);
    expect(facets.region).toEqual([{ value: "DEA", label: "Nordrhein-Westfalen", count: 1 }]);
  });

  test("pages lead on by their cursor until all were seen", async () => {
    const first = await list({ limit: "2" });
    const second = await list({ limit: "2", cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      "Kommunikationskampagne",
      "Imagefilm",
      "Rahmenvertrag Druck",
    ]);
    expect(second.nextCursor).toBeUndefined();
  });

  test("a cursor of another question and a made-up one are bad requests", async () => {
    const { nextCursor } = await list({ limit: "1" });
    for (const query of [
      { cursor: nextCursor, state: "open" },
      { cursor: "abc" },
      { cursor: Buffer.from('[null,"x",[],0,""]').toString("base64url") },
    ]) {
      await expect(list(query)).rejects.toMatchObject({ code: "bad_request" });
    }
  });

  test("a correction is told in a word that people write", async () => {
    expect((await list({ q: "Imagefilmm" })).corrections).toEqual([
      { typed: "Imagefilmm", searched: "imagefilm" },
    ]);
  });

  test("the other words of a group find the same, are told, and quotes switch them off", async () => {
    const { items, synonyms } = await list({ q: "Unternehmensfilm" });
    expect(items).toHaveLength(1);
    expect(synonyms).toEqual([{ typed: "Unternehmensfilm", also: ["Imagefilm"] }]);
    expect(await list({ q: "Imagefilm" })).toMatchObject({ total: 1, synonyms: [] });
    expect(await list({ q: '"Unternehmensfilm"' })).toMatchObject({ total: 0, synonyms: [] });
  });

  test("the agency's view holds what lies in its field, by code or by title, and each view its count", async () => {
    const views = async (query: object = {}) =>
      countTenderViews.response.parse(await call(countTenderViews.path, { query }));
    expect(await views()).toMatchObject({ all: 3 });
    expect((await views()).own).toBeUndefined();
    expect((await list({ field: "own" })).total).toBe(3);
    await sql`update profile set data = ${JSON.stringify({
      ...profileData.parse({
        companyName: "Agentur",
        contactPerson: "Nora",
        website: "",
        address: {},
      }),
      agencySectors: ["film"],
      regions: ["DEA"],
    })}, version = version + 1`.execute(database.owner.db);
    expect(await views()).toMatchObject({ own: 1, all: 3, regions: ["DEA"] });
    expect(await titles({ field: "own" })).toEqual([expect.stringContaining("Imagefilm")]);
    expect((await list({ field: "all" })).total).toBe(3);
  });

  test("questions longer than the contract allows are refused", () => {
    expect(tenderListQuery.safeParse({ q: "x".repeat(10_000) }).success).toBe(false);
  });
});

describe("one tender", () => {
  test("is answered under its own address and under its old one", async () => {
    const tender = getTender.response.parse(
      await call(getTender.path, { params: { slug: `t-${testId(1)}` } }),
    );
    expect(tender).toMatchObject({ id: testId(1), state: "open", buyerIds: [null] });
    expect(await call(getTender.path, { params: { slug: "alte-adresse" } })).toEqual(tender);
  });

  test("names its codes officially as soon as the lists are imported", async () => {
    const slug = `t-${testId(1)}`;
    const codeLabels = async () =>
      getTender.response.parse(await call(getTender.path, { params: { slug } })).codeLabels;
    expect(await codeLabels()).toEqual({});
    const nuts = "list\tcode\tlabel_de\nnuts\tDEA23\tKöln, Kreisfreie Stadt\n";
    const cpv = "list\tcode\tlabel_de\ncpv\t79341000\tWerbedienste\ncpv\t45000000\tBauarbeiten\n";
    await importCodeLists(testContext(database), [
      { file: "nuts.tsv", read: async () => Buffer.from(nuts) },
      { file: "cpv.tsv", read: async () => Buffer.from(cpv) },
    ]);
    expect(await codeLabels()).toEqual({
      "79341000": "Werbedienste",
      DEA23: "Köln, Kreisfreie Stadt",
    });
  });

  test.each(["unbekannt", "'; drop table tender; --"])("%j is not there", async (slug) => {
    await expect(call(getTender.path, { params: { slug } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("an answer that is kept", () => {
  const slug = `t-${testId(3)}`;
  const detail = async (now?: Date) =>
    getTender.response.parse(await call(getTender.path, { params: { slug }, ...(now && { now }) }));

  test.each([
    ["before a deadline", "2026-11-02T10:00:00Z", "open", 2],
    ["right after it", "2026-11-02T10:00:00.001Z", "expired", 1],
    ["long before, though asked later", "2026-10-20T10:00:00Z", "open", 2],
  ])("is right %s", async (_when, instant, state, open) => {
    const now = new Date(instant);
    const { items, total } = await list({ state: "open" }, now);
    expect([items.length, total]).toEqual([open, open]);
    const [film] = (await list({ q: "Imagefilm" }, now)).items;
    expect([film?.state, (await detail(now)).state]).toEqual([state, state]);
  });

  test("is read again as soon as the search knows the tender's new version", async () => {
    expect([await titles({ q: "Imagefilm" }), (await detail()).tender.title]).toEqual([
      ["Imagefilm"],
      "Imagefilm",
    ]);
    const renamed = makeTender({
      title: "Imagefilm und Fotos",
      lots: [lot("2026-11-02T10:00:00Z")],
      nuts: ["DE212"],
      publishedOn: "2026-10-15",
    });
    await saveTenders(database.db, [{ id: testId(3), tender: renamed, buyerId }]);
    await search.catchUp();
    expect([await titles({ q: "Imagefilm" }), (await detail()).tender.title]).toEqual([
      ["Imagefilm und Fotos"],
      "Imagefilm und Fotos",
    ]);
  });

  test("says samples are samples from the moment they are", async () => {
    const kinds = [];
    for (const kind of ["sample", "empty", "sample"] as const) {
      await database.db.updateTable("dataset").set({ kind }).execute();
      kinds.push((await list({})).sample, (await detail()).sample);
    }
    expect(kinds).toEqual([true, true, false, false, true, true]);
  });
});

describe("a buyer", () => {
  test("comes with open tenders, awards and how complete they are", async () => {
    const buyer = getBuyer.response.parse(await call(getBuyer.path, { params: { id: buyerId } }));
    expect(buyer).toMatchObject({
      tenderCount: 3,
      awardCount: 2,
      awardsWithOffersShare: 0.5,
      awardsWithValueShare: 0.5,
    });
    expect(buyer.openTenders.map(({ title }) => title)).toEqual(["Kommunikationskampagne"]);
    expect(buyer.awards.map(({ lotId }) => lotId)).toEqual(["LOT-0001", "LOT-0002"]);
  });

  test("names ten winners of an award and says how many there are", async () => {
    const suppliers = Array.from({ length: 12 }, (_, at) => ({
      id: testId(700 + at),
      name: `Agentur ${String(at).padStart(2, "0")}`,
    }));
    await database.db.insertInto("supplier").values(suppliers).execute();
    await database.db
      .insertInto("award_winner")
      .values(
        suppliers.map(({ id }) => ({ tender_id: testId(2), lot_id: "LOT-0001", supplier_id: id })),
      )
      .execute();
    const buyer = getBuyer.response.parse(await call(getBuyer.path, { params: { id: buyerId } }));
    expect(buyer.awards[0]?.winners).toEqual(suppliers.slice(0, 10).map(({ name }) => name));
    expect(buyer.awards.map(({ winnerCount }) => winnerCount)).toEqual([12, 0]);
  });

  test("says which awards are in the agency's own sectors", async () => {
    const read = async () =>
      getBuyer.response
        .parse(await call(getBuyer.path, { params: { id: buyerId } }))
        .awards.map(({ isInAgencySectors }) => isInAgencySectors);
    await sql`update tender set cpv = '{79810000}' where id = ${testId(2)}`.execute(
      database.owner.db,
    );
    expect(await read()).toEqual([false, false]);
    await sql`update profile set data = data || '{"agencySectors": ["print"]}'`.execute(
      database.owner.db,
    );
    expect(await read()).toEqual([true, true]);
  });

  test("that nobody knows is not there", async () => {
    await expect(call(getBuyer.path, { params: { id: testId(999) } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

test("days begin at midnight in Berlin, in summer and winter and when the clock changes", () => {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  expect(iso(berlinMidnight("2026-01-15"))).toBe("2026-01-14T23:00:00.000Z");
  expect(iso(berlinMidnight("2026-07-15"))).toBe("2026-07-14T22:00:00.000Z");
  expect(iso(berlinMidnight("2026-03-29"))).toBe("2026-03-28T23:00:00.000Z");
  expect(iso(nextBerlinMidnight("2026-03-29"))).toBe("2026-03-29T22:00:00.000Z");
  expect(iso(nextBerlinMidnight("2026-10-25"))).toBe("2026-10-25T23:00:00.000Z");
});
