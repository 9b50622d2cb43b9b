import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { listSentMails } from "./list-sent-mails.ts";
import { listStoppedAddresses } from "./list-stopped-addresses.ts";

let database: TestDatabase;
let ctx: TestContext;
const states = ["queued", "accepted", "refused", "none"] as const;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  const { agencyId, owner } = await makeAgency(database, { name: "Nordlicht" });
  const mails = Array.from({ length: 120 }, (_, index) => ({
    agency_id: agencyId,
    user_id: owner.userId,
    address: owner.email,
    events: [],
    key: `key-${index}`,
    subject: "Geheimer Betreff",
    preview: "Geheime Vorschau",
    state: states[index % 4] ?? "none",
    reason: index % 4 === 2 ? "message-refused" : null,
    // Some of one moment, the oldest older than what is counted
    queued_at: new Date(testNow.getTime() - Math.floor(index / 3) * 6 * 3_600_000),
  }));
  const stops = Array.from({ length: 60 }, (_, index) => ({
    agency_id: agencyId,
    address: `p${index}@post.example`,
    reason: "no-mailbox",
    stopped_at: testNow,
  }));
  await asOperator(ctx, async (t) => {
    await t.db.insertInto("mail_message").values(mails).execute();
    await t.db.insertInto("email_stop").values(stops).execute();
  });
});
afterAll(() => database.drop());

test("mails show their state and never what they say", async () => {
  const first = await listSentMails(ctx, {});
  const second = await listSentMails(ctx, { cursor: first.nextCursor });
  const all = [...first.mails, ...second.mails];
  expect(new Set(all.map(({ id }) => id)).size).toBe(90);
  expect(second.nextCursor).toBeUndefined();
  expect(JSON.stringify([first, second])).not.toContain("Geheim");
  const refused = await listSentMails(ctx, { state: "refused" });
  expect(refused.mails).toHaveLength(30);
  expect(refused.mails[0]).toMatchObject({ agencyName: "Nordlicht", reason: "message-refused" });
});

test("what waits counts however old it is, the rest for seven days", async () => {
  const { counts, waitingSince } = await listSentMails(ctx, {});
  const of = (state: string) => counts.find((row) => row.state === state)?.count ?? -1;
  expect(of("queued")).toBe(30);
  expect(of("accepted")).toBeGreaterThan(0);
  expect(of("accepted")).toBeLessThan(30);
  expect(of("stopped")).toBe(0);
  expect(Date.parse(waitingSince ?? "")).toBeLessThan(testNow.getTime() - 7 * 86_400_000);
});

test("stopped addresses come page by page, each once", async () => {
  const first = await listStoppedAddresses(ctx, {});
  const second = await listStoppedAddresses(ctx, { cursor: first.nextCursor });
  const all = [...first.addresses, ...second.addresses].map(({ address }) => address);
  expect([first.total, new Set(all).size, second.nextCursor]).toEqual([60, 60, undefined]);
  await expect(listStoppedAddresses(ctx, { cursor: "-1" })).rejects.toThrow("bad_request");
});
