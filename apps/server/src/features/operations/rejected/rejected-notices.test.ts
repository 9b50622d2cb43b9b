import { createHash } from "node:crypto";
import { zstdCompressSync } from "node:zlib";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { getRejectedNotice } from "./get-rejected-notice.ts";
import { listRejectedNotices } from "./list-rejected-notices.ts";
import { rereadNotices } from "./reread-notices.ts";

let database: TestDatabase;
let ctx: TestContext;
const hostile = "<script>alert(1)</script>\u202E\u0007\n<notice>";
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  await asOperator(ctx, async (t) => {
    await t.db
      .insertInto("source")
      .values([{ id: "doe" }, { id: "ted" }])
      .execute();
    const rows = Array.from({ length: 60 }, (_, index) => {
      const text = `${hostile} ${index} ${"x".repeat(index === 0 ? 30_000 : 0)}`;
      return {
        sha256: createHash("sha256").update(text).digest(),
        content: zstdCompressSync(Buffer.from(text)),
        size_bytes: Buffer.byteLength(text),
        file: `notice-${index}.xml`,
        source_id: index % 3 === 0 ? "ted" : "doe",
        received_at: testNow,
        status: "rejected" as const,
        attempts: 3,
        reject_code: index % 2 === 0 ? "malformed_xml" : "missing_identity",
        reject_reason: "It is broken.",
      };
    });
    await t.db.insertInto("raw_notice").values(rows).execute();
  });
});
afterAll(() => database.drop());

const isNotFound = (error: unknown) => error instanceof AppError && error.code === "not_found";

test("pages show each notice once, newest first, with all reasons and sources beside them", async () => {
  const first = await listRejectedNotices(ctx, {});
  const second = await listRejectedNotices(ctx, { cursor: first.nextCursor });
  const files = [...first.notices, ...second.notices].map(({ file }) => file);
  expect(files).toEqual(Array.from({ length: 60 }, (_, index) => `notice-${59 - index}.xml`));
  expect(second.nextCursor).toBeUndefined();
  expect(first).toMatchObject({ total: 60, pending: 0 });
  expect(first.reasons.map(({ count }) => count)).toEqual([30, 30]);
  expect(first.sources).toEqual([
    { id: "doe", name: "Datenservice Öffentlicher Einkauf", count: 40 },
    { id: "ted", name: "TED – Tenders Electronic Daily", count: 20 },
  ]);
  await expect(listRejectedNotices(ctx, { cursor: "'; drop" })).rejects.toThrow("bad_request");
});

test("filters count what they show", async () => {
  const some = await listRejectedNotices(ctx, { source: "ted", code: "malformed_xml" });
  expect(some.total).toBe(10);
  expect(some.notices).toHaveLength(10);
  expect((await listRejectedNotices(ctx, { code: "no such" })).total).toBe(0);
});

test("hostile bytes are text without controls, cut at their limit", async () => {
  const { notices } = await listRejectedNotices(ctx, { source: "ted", code: "malformed_xml" });
  const longest = notices.find(({ file }) => file === "notice-0.xml")!;
  const { text, isCut } = await getRejectedNotice(ctx, longest.id);
  expect(isCut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(text.startsWith("<script>alert(1)</script>\uFFFD\uFFFD\n<notice> 0")).toBe(true);
  for (const id of ["", "zz", "a".repeat(64)])
    await expect(getRejectedNotice(ctx, id)).rejects.toSatisfy(isNotFound);
});

test("one notice, and all of a reason and source, are unread again and a worker is told once", async () => {
  const { notices } = await listRejectedNotices(ctx, { code: "missing_identity" });
  const [notice] = notices;
  expect(await rereadNotices(ctx, { id: notice!.id })).toEqual({ count: 1 });
  // A second click finds nothing to do.
  expect(await rereadNotices(ctx, { id: notice!.id })).toEqual({ count: 0 });
  expect(await rereadNotices(ctx, { code: "malformed_xml", source: "ted" })).toEqual({ count: 10 });
  const left = await listRejectedNotices(ctx, {});
  expect(left).toMatchObject({ total: 49, pending: 11 });
  const jobs = await ctx.sentJobs();
  expect(jobs.map(({ name }) => name)).toEqual(["apply-pending-notices", "apply-pending-notices"]);
  const attempts = await database.owner.db
    .selectFrom("raw_notice")
    .select("attempts")
    .where("status", "=", "pending")
    .execute();
  expect(attempts.every((row) => row.attempts === 0)).toBe(true);
});
