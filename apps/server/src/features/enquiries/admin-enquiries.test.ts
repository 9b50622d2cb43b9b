import { randomUUID } from "node:crypto";
import { changeEnquiry as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeEnquiry } from "../../testing/enquiries/make-enquiry.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { deleteEnquiry } from "./delete-enquiry.ts";
import { listEnquiries } from "./list-enquiries.ts";

let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

const later = (ms: number) => new Date(testNow.getTime() + ms);
const find = async (id: string) => {
  const first = await listEnquiries(ctx, {});
  const second = first.nextCursor && (await listEnquiries(ctx, { cursor: first.nextCursor }));
  return [...first.enquiries, ...(second ? second.enquiries : [])].find((it) => it.id === id);
};
const isNotFound = (error: unknown) => error instanceof AppError && error.code === "not_found";

test("enquiries come newest first, page by page, each once", async () => {
  const ids = new Set<string>();
  // Some of one moment
  for (let n = 0; n < 52; n++) {
    ids.add(await makeEnquiry(ctx, { at: later(-Math.floor(n / 3) * 1000) }));
  }
  const first = await listEnquiries(ctx, {});
  expect(first.enquiries).toHaveLength(50);
  const second = await listEnquiries(ctx, { cursor: first.nextCursor });
  const all = [...first.enquiries, ...second.enquiries];
  expect(new Set(all.map(({ id }) => id))).toEqual(ids);
  const moments = all.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(second.nextCursor).toBeUndefined();
});

test("an open enquiry from the address of a plan with preferred support comes first, a robot's does not", async () => {
  const { owner } = await makeAgency(database, { name: "Nordlicht", tier: "enterprise" });
  const at = later(-86_400_000);
  const email = owner.email.toUpperCase();
  const suspected = await makeEnquiry(ctx, { at, email, is_suspected: true });
  const id = await makeEnquiry(ctx, { at, email });
  const [first, ...others] = (await listEnquiries(ctx, {})).enquiries;
  expect(first).toMatchObject({ id, agency: { name: "Nordlicht", tier: "enterprise" } });
  expect(others[0]?.id).not.toBe(suspected);
  await changeEnquiry(ctx, id, { isHandled: true });
  expect((await listEnquiries(ctx, {})).enquiries[0]?.id).not.toBe(id);
});

test("an enquiry is handled once, keeps the moment, and can be opened again", async () => {
  const id = await makeEnquiry(ctx, { at: later(1_000) });
  await changeEnquiry(ctx, id, { isHandled: true });
  await changeEnquiry({ ...ctx, now: () => later(9_000) }, id, { isHandled: true });
  expect(await find(id)).toMatchObject({ handledAt: testNow.toISOString(), isApplication: false });
  await changeEnquiry(ctx, id, { isHandled: false });
  expect(await find(id)).not.toHaveProperty("handledAt");
});

test("only an application has a process that ends, and it ends with it", async () => {
  const id = await makeEnquiry(ctx, { at: later(2_000) });
  await expect(changeEnquiry(ctx, id, { isClosed: true })).rejects.toSatisfy(isNotFound);
  await changeEnquiry(ctx, id, { isApplication: true });
  await changeEnquiry(ctx, id, { isClosed: true });
  expect(await find(id)).toMatchObject({ isApplication: true, closedAt: testNow.toISOString() });
  await changeEnquiry(ctx, id, { isClosed: false });
  expect(await find(id)).not.toHaveProperty("closedAt");
  await changeEnquiry(ctx, id, { isClosed: true });
  await changeEnquiry(ctx, id, { isApplication: false });
  const after = await find(id);
  expect(after).toMatchObject({ isApplication: false });
  expect(after).not.toHaveProperty("closedAt");
});

test("a change says one thing", () => {
  const fits = (body: object) => endpoint.body?.safeParse(body).success;
  expect(fits({ isHandled: true })).toBe(true);
  expect(fits({})).toBe(false);
  expect(fits({ isHandled: true, isClosed: true })).toBe(false);
});

test("a deleted enquiry is gone, and a second time nobody finds it", async () => {
  const id = await makeEnquiry(ctx, { at: later(3_000) });
  expect(await deleteEnquiry(ctx, id)).toEqual({ done: true });
  expect(await find(id)).toBeUndefined();
  await expect(deleteEnquiry(ctx, id)).rejects.toSatisfy(isNotFound);
  await expect(changeEnquiry(ctx, randomUUID(), { isHandled: true })).rejects.toSatisfy(isNotFound);
});

test("every look and deed of an admin is written down, without a name or an address", async () => {
  const id = await makeEnquiry(ctx);
  await listEnquiries(ctx, {});
  await changeEnquiry(ctx, id, { isHandled: true });
  await deleteEnquiry(ctx, id);
  const events = await asOperator(ctx, (t) =>
    t.db
      .selectFrom("audit_event")
      .select("details")
      .where("kind", "=", "admin_called")
      .orderBy("id", "desc")
      .limit(3)
      .execute(),
  );
  expect(events.map(({ details }) => details)).toEqual([
    { call: "deleteEnquiry" },
    { call: "changeEnquiry" },
    { call: "listEnquiries" },
  ]);
});
