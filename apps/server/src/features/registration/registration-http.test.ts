import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../../platform/tenancy/access.ts";
import { createHttpServer } from "../../platform/http/http-server.ts";
import { registerEndpoints } from "../../platform/http/http.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { doJobs, signUp, tokenOf } from "../../testing/people/sign-up.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { registrationRoutes } from "./registration.routes.ts";

let database: TestDatabase;
let app: FastifyInstance;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  // Sessions live by the database's clock.
  ctx = testContext(database, { now: () => new Date() });
  app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
  registerEndpoints(app, registrationRoutes(), async (request, endpoint, work) =>
    work(await contextFor(ctx, request, endpoint)),
  );
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function post(url: string, payload: object, cookie?: string) {
  const headers = { "x-request-id": "the-same-for-all", ...(cookie && { cookie }) };
  const answer = await app.inject({ method: "POST", url, payload, headers });
  const { date: _date, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, body: answer.body };
}

describe("over HTTP", () => {
  it("enumeration learns nothing from status, headers and body of a registration or resend", async () => {
    await makeAgency(database, { ownerEmail: "bekannt@nordlicht.example" });
    await makeUser(database, { email: "offen@nordlicht.example", confirmed: false });
    const emails = [
      "neu@nordlicht.example",
      "bekannt@nordlicht.example",
      "offen@nordlicht.example",
    ];
    const seen = [];
    for (const email of emails) {
      const registered = await post("/api/auth/register", signUp({ email }));
      const body = registered.body.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, "id");
      seen.push([{ ...registered, body }, await post("/api/auth/resend-confirmation", { email })]);
    }
    expect(seen[0]).toMatchObject([
      { status: 200, body: '{"agencyId":"id"}' },
      { status: 200, body: '{"done":true}' },
    ]);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  it("a confirmed link signs in by cookie, and the session promotes its own profile only", async () => {
    await post("/api/auth/register", signUp({ email: "weg@nordlicht.example" }));
    await doJobs(database, ctx);
    const token = tokenOf(ctx);
    const confirmed = await post("/api/auth/confirm-email", { token });
    const { agencyId, userId } = JSON.parse(confirmed.body);
    const cookie = String(confirmed.headers["set-cookie"]).split(";", 1)[0];
    const promote = (agency_id: string, auth_id: string) =>
      post("/promote-profile", { agency_id, auth_id }, cookie);
    expect(await promote(agencyId, userId)).toMatchObject({
      status: 200,
      body: '{"status":"already_promoted"}',
    });
    const other = await makeAgency(database);
    const missing = await promote(randomUUID(), userId);
    expect(missing.status).toBe(404);
    expect(await promote(other.agencyId, userId)).toEqual(missing);
    expect(await promote(other.agencyId, other.owner.userId)).toEqual(missing);
    expect(await promote(agencyId, other.owner.userId)).toEqual(missing);
    expect(JSON.parse(missing.body)).toMatchObject({ detail: "Es gibt kein wartendes Profil." });
  });

  it("every refusal to promote carries a detail: no session, bad ids, an unreadable body", async () => {
    const ids = { agency_id: randomUUID(), auth_id: randomUUID() };
    const { owner } = await makeAgency(database);
    const { cookie } = await signedIn(ctx, { userId: owner.userId });
    const answers = [
      await post("/promote-profile", ids),
      await post("/promote-profile", { agency_id: "x" }, cookie),
      await post("/promote-profile", { filler: "x".repeat(300_000) }, cookie),
    ];
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).detail])).toEqual([
      [401, "Die Anmeldung fehlt oder ist abgelaufen."],
      [400, "agency_id und auth_id müssen gültige Kennungen sein."],
      [413, "Die Anfrage wurde nicht angenommen."],
    ]);
    const elsewhere = await post("/api/auth/resend-confirmation", { email: 1 });
    expect(JSON.parse(elsewhere.body)).not.toHaveProperty("detail");
  });

  it("a link opened by a mail scanner confirms nothing", async () => {
    await post("/api/auth/register", signUp({ email: "scanner@nordlicht.example" }));
    await doJobs(database, ctx);
    const url = `/api/auth/confirm-email?token=${tokenOf(ctx)}`;
    expect((await app.inject({ method: "GET", url })).statusCode).toBe(405);
    const { email_verified: isConfirmed } = await database.owner.db
      .selectFrom("user_account")
      .select("email_verified")
      .where("email", "=", "scanner@nordlicht.example")
      .executeTakeFirstOrThrow();
    expect(isConfirmed).toBe(false);
  });

  it("refuses line ends in a company's name, and an oversized alert", async () => {
    const companyName = "A GmbH\r\nBcc: opfer@x.example";
    const register = await post("/api/auth/register", { ...signUp(), companyName });
    expect(register.status).toBe(400);
    const { owner } = await makeAgency(database);
    const { cookie } = await signedIn(ctx, { userId: owner.userId });
    const userMetadata = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`k${n}`, "x".repeat(1_900)]),
    );
    const alert = await post("/send-support-alert", { userMetadata }, cookie);
    expect(alert.status).toBe(413);
    const huge = await post("/send-support-alert", { unknown: "x".repeat(300_000) }, cookie);
    expect(huge.status).toBe(413);
  });

  it("flood: a support alert over 64 KB is refused before it is read", async () => {
    const alert = (bytes: number) => ({ errorMessage: "x".repeat(bytes) });
    expect((await post("/send-support-alert", alert(65 * 1024))).status).toBe(413);
    expect((await post("/send-support-alert", alert(63 * 1024))).status).toBe(401);
  });
});
