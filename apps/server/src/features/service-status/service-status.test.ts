import { readFile } from "node:fs/promises";
import path from "node:path";
import Fastify from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpServer } from "../../platform/http/http-server.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeScratchFolder } from "../../testing/scratch-folder.ts";
import {
  addStatusIncident,
  changeStatusIncident,
  deleteStatusIncident,
  listStatusIncidents,
} from "./incidents.ts";
import { getServiceStatus } from "./get-service-status.ts";
import { keepMinutes } from "./probe/keep-minutes.ts";
import { measure } from "./probe/measure.ts";
import { saveMinutes } from "./service-status.operator.store.ts";
import type { MeasuredMinute } from "./service-status.operator.store.ts";
import { registerServiceStatus } from "./service-status.pages.ts";

let database: TestDatabase;
let ctx: TestContext;
let now = new Date("2026-11-20T09:00:30Z");
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database, { now: () => now });
});
afterAll(() => database.drop());
beforeEach(() => {
  now = new Date("2026-11-20T09:00:30Z");
});

const save = (minutes: readonly MeasuredMinute[]) =>
  asOperator(ctx, (t) => saveMinutes(t, minutes));
const minute = (at: string, part: MeasuredMinute["part"], state: MeasuredMinute["state"]) => ({
  part,
  at: new Date(at),
  state,
});
const partOf = async (name: MeasuredMinute["part"]) => {
  const { parts } = await getServiceStatus(ctx);
  return parts.find(({ part }) => part === name)!;
};

describe("what was measured", () => {
  test("before the first minute nothing is said to run", async () => {
    const { parts, measuredAt } = await getServiceStatus(ctx);
    expect(measuredAt).toBeUndefined();
    expect(parts.map(({ state, share }) => [state, share])).toEqual(
      Array.from({ length: 5 }, () => [undefined, undefined]),
    );
    expect(parts[0]?.days).toHaveLength(60);
    expect(parts[0]?.days.every(({ minutes }) => minutes === undefined)).toBe(true);
  });

  test("each minute counts once, on its day in Germany, however often it is reported", async () => {
    const minutes = [
      // 23:30 and 00:30 in Germany
      minute("2026-11-18T22:30:00Z", "search", "up"),
      minute("2026-11-18T23:30:00Z", "search", "down"),
      minute("2026-11-20T09:00:00Z", "search", "disturbed"),
    ];
    await save(minutes);
    // The same minute twice in one report, too
    await save([...minutes, ...minutes]);
    const search = await partOf("search");
    expect(search.state).toBe("disturbed");
    expect(search.days.filter((day) => day.minutes)).toEqual([
      { day: "2026-11-18", minutes: { up: 1, disturbed: 0, down: 0 } },
      { day: "2026-11-19", minutes: { up: 0, disturbed: 0, down: 1 } },
      { day: "2026-11-20", minutes: { up: 0, disturbed: 1, down: 0 } },
    ]);
    expect(search.share).toBeCloseTo(1 / 3);
  });

  test("a month of minutes that had to wait is counted at once", async () => {
    const first = new Date("2026-10-20T00:00:00Z").getTime();
    const month = Array.from({ length: 30 * 24 * 60 }, (_, index) =>
      minute(new Date(first + index * 60_000).toISOString(), "website", "down"),
    );
    await save(month);
    await save([...month, ...month.slice(0, 10)]);
    const { days } = await partOf("website");
    const counted = days.reduce((sum, { minutes }) => sum + (minutes?.down ?? 0), 0);
    expect(counted).toBe(30 * 24 * 60);
  });

  test("a probe that has fallen silent leaves the present unmeasured", async () => {
    await save([minute("2026-11-20T09:00:00Z", "mails", "up")]);
    expect((await partOf("mails")).state).toBe("up");
    now = new Date("2026-11-20T09:06:00Z");
    expect((await partOf("mails")).state).toBeUndefined();
    expect((await getServiceStatus(ctx)).measuredAt).toBeUndefined();
  });
});

describe("the probe", () => {
  const fresh = { oldestMail: undefined, latestScreening: new Date("2026-11-20T03:00:00Z") };

  async function site(ready: { code: number; body: object }, page = "<html></html>") {
    const app = Fastify();
    app.get("/", (_request, reply) => reply.type("text/html").send(page));
    app.get("/login", (_request, reply) => reply.type("text/html").send(page));
    app.get("/readyz", (_request, reply) => reply.code(ready.code).send(ready.body));
    const publicUrl = await app.listen({ host: "127.0.0.1", port: 0 });
    return { app, publicUrl };
  }
  const statesOf = async (publicUrl: string, backlogs: object | null = fresh) =>
    Object.fromEntries(
      (
        await measure({
          publicUrl,
          now: () => now,
          findBacklogs: () => Promise.resolve((backlogs ?? undefined) as typeof fresh | undefined),
        })
      ).map(({ part, state }) => [part, state]),
    );

  test("finds each part up, disturbed or down by what visitors meet", async () => {
    const up = await site({ code: 200, body: { ok: true } });
    const all = { website: "up", app: "up", search: "up", mails: "up", notices: "up" };
    expect(await statesOf(up.publicUrl)).toEqual(all);
    const late = { oldestMail: new Date("2026-11-20T08:40:00Z"), latestScreening: new Date(0) };
    expect(await statesOf(up.publicUrl, late)).toEqual({
      ...all,
      mails: "disturbed",
      notices: "down",
    });
    // Nothing was ever fetched: nothing is late.
    const begun = { oldestMail: undefined, latestScreening: undefined };
    expect(await statesOf(up.publicUrl, begun)).not.toHaveProperty("notices");
    await up.app.close();

    const cold = await site({ code: 503, body: { ok: false, reasons: { search: "no index" } } });
    expect(await statesOf(cold.publicUrl)).toMatchObject({ app: "up", search: "down" });
    await cold.app.close();

    const blind = await site({ code: 503, body: { ok: false, reasons: { database: "gone" } } });
    expect(await statesOf(blind.publicUrl, null)).toEqual({
      website: "up",
      app: "down",
      search: "down",
      mails: "down",
      notices: "down",
    });
    await blind.app.close();
  });

  test("takes a dead API, and a proxy's page in its place, for down", async () => {
    const proxy = await site({ code: 502, body: {} }, "Bad Gateway");
    expect(await statesOf(proxy.publicUrl)).toMatchObject({ website: "down", app: "down" });
    await proxy.app.close();
    expect(await statesOf(proxy.publicUrl)).toMatchObject({
      website: "down",
      app: "down",
      search: "down",
      mails: "up",
    });
  });

  test("keeps minutes in its file while they cannot be saved, and saves them later in their order", async () => {
    const file = path.join(await makeScratchFolder("tenderchances-probe-"), "sub", "minutes.jsonl");
    const first = minute("2026-11-20T10:00:00Z", "website", "down");
    const second = minute("2026-11-20T10:01:00Z", "website", "down");
    const third = minute("2026-11-20T10:02:00Z", "website", "up");
    const refuse = () => Promise.reject(new Error("no database"));
    expect(await keepMinutes(file, [first], refuse)).toBe(1);
    expect(await keepMinutes(file, [second], refuse)).toBe(2);
    const saved: MeasuredMinute[] = [];
    const take = (minutes: readonly MeasuredMinute[]) => {
      saved.push(...minutes);
      return Promise.resolve();
    };
    expect(await keepMinutes(file, [third], take)).toBe(0);
    expect(saved).toEqual([first, second, third]);
    await expect(readFile(file)).rejects.toThrow();
    expect(await keepMinutes(file, [], take)).toBe(0);
    expect(saved).toHaveLength(3);
  });
});

describe("incidents", () => {
  const words = {
    title: "E-Mails <b>kamen</b> später an",
    text: "Ein Mailserver nahm nichts an.\nDanach ging es weiter.",
    lost: "nichts",
    beginsAt: "2026-11-16T06:41:00.000Z",
  };

  test("are written, ended and taken away by an admin, and a missing one is not found", async () => {
    const { id } = await addStatusIncident(ctx, words);
    const ended = { ...words, id, endsAt: "2026-11-16T08:22:00.000Z" };
    await changeStatusIncident(ctx, ended);
    expect((await listStatusIncidents(ctx)).incidents).toEqual([ended]);
    await deleteStatusIncident(ctx, id);
    await expect(deleteStatusIncident(ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(changeStatusIncident(ctx, ended)).rejects.toMatchObject({ code: "not_found" });
    expect((await listStatusIncidents(ctx)).incidents).toEqual([]);
  });

  test("stand on the page with German times, escaped; the page needs no script", async () => {
    const { id } = await addStatusIncident(ctx, { ...words, endsAt: "2026-11-16T08:22:00.000Z" });
    await save([minute("2026-11-20T09:00:00Z", "website", "up")]);
    const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
    registerServiceStatus(app, ctx, new Set(["assets/bricolage-700-aBc.woff2"]));
    const answer = await app.inject({ url: "/status" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.body).toContain(
      "16.11.2026, 07:41 bis 09:22 Uhr: E-Mails &lt;b&gt;kamen&lt;/b&gt;",
    );
    expect(answer.body).not.toContain("<script");
    expect(answer.body).toContain("nicht gemessen");
    const style = await app.inject({ url: "/status/style.css" });
    expect(style.body).toContain("/assets/bricolage-700-aBc.woff2");
    expect((await app.inject({ method: "POST", url: "/status" })).statusCode).toBe(405);
    await app.close();
    await deleteStatusIncident(ctx, id);
  });

  test("a page whose figures cannot be read says so instead of saying that all is well", async () => {
    const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
    const broken = await createTestDatabase();
    await broken.drop();
    registerServiceStatus(app, { ...ctx, db: broken.db }, new Set());
    const answer = await app.inject({ url: "/status" });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("nicht lesbar");
    expect(answer.body).not.toContain("<mark>läuft");
    await app.close();
  });
});
