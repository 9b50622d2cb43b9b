import { getAgency, getSession, getUserStatus, listSources } from "@tc/contract";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bind } from "../../platform/http/http.ts";
import type { Context } from "../../platform/context.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { accountRoutes } from "../account/index.ts";
import { agencyRoutes } from "../agency/index.ts";
import { sourcesRoutes } from "../sources/index.ts";
import { getBootstrap } from "./get-bootstrap.ts";

let database: TestDatabase;
let agency: MadeAgency;
let other: MadeAgency;
const routes = [...accountRoutes(), ...agencyRoutes(), ...sourcesRoutes()];

beforeAll(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database);
  other = await makeAgency(database);
});
afterAll(() => database.drop());

const ask = async (ctx: Context, ...addresses: readonly string[]) =>
  JSON.parse((await getBootstrap(ctx, routes, addresses)).json) as Record<string, unknown>;

test("each answer is the one its address gives, for the agency that asks", async () => {
  for (const { actor, agencyId } of [agency, other]) {
    const ctx = testContext(database, { actor });
    const answers = await ask(ctx, "/api/session", "/api/user-status", "/api/agency");
    expect(answers).toMatchObject({
      "/api/user-status": { record: { agencyId } },
      "/api/agency": { id: agencyId },
    });
    expect(getSession.response.parse(answers["/api/session"])).toEqual({ user: null });
    getUserStatus.response.parse(answers["/api/user-status"]);
    getAgency.response.parse(answers["/api/agency"]);
  }
});

test.each([
  ["an unknown address", "/api/unknown"],
  ["an address of another method", "/api/agency/deletion"],
  ["an address that a screen does not begin with", "/api/security-events"],
  ["another server's address", "https://elsewhere.example/api/agency"],
  ["no address at all", ""],
])("%s is left out", async (_, address) => {
  const ctx = testContext(database, { actor: agency.actor });
  const answers = await ask(ctx, address, "/api/sources");
  expect(Object.keys(answers)).toEqual(["/api/sources"]);
  listSources.response.parse(answers["/api/sources"]);
});

test("who is no member of an agency gets nothing of one", async () => {
  const { actor } = agency;
  if (actor.kind !== "user") throw new Error("a member was expected");
  const ctx = testContext(database, { actor: { kind: "user", session: actor.session } });
  expect(Object.keys(await ask(ctx, "/api/agency", "/api/sources"))).toEqual(["/api/sources"]);
});

test("a visitor learns that nobody is signed in, and what everybody may read", async () => {
  const ctx = testContext(database, { actor: { kind: "visitor" } });
  const answers = await ask(ctx, "/api/session", "/api/user-status", "/api/agency", "/api/sources");
  expect(Object.keys(answers)).toEqual(["/api/session", "/api/sources"]);
  expect(answers["/api/session"]).toEqual({ user: null });
});

test("what is refused is left out, what breaks is not hidden", async () => {
  const ctx = testContext(database, { actor: agency.actor });
  const failing = (error: Error) => [
    bind(getAgency, async () => {
      throw error;
    }),
  ];
  const refused = await getBootstrap(ctx, failing(new AppError("not_found")), ["/api/agency"]);
  expect(refused.json).toBe("{}");
  await expect(getBootstrap(ctx, failing(new Error("bug")), ["/api/agency"])).rejects.toThrow(
    "bug",
  );
});
