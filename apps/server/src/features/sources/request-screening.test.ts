import { AppError } from "@tc/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import { SourceError } from "../../ports/notice-source.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { listSources } from "./list-sources.ts";
import { requestScreening } from "./request-screening.ts";
import { screenNow } from "./screen-now.ts";
import { withSourceLock } from "./screening.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// 21 November 2026, 12:00 in Berlin: yesterday is the 20th.
const now = new Date("2026-11-21T11:00:00Z");
const source = createFakeNoticeSource({ id: "doe" });
const contextWith = (noticeSources: (typeof source)[]) =>
  testContext(database, { now, ports: { noticeSources } });
const { signal } = new AbortController();
const onNotices = () => undefined;
const code = (error: unknown) => (error instanceof AppError ? error.code : error);

it("a screening on demand is a job of the workers", async () => {
  const ctx = contextWith([source]);
  expect(await requestScreening(ctx)).toEqual({ requestedAt: now.toISOString() });
  expect(await ctx.sentJobs()).toEqual([{ name: "screen-sources", payload: {} }]);
});

it("a second screening is refused while one runs, and there is none without a source", async () => {
  const ctx = contextWith([source]);
  await withSourceLock(ctx.db, "doe", async () => {
    expect(await requestScreening(ctx).catch(code)).toBe("screening_running");
    expect(await screenNow(ctx, { signal, onNotices })).toMatchObject([{ outcome: "busy" }]);
  });
  expect(await requestScreening(contextWith([])).catch(code)).toBe("not_found");
});

it("the days that the last screening read are shown with its failure", async () => {
  const ctx = contextWith([source]);
  source.failOnce("2026-11-18", new SourceError("bad_answer", "no ZIP"));
  const [run] = await screenNow(ctx, { signal, onNotices });
  const { sources } = await listSources(ctx);
  expect(run).toMatchObject({ outcome: "failed", error: "bad_answer" });
  expect(sources.find(({ id }) => id === "doe")).toMatchObject({
    state: "failing",
    lastError: "bad_answer",
    lastRunAt: now.toISOString(),
    daysRead: run?.days,
  });
});
