import { sendDataRequest as endpoint, recordDataRequest as recordEndpoint } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testOperator } from "../../testing/database/test-operator.ts";
import { adminActor } from "../../testing/people/admin-actor.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { deleteDueAgencies } from "../agency/delete-due-agencies.ts";
import { changeDataRequest } from "./change-data-request.ts";
import { remindDataRequests } from "./keep-data-requests.ts";
import { listAllDataRequests } from "./list-all-data-requests.ts";
import { listDataRequests } from "./list-data-requests.ts";
import { mailDataRequest } from "./mail-data-request.ts";
import { recordDataRequest } from "./record-data-request.ts";
import { sendDataRequest } from "./send-data-request.ts";

let database: TestDatabase;
let agency: MadeAgency;
let adminId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ userId: adminId } = await makeUser(testContext(database), { isAdmin: true }));
});
beforeEach(async () => {
  await sql`truncate data_subject_request, rate_limit, test_job, audit_event`.execute(
    database.owner.db,
  );
  agency = await makeAgency(database);
});
afterAll(() => database.drop());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency, now = testNow) =>
  testContext(database, { actor, now });
const admin = (now = testNow): TestContext =>
  testContext(database, { now, actor: adminActor({ userId: adminId }) });
const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);
const access = { kind: "access", text: "Was steht über mich bei euch?" } as const;
const letter = { kind: "erasure", subjectName: "Otto Ott", receivedOn: "2026-11-20" } as const;

/** Does the jobs that wait, and forgets them. */
async function doMails(ctx: TestContext): Promise<void> {
  for (const { payload } of await ctx.sentJobs()) await mailDataRequest(ctx, payload as never);
  await sql`truncate test_job`.execute(database.owner.db);
}

test("a member's request is due in a month, and its receipt and the operator's mail go out once each", async () => {
  const ctx = as();
  const sent = await sendDataRequest(ctx, access);
  expect(sent).toMatchObject({ ...access, receivedOn: "2026-11-21", dueOn: "2026-12-21" });
  const jobs = await ctx.sentJobs();
  await doMails(ctx);
  for (const { payload } of jobs) await mailDataRequest(ctx, payload as never);
  expect(ctx.mails.map(({ to }) => to)).toEqual([agency.owner.email, testOperator.privacyEmail]);
  expect(ctx.mails[0]).toMatchObject({ replyTo: testOperator.privacyEmail });
  expect(ctx.mails[0]?.text).toContain("spätestens am 21.12.2026");
  // The operator's mail outlives the request in a mailbox, so it says nothing about the person.
  expect(ctx.mails[1]?.text).not.toContain(agency.owner.email);
  expect(ctx.mails[1]?.text).not.toContain(access.text);
});

test("clicked three times at once it is one request; another text or another right is another one", async () => {
  const click = () => sendDataRequest(as(), access);
  const ids = (await Promise.all([click(), click(), click()])).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(await as().sentJobs()).toHaveLength(2);
  await sendDataRequest(as(), { kind: "access" });
  await sendDataRequest(as(), { kind: "erasure", text: access.text });
  expect((await listDataRequests(as())).requests).toHaveLength(3);
});

test("nobody else sees it: no colleague, no owner, no other agency, and not the server's own role", async () => {
  const member = await makeMember(as(), agency.agencyId);
  await sendDataRequest(as(member), access);
  expect((await listDataRequests(as(member))).requests).toHaveLength(1);
  for (const somebody of [agency, await makeAgency(database)])
    expect((await listDataRequests(as(somebody))).requests).toEqual([]);
  const read = database.db.selectFrom("data_subject_request").select("id").execute();
  await expect(read).rejects.toThrow(/permission denied/);
});

test("the operator records a letter: nothing is handed out before it is known who asks, and no mail goes anywhere", async () => {
  const { id } = await recordDataRequest(admin(), { ...letter, text: "Bitte alles löschen." });
  const answer = { outcome: "fulfilled", answer: "Gelöscht." } as const;
  await expect(changeDataRequest(admin(), id, answer)).rejects.toMatchObject({
    code: "bad_request",
    details: { identity: "unchecked" },
  });
  await changeDataRequest(admin(), id, { identityCheck: "Rückruf unter bekannter Nummer" });
  await changeDataRequest(admin(), id, answer);
  expect(await admin().sentJobs()).toEqual([]);
  const { requests, counts } = await listAllDataRequests(admin(), { state: "answered" });
  expect(counts).toEqual({ open: 0, overdue: 0 });
  expect(requests).toMatchObject([
    {
      id,
      subjectName: "Otto Ott",
      dueOn: "2026-12-20",
      isFromApp: false,
      isOverdue: false,
      identity: { check: "Rückruf unter bekannter Nummer" },
      answer: { outcome: "fulfilled", text: "Gelöscht." },
    },
  ]);
});

test("who cannot be identified is refused, with the right to complain; an answer is given once", async () => {
  const { id } = await recordDataRequest(admin(), { ...letter, email: " Otto@X.example" });
  const ctx = admin();
  await changeDataRequest(ctx, id, { outcome: "refused", answer: "Wir kennen dich nicht." });
  await expect(
    changeDataRequest(ctx, id, { outcome: "fulfilled", answer: "Doch." }),
  ).rejects.toMatchObject({ code: "stale_version" });
  await doMails(ctx);
  expect(ctx.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["otto@x.example", expect.stringContaining("Deine Datenschutzanfrage")],
    ["otto@x.example", expect.stringContaining("Antwort auf deine Datenschutzanfrage")],
  ]);
  expect(ctx.mails[1]?.text).toContain("abgelehnt");
  expect(ctx.mails[1]?.text).toContain(ctx.site.operator.supervisoryAuthority);
  const [shown] = (await listAllDataRequests(admin(), { state: "answered" })).requests;
  expect(shown).toHaveProperty("answerMailedAt");
});

test("the period is extended once, by two months, with a reason, and only within the first month", async () => {
  const { id } = await sendDataRequest(as(), access);
  const extend = (now: Date) =>
    changeDataRequest(admin(now), id, { extensionReason: "Viele Daten" });
  await expect(extend(noonOf("2026-12-22"))).rejects.toMatchObject({ code: "stale_version" });
  await sql`truncate test_job`.execute(database.owner.db);
  await extend(noonOf("2026-12-21"));
  await expect(extend(noonOf("2026-12-21"))).rejects.toMatchObject({ code: "stale_version" });
  expect((await listDataRequests(as())).requests).toMatchObject([
    { dueOn: "2027-02-21", extensionReason: "Viele Daten" },
  ]);
  const ctx = admin();
  await doMails(ctx);
  expect(ctx.mails).toMatchObject([{ to: agency.owner.email }]);
  expect(ctx.mails[0]?.text).toContain("spätestens am 21.02.2027");
});

test("the operator is told once of a request that is overdue, on the day after the last", async () => {
  const { id } = await sendDataRequest(as(), access);
  await sendDataRequest(as(), { kind: "correction" });
  await doMails(as());
  await remindDataRequests(admin(noonOf("2026-12-21")));
  expect(await as().sentJobs()).toEqual([]);
  expect((await listAllDataRequests(admin(noonOf("2026-12-21")), {})).counts).toEqual({
    open: 2,
    overdue: 0,
  });
  const late = admin(noonOf("2026-12-22"));
  await remindDataRequests(late);
  // Answered between the job and its mail, it is no longer overdue.
  await changeDataRequest(admin(), id, { outcome: "fulfilled", answer: "Anbei." });
  await doMails(late);
  expect(late.mails.filter(({ to }) => to === testOperator.privacyEmail)).toHaveLength(1);
  expect((await listAllDataRequests(late, {})).requests).toMatchObject([
    { kind: "correction", isOverdue: true },
  ]);
  await remindDataRequests(admin(noonOf("2026-12-23")));
  expect(await as().sentJobs()).toEqual([]);
});

test("open ones come by their last day, page by page, each once", async () => {
  for (let n = 0; n < 53; n += 1) {
    const receivedOn = `2026-11-${String(1 + (n % 20)).padStart(2, "0")}`;
    await recordDataRequest(admin(), { ...letter, subjectName: `Otto Ott ${n}`, receivedOn });
  }
  const first = await listAllDataRequests(admin(), {});
  const second = await listAllDataRequests(admin(), { cursor: first.nextCursor });
  expect([first.requests.length, second.requests.length]).toEqual([50, 3]);
  const all = [...first.requests, ...second.requests];
  expect(new Set(all.map(({ id }) => id)).size).toBe(53);
  expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).toSorted());
  expect(second.nextCursor).toBeUndefined();
});

test("each act of an admin is written down without a name, and the future receives nothing", async () => {
  await expect(
    recordDataRequest(admin(), { ...letter, receivedOn: "2026-11-22" }),
  ).rejects.toMatchObject({ code: "bad_request" });
  const { id } = await recordDataRequest(admin(), letter);
  await changeDataRequest(admin(), id, { identityCheck: "Ausweis" });
  await changeDataRequest(admin(), id, { outcome: "partly", answer: "Teils." });
  const events = await database.owner.db
    .selectFrom("audit_event")
    .select(["kind", "details"])
    .where("kind", "like", "data_request%")
    .orderBy("id")
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    "data_request_recorded",
    "data_request_identity_checked",
    "data_request_answered",
  ]);
  expect(JSON.stringify(events)).not.toContain("Ott");
  const missing = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11";
  await expect(
    changeDataRequest(admin(), missing, { identityCheck: "Ausweis" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("a request outlives the account and the agency it came from, and is still answered", async () => {
  const { id } = await sendDataRequest(as(), { kind: "erasure" });
  await database.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", agency.agencyId)
    .execute();
  await deleteDueAgencies(testContext(database));
  await sql`truncate test_job`.execute(database.owner.db);
  const ctx = admin();
  await changeDataRequest(ctx, id, { outcome: "fulfilled", answer: "Alles ist gelöscht." });
  await doMails(ctx);
  expect(ctx.mails).toMatchObject([{ to: agency.owner.email }]);
});

test("the answer goes to the address the account has by then; what was recorded keeps its own", async () => {
  const { id } = await sendDataRequest(as(), access);
  const recorded = await recordDataRequest(admin(), { ...letter, email: agency.owner.email });
  await sql`truncate test_job`.execute(database.owner.db);
  const email = "neu-" + agency.owner.email;
  await database.owner.db
    .updateTable("user_account")
    .set({ email })
    .where("id", "=", agency.owner.userId)
    .execute();
  const ctx = admin();
  const shown = async (state: "open" | "answered") => {
    const { requests } = await listAllDataRequests(ctx, { state });
    return requests.find((request) => request.id === id)?.email;
  };
  expect(await shown("open")).toBe(email);
  for (const requestId of [id, recorded.id])
    await changeDataRequest(ctx, requestId, { outcome: "refused", answer: "Anbei." });
  await doMails(ctx);
  // Where it went stays known after the next change.
  await database.owner.db
    .updateTable("user_account")
    .set({ email: "spaeter-" + email })
    .where("id", "=", agency.owner.userId)
    .execute();
  expect(await shown("answered")).toBe(email);
  expect(ctx.mails.map(({ to }) => to).toSorted()).toEqual([agency.owner.email, email].toSorted());
});

test("an admin's double click records one request and mails one receipt; another letter is another one", async () => {
  const click = () => recordDataRequest(admin(), { ...letter, email: "Otto@x.example" });
  const ids = (await Promise.all([click(), click(), click()])).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(await admin().sentJobs()).toHaveLength(1);
  await recordDataRequest(admin(), { ...letter, email: "otto@y.example" });
  await recordDataRequest(admin(), { ...letter, text: "Alles bitte." });
  expect((await listAllDataRequests(admin(), {})).counts.open).toBe(3);
  await changeDataRequest(admin(), ids[0] ?? "", { outcome: "refused", answer: "Unbekannt." });
  expect((await click()).id).not.toBe(ids[0]);
});

test("one person asks ten times a day at most", async () => {
  for (let n = 0; n < 10; n += 1) await sendDataRequest(as(), access);
  await expect(sendDataRequest(as(), access)).rejects.toMatchObject({ code: "rate_limited" });
});

test.each([
  [endpoint, { kind: "gossip" }],
  [endpoint, { kind: "access", text: "x".repeat(4_001) }],
  [endpoint, { kind: "access", text: "a\u0000b" }],
  [recordEndpoint, { ...letter, subjectName: " " }],
  [recordEndpoint, { ...letter, email: "otto" }],
  [recordEndpoint, { ...letter, receivedOn: "2026-02-30" }],
])("the contract refuses what cannot be (%#)", ({ body }, input) => {
  expect(body?.safeParse(input).success).toBe(false);
});
