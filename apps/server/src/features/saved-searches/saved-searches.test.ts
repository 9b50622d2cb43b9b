import { savedSearchLimits } from "@tc/domain";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../platform/context.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { AgencyAssessments } from "../assessment/index.ts";
import { SearchReplica } from "../search/index.ts";
import { changeSavedSearch } from "./change-saved-search.ts";
import { deleteSavedSearch } from "./delete-saved-search.ts";
import { getSavedSearches } from "./get-saved-searches.ts";
import { orderSavedSearches } from "./order-saved-searches.ts";
import { restoreSavedSearch } from "./restore-saved-search.ts";
import { saveSearch } from "./save-search.ts";
import { seeSavedSearch } from "./see-saved-search.ts";

let database: TestDatabase;
let search: SearchReplica;
let agency: MadeAgency;
let anna: MadeMember;
let ben: MadeMember;
beforeEach(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database, { tier: null });
  anna = await makeMember(database, agency.agencyId, { name: "Anna" });
  ben = await makeMember(database, agency.agencyId, { name: "Ben" });
  search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
    pollMs: 3_600_000,
  });
  await search.open();
});
afterEach(async () => {
  await search.close();
  await database.drop();
});

const as = ({ actor }: { readonly actor: Actor }, at = "2026-11-21T11:00:00Z") =>
  testContext(database, { actor, now: new Date(at) });
const list = async (who: { readonly actor: Actor }, at?: string) =>
  (await getSavedSearches(as(who, at), { search, assessments: new AgencyAssessments() })).searches;
const save = (who: { readonly actor: Actor }, name: string, parts: object = {}) =>
  saveSearch(as(who), { name, query: { q: name }, isShared: false, mails: false, ...parts });

test("a search is its member's alone until it is shared; then others read it, and it is changed by its owner and the agency's", async () => {
  const film = await save(anna, "Film");
  expect(film).toMatchObject({
    isMine: true,
    canChange: true,
    ownerName: "Anna",
  });
  expect(await list(ben)).toEqual([]);
  const change = (who: { readonly actor: Actor }, parts: object) =>
    changeSavedSearch(as(who), { id: film.id, ...parts });
  await expect(change(ben, { name: "Meins" })).rejects.toMatchObject({ code: "not_found" });
  await expect(change(agency, { name: "Meins" })).rejects.toMatchObject({ code: "not_found" });
  await change(anna, { isShared: true });
  expect(await list(ben)).toMatchObject([{ name: "Film", isMine: false, canChange: false }]);
  await expect(change(ben, { name: "Meins" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(change(agency, { mails: true })).rejects.toMatchObject({ code: "forbidden" });
  expect(await change(agency, { name: "Filme", query: { q: "Filme" } })).toMatchObject({
    name: "Filme",
    query: { q: "Filme" },
    ownerName: "Anna",
  });
  expect(await change(agency, { isShared: false })).toMatchObject({ isShared: false });
  expect(await list(agency)).toEqual([]);
});

test("what came since the last look is new, to each member apart, and nothing is after looking", async () => {
  const film = await save(anna, "Film", { isShared: true });
  await list(ben);
  const tender = makeTender({ title: "Film der Stadt", publishedOn: "2026-11-20" });
  await saveTenders(database.db, [{ id: testId(1), tender }]);
  await database.owner.db
    .updateTable("tender")
    .set({ created_at: new Date("2026-11-22T09:00:00Z") })
    .execute();
  await search.catchUp();
  const counts = async (at: string) =>
    (await Promise.all([list(anna, at), list(ben, at)])).map(([first]) => first?.newCount);
  expect(await counts("2026-11-22T10:00:00Z")).toEqual([1, 1]);
  await seeSavedSearch(as(anna, "2026-11-22T11:00:00Z"), { id: film.id });
  expect(await counts("2026-11-22T12:00:00Z")).toEqual([0, 1]);
});

test("a search whose filters the plan does not open is listed without a count", async () => {
  await save(anna, "Passend", { query: { fitMin: "50" } });
  expect(await list(anna)).toMatchObject([{ name: "Passend", query: { fitMin: "50" } }]);
  expect((await list(anna))[0]).not.toHaveProperty("newCount");
});

test("a deletion is taken back by whoever may change the search, and ends after a week", async () => {
  const film = await save(anna, "Film");
  await deleteSavedSearch(as(anna), { id: film.id });
  expect(await list(anna)).toEqual([]);
  await expect(seeSavedSearch(as(anna), { id: film.id })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(restoreSavedSearch(as(ben), { id: film.id })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await restoreSavedSearch(as(anna), { id: film.id })).toMatchObject({ name: "Film" });
  await deleteSavedSearch(as(anna), { id: film.id });
  const later = await save(anna, "Später");
  await deleteSavedSearch(as(anna, "2026-11-29T11:00:00Z"), { id: later.id });
  await expect(restoreSavedSearch(as(anna), { id: film.id })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a deletion cannot be taken back after its week, even where nobody deletes anything since", async () => {
  const film = await save(anna, "Film");
  await deleteSavedSearch(as(anna), { id: film.id });
  const late = restoreSavedSearch(as(anna, "2026-11-29T11:00:00Z"), { id: film.id });
  await expect(late).rejects.toMatchObject({ code: "not_found" });
});

test("of deletions only as many are kept as a member may have searches, the latest", async () => {
  const ids: string[] = [];
  for (let at = 0; at <= savedSearchLimits.perMember; at++) {
    const { id } = await save(anna, `Suche ${at}`);
    await deleteSavedSearch(as(anna, new Date(Date.UTC(2026, 10, 21, 11, 0, at)).toISOString()), {
      id,
    });
    ids.push(id);
  }
  const restore = (id = "") => restoreSavedSearch(as(anna), { id });
  await expect(restore(ids[0])).rejects.toMatchObject({ code: "not_found" });
  expect(await restore(ids[1])).toMatchObject({ name: "Suche 1" });
});

test("each member orders the list for themselves, and new searches come behind by name", async () => {
  const [a, b, c] = [
    await save(anna, "A"),
    await save(anna, "B"),
    await save(ben, "C", { isShared: true }),
  ];
  await orderSavedSearches(as(anna), { ids: [c.id, a.id, testId(1), c.id] });
  expect((await list(anna)).map(({ name }) => name)).toEqual(["C", "A", "B"]);
  expect((await list(ben)).map(({ name }) => name)).toEqual(["C"]);
  expect(b.name).toBe("B");
});

test("of many saved at the same time a member keeps fifty", async () => {
  const all = Array.from({ length: savedSearchLimits.perMember + 5 }, (_, n) => save(anna, `${n}`));
  const refused = (await Promise.allSettled(all)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(5);
  expect(await list(anna)).toHaveLength(savedSearchLimits.perMember);
});
