import { getLearning, markTender, undoMark } from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { marksRoutes } from "./marks.routes.ts";

let database: TestDatabase;
let agency: MadeAgency;
const slug = `t-${testId(1)}`;
beforeAll(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database);
  await saveTenders(database.db, [{ id: testId(1), tender: makeTender() }]);
});
afterAll(() => database.drop());

const routes = marksRoutes();
async function call(endpoint: Endpoint, input: { params?: object; body?: object }, made = agency) {
  const bound = routes.find((route) => route.endpoint === endpoint);
  const ctx = testContext(database, { actor: made.actor });
  const answer = await bound?.answer(ctx, { params: {}, query: {}, body: undefined, ...input });
  return JSON.parse(answer?.json ?? "") as Record<string, unknown>;
}
const mark = (body: object, params: object = {}) =>
  call(markTender, { params: { slug, kind: "dismissed", ...params }, body });
const countLabels = async () => {
  const labels = await asOperator(testContext(database), (t) =>
    t.db.selectFrom("tender_label").select("id").execute(),
  );
  return labels.length;
};

describe("a mark", () => {
  test.each([
    ["a NUL in the note", { note: "a\0b" }, {}],
    ["a note longer than a note", { note: "x".repeat(501) }, {}],
    ["a reason nobody offers", { reason: "'; drop table tender_label; --" }, {}],
    ["a note that is no text", { note: { $ne: 1 } }, {}],
    ["an outcome, which is no mark", {}, { kind: "won" }],
    ["a kind from an object's own words", {}, { kind: "__proto__" }],
    ["a NUL in the address", {}, { slug: "a\0b" }],
    ["an address longer than any", {}, { slug: "x".repeat(201) }],
  ])("with %s is refused and leaves nothing", async (_what, body, params) => {
    const before = await countLabels();
    await expect(mark(body, params)).rejects.toMatchObject({ code: "bad_request" });
    expect(await countLabels()).toBe(before);
  });

  test("keeps a note word for word, whatever it looks like", async () => {
    const note = `<script>alert(1)</script> '); -- ${"ü".repeat(400)} 💶`;
    expect(await mark({ note: `  ${note} `, agencyId: testId(9), source: "notice" })).toMatchObject(
      {
        marks: { dismissed: true, note },
      },
    );
    const [label] = await inAgency(testContext(database), agency.agencyId, (t) =>
      t.db.selectFrom("tender_label").selectAll().execute(),
    );
    expect(label).toMatchObject({ note, agency_id: agency.agencyId, source: "user" });
  });
});

test("a made-up id to undo is a bad request or not found, never an error of the database", async () => {
  for (const id of ["", "1", "\0", "' or true --"]) {
    await expect(call(undoMark, { params: { id } })).rejects.toMatchObject({ code: "bad_request" });
  }
  await expect(call(undoMark, { params: { id: testId(5) } })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("what was learnt is told to agencies whose plan shows the fit", async () => {
  const ask = async (tier: Tier | null) =>
    call(getLearning, {}, await makeAgency(database, { tier }));
  await expect(ask(null)).rejects.toMatchObject({ code: "plan_required" });
  expect(await ask("basis")).toMatchObject({ labels: { fits: 0 }, needed: 20, wins: [] });
});
