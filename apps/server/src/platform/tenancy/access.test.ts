import { endpoint, listAgencies } from "@tc/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { clientOf, findActor } from "./access.ts";
import { bind, registerEndpoints } from "../http/http.ts";
import { createHttpServer } from "../http/http-server.ts";
import { asOperator } from "./tenancy.ts";

let database: TestDatabase;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

const withClient = (headers: Record<string, string>) => ({
  ...ctx,
  client: { headers, ip: "192.0.2.1" },
});

test("a changed role, plan or membership holds from the next request on", async () => {
  const { agencyId } = await makeAgency(database, { tier: "basis" });
  const { userId } = await makeMember(database, agencyId);
  const asking = withClient(await signedIn(ctx, { userId }));
  const ask = async () => {
    const actor = await findActor(asking, { access: "agency" });
    return actor.kind === "user" ? actor.membership : undefined;
  };
  expect(await ask()).toMatchObject({ agencyId, role: "member", tier: "basis" });

  await asOperator(ctx, (t) =>
    t.db.updateTable("agency").set({ tier: null }).where("id", "=", agencyId).execute(),
  );
  expect(await ask()).toMatchObject({ tier: null });

  await asOperator(ctx, (t) =>
    t.db
      .updateTable("member")
      .set({ deactivated_at: ctx.now() })
      .where("user_id", "=", userId)
      .execute(),
  );
  await expect(ask()).rejects.toMatchObject({ code: "no_agency" });
});

test("in production an admin without a second factor does not get as far as the gate", async () => {
  const admin = await makeUser(database, { isAdmin: true });
  const asking = withClient(await signedIn(ctx, admin));
  const site = { ...ctx.site, isProduction: true };
  await expect(findActor({ ...asking, site }, listAgencies)).rejects.toMatchObject({
    code: "second_factor_required",
  });
  await expect(findActor(asking, listAgencies)).rejects.toMatchObject({ code: "admin_locked" });
});

test.each([
  [0, "127.0.0.1"],
  [1, "203.0.113.9"],
  [2, "198.51.100.7"],
])("behind %i trusted proxies a visitor cannot choose the address", async (trustedProxies, ip) => {
  const whereFrom = endpoint({
    method: "GET",
    path: "/api/where-from",
    access: "public",
    summary: "Nennt die Adresse",
    response: z.object({ ip: z.string() }),
  });
  const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false, trustedProxies });
  const bound = bind(whereFrom, async ({ client }) => ({ ip: client?.ip ?? "" }));
  registerEndpoints(app, [bound], (request, _endpoint, work) =>
    work({ ...ctx, client: clientOf(request) }),
  );
  // The first is the visitor's own invention, the last was added by the proxy that is nearest to us.
  const headers = { "x-forwarded-for": "6.6.6.6, 198.51.100.7, 203.0.113.9" };
  const answer = await app.inject({ url: whereFrom.path, headers });
  expect(answer.json()).toEqual({ ip });
  await app.close();
});
