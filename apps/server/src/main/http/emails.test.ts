import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailsJobs, queueMail, unsubscribePlaceholder } from "../../features/emails/index.ts";
import { SearchReplica } from "../../features/search/index.ts";
import { createReportSeal, signReport } from "../../platform/mail/report-seal.ts";
import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { createApi } from "./api.ts";

const log = pino({ level: "silent" });
const secret = "a secret of the mail server, 32 characters";

let database: TestDatabase;
let search: SearchReplica;
let ctx: TestContext;
let app: FastifyInstance;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
  ctx = testContext(database, {
    now: () => new Date(),
    // Mail programs and mail servers have no pass for the gate.
    ports: {
      mailReports: createReportSeal(secret),
      gates: { application: createGateSecret("kein-zufall-7421") },
    },
  });
  app = await createApi({ context: ctx, search, log, maxEventLoopDelayMs: 600_000 });
  agency = await makeAgency(database);
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.drop();
});

/** A mail that was sent: its row, and the token of its link. */
async function sendMail(key: string): Promise<{ mailId: string; token: string }> {
  await inAgency(ctx, agency.agencyId, (t) =>
    queueMail(t, {
      userId: agency.owner.userId,
      events: ["matches"],
      key,
      subject: "Heute: Website (88)",
      preview: "",
      html: `<p onclick="alert(1)">Neu<script>alert(1)</script></p><a href="${unsubscribePlaceholder}">ab</a>`,
      text: `Neu ${unsubscribePlaceholder}`,
    }),
  );
  const row = await database.owner.db
    .selectFrom("mail_message")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const handler = emailsJobs().find(({ job }) => job.name === "send-monitoring-mail");
  const payload = { agencyId: agency.agencyId, mailId: row.id };
  await handler?.run(ctx, payload, new AbortController().signal);
  const header = ctx.mails.at(-1)?.headers?.["List-Unsubscribe"] ?? "";
  return { mailId: row.id, token: /one-click\/([\w-]+)>/.exec(header)?.[1] ?? "" };
}

const wishOf = async () => {
  const row = await database.owner.db
    .selectFrom("email_setting")
    .select("frequencies")
    .where("user_id", "=", agency.owner.userId)
    .executeTakeFirst();
  return row?.frequencies.matches;
};

test("one click: only the form of RFC 8058 unsubscribes; a scanner's look changes nothing", async () => {
  const { token } = await sendMail("1");
  const url = `/api/one-click/${token}`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (const method of ["GET", "HEAD"] as const) {
    const look = await app.inject({ method, url });
    expect(look.statusCode).toBe(302);
    expect(look.headers.location).toBe(`/abmelden?token=${token}`);
  }
  expect((await app.inject({ method: "POST", url })).statusCode).toBe(400);
  const other = { method: "POST", url, headers: form, payload: "List-Unsubscribe=No" } as const;
  expect((await app.inject(other)).statusCode).toBe(400);
  const large = await app.inject({ ...other, payload: "x".repeat(5_000) });
  expect(large.statusCode).toBe(413);
  const crossSite = { ...form, "sec-fetch-site": "cross-site" };
  const payload = "List-Unsubscribe=One-Click";
  const byPage = await app.inject({ method: "POST", url, headers: crossSite, payload });
  expect(byPage.statusCode).toBe(403);
  const forged = `/api/one-click/${"A".repeat(64)}`;
  expect(
    (await app.inject({ method: "POST", url: forged, headers: form, payload })).statusCode,
  ).toBe(410);
  expect(await wishOf()).toBeUndefined();
  // Neither a cookie nor a pass for the gate
  expect((await app.inject({ method: "POST", url, headers: form, payload })).statusCode).toBe(200);
  expect(await wishOf()).toBe("off");
});

test("one click works with a form of several parts as well", async () => {
  await database.owner.db.deleteFrom("email_setting").execute();
  const { token } = await sendMail("2");
  const answer = await app.inject({
    method: "POST",
    url: `/api/one-click/${token}`,
    headers: { "content-type": "multipart/form-data; boundary=b" },
    payload:
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  });
  expect(answer.statusCode).toBe(200);
  expect(await wishOf()).toBe("off");
  await database.owner.db.deleteFrom("email_setting").execute();
});

const bounceOf = (mailId: string) =>
  Buffer.from(
    `Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${mailId}@localhost>\r\n\r\n--b--\r\n`,
  );

test("a report stops an address only with a fresh signature over its bytes, and once", async () => {
  const { mailId } = await sendMail("3");
  const body = bounceOf(mailId);
  const stops = async () =>
    (await database.owner.db.selectFrom("email_stop").selectAll().execute()).length;
  const post = (signature: string | undefined, payload = body) =>
    app.inject({
      method: "POST",
      url: "/api/webhooks/mail",
      headers: { ...(signature !== undefined && { "x-report-signature": signature }) },
      payload,
    });
  const now = new Date();
  const old = new Date(now.getTime() - 6 * 60_000);
  for (const signature of [
    undefined,
    "t=1,v1=",
    signReport("another secret of 32 characters and more", body, now),
    signReport(secret, body, old),
    signReport(secret, Buffer.from("another"), now),
  ]) {
    expect((await post(signature)).statusCode).toBe(400);
  }
  expect(await stops()).toBe(0);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, "a");
  expect((await post(signReport(secret, large, now), large)).statusCode).toBe(413);
  const signature = signReport(secret, body, now);
  expect((await post(signature)).statusCode).toBe(200);
  expect(await stops()).toBe(1);
  await database.owner.db.deleteFrom("email_stop").execute();
  expect((await post(signature)).statusCode).toBe(200);
  expect(await stops()).toBe(0);
});

test("a stored mail is a page that runs and loads nothing, for its member alone", async () => {
  const { mailId } = await sendMail("4");
  const open = await createApi({
    context: { ...ctx, ports: { ...ctx.ports, gates: {} } },
    search,
    log,
    maxEventLoopDelayMs: 600_000,
  });
  const url = `/api/emails/history/${mailId}/page`;
  const page = await open.inject({ url, headers: { ...(await signedIn(ctx, agency.owner)) } });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/^sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  const other = await makeAgency(database);
  const foreign = await open.inject({ url, headers: { ...(await signedIn(ctx, other.owner)) } });
  expect(foreign.statusCode).toBe(404);
  expect((await open.inject({ url })).statusCode).toBe(401);
  const odd = { ...(await signedIn(ctx, agency.owner)) };
  expect((await open.inject({ url: "/api/emails/history/x'/page", headers: odd })).statusCode).toBe(
    404,
  );
  await open.close();
});

test("without a secret the address for reports does not exist", async () => {
  const { mailReports: _, gates: __, ...ports } = ctx.ports;
  const closed = await createApi({
    context: { ...ctx, ports },
    search,
    log,
    maxEventLoopDelayMs: 600_000,
  });
  const body = bounceOf("3f0b7c52-1a2b-4c3d-8e4f-5a6b7c8d9e0f");
  const headers = { "x-report-signature": signReport(secret, body, new Date()) };
  const answer = await closed.inject({
    method: "POST",
    url: "/api/webhooks/mail",
    headers,
    payload: body,
  });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});
