import * as contract from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findSignedIn } from "../../../platform/tenancy/access.ts";
import { visitors } from "../../../testing/people/account-visitors.ts";
import { Browser } from "../../../testing/browser.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { testContext, testNow, testSite } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { startSession } from "./start-session.ts";

let database: TestDatabase;
let on: ReturnType<typeof visitors>;
let user: MadeUser;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  on = visitors(database);
  user = await makeUser(database);
});

const dayMs = 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(testNow.getTime() + ms);
const signedInWith = (cookie: string, now = testNow) =>
  findSignedIn({
    ...testContext(database, { now }),
    client: { headers: { cookie }, ip: "198.51.100.7" },
  });
const cookieOf = (browser: Browser) => browser.client().headers.cookie ?? "";

test("signs in by password, whatever the capitals of the address, and knows who is there", async () => {
  const browser = await on.signedIn({ ...user, email: user.email.toUpperCase() });
  const { userId, email } = user;
  const { session } = (await signedInWith(cookieOf(browser))) ?? {};
  expect(session).toMatchObject({ userId, email, hasSecondFactor: false, isAdmin: false });
  const { user: shown } = await on.ask(browser, contract.getSession);
  expect(shown?.lastSignInAt).toBe(testNow.toISOString());
  const entries = await on.sessionsOf(user);
  expect(entries).toEqual([
    expect.objectContaining({ id: session?.id, ip: browser.ip, userAgent: "Testbrowser" }),
  ]);
});

test("a session ends fourteen days after the sign-in, however busy", async () => {
  const cookie = cookieOf(await on.signedIn(user));
  for (let day = 0; day < 14; day += 1) {
    expect(await signedInWith(cookie, after(day * dayMs))).toBeDefined();
  }
  expect(await signedInWith(cookie, after(14 * dayMs - 1))).toBeDefined();
  expect(await signedInWith(cookie, after(14 * dayMs))).toBeUndefined();
});

test("that a session was used is noted once an hour", async () => {
  const cookie = cookieOf(await on.signedIn(user));
  const lastUse = async () => (await on.sessionsOf(user)).map(({ lastUsedAt }) => lastUsedAt);
  const hourMs = 60 * 60 * 1000;
  await signedInWith(cookie, after(hourMs - 1));
  expect(await lastUse()).toEqual([testNow]);
  await signedInWith(cookie, after(hourMs));
  expect(await lastUse()).toEqual([after(hourMs)]);
});

test("cookies are out of scripts' reach, and over https bound to this very host", async () => {
  const site = { ...testSite, publicUrl: "https://tc.example", isHttps: true };
  const client = new Browser().client();
  const ctx = { ...testContext(database), site, client };
  const { status, setCookies } = await startSession(ctx, user.userId);
  expect(status).toBe("signed_in");
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]).toMatch(/^__Host-tc_session=[\w-]{43};/);
  for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=1209600"]) {
    expect(setCookies[0]).toContain(part);
  }
  expect(setCookies[0]).not.toContain("Domain");
  const [cookie = ""] = setCookies[0]?.split(";", 1) ?? [];
  const asking = (text: string) =>
    findSignedIn({ ...ctx, client: { ...client, headers: { cookie: text } } });
  expect(await asking(cookie)).toBeDefined();
  // A neighbouring host can plant this name.
  expect(await asking(cookie.replace("__Host-", ""))).toBeUndefined();
});

test("stolen database: what rests of a session in it opens nothing", async () => {
  const browser = await on.signedIn(user);
  const { rows } = await sql<{ row: string; hash: Buffer }>`
    select session::text as row, token_hash as hash from session where user_id = ${user.userId}`.execute(
    database.db,
  );
  const [{ row, hash } = { row: "", hash: Buffer.alloc(0) }] = rows;
  const token = browser.cookies.get("tc_session") ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(row).not.toContain(token);
  expect(row).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  for (const text of [hash.toString("base64url"), hash.toString("hex"), hash.toString("base64")]) {
    expect(await signedInWith(`tc_session=${text}`)).toBeUndefined();
  }
});

test("forged cookie: only the token as it was given out counts, whatever stands beside it", async () => {
  const browser = await on.signedIn(user);
  const token = browser.cookies.get("tc_session") ?? "";
  expect(await signedInWith(`other=1; tc_session=${token}; more=2`)).toBeDefined();
  for (const forged of [
    `tc_session=${token.slice(0, -1)}`,
    `tc_session=${token}A`,
    `tc_session=${token}.`,
    `tc_session="${token}"`,
    `tc_session=${token.toLowerCase()}`,
    `tc_session=${"A".repeat(43)}`,
    "tc_session=%00",
    "tc_session=%",
    "tc_session=",
    `xtc_session=${token}`,
    `tc_session_x=${token}`,
    "",
  ]) {
    expect(await signedInWith(forged), forged).toBeUndefined();
  }
});

test("the session tells agency, role and plan of active members only", async () => {
  const { agencyId, owner } = await makeAgency(database, { tier: "basis" });
  const cookie = cookieOf(await on.signedIn(owner));
  expect((await signedInWith(cookie))?.membership).toEqual({
    agencyId,
    role: "owner",
    tier: "basis",
  });
  await database.owner.db
    .updateTable("member")
    .set({ active: false })
    .where("user_id", "=", owner.userId)
    .execute();
  const inactive = await signedInWith(cookie);
  expect(inactive?.session.userId).toBe(owner.userId);
  expect(inactive?.membership).toBeUndefined();
});

/** Until somebody waits for a lock. */
async function waitForLock() {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const isWaiting = async () => (await database.owner.pool.query(waiting)).rows.length > 0;
  await vi.waitUntil(isWaiting, { timeout: 60_000 });
}

test("race: a sign-in with the old password does not outlive a change that was under way", async () => {
  const change = await database.pool.connect();
  await change.query("begin");
  await change.query("update user_account set password_hash = 'new' where id = $1", [user.userId]);
  await change.query("delete from session where user_id = $1", [user.userId]);
  const browser = on.browser();
  const { email, password } = user;
  const answer = on.refusal(on.ask(browser, contract.signIn, { body: { email, password } }));
  // It has compared the old password, and may not go on before the change is done.
  await waitForLock();
  await change.query("commit");
  change.release();
  expect(await answer).toEqual({ code: "wrong_credentials" });
  expect(browser.cookies.size).toBe(0);
  expect(await on.sessionsOf(user)).toEqual([]);
});

test("race: a deactivation that is under way lets no sign-in begin", async () => {
  const { owner } = await makeAgency(database);
  const closing = await database.owner.pool.connect();
  await closing.query("begin");
  await closing.query("update member set deactivated_at = now() where user_id = $1", [
    owner.userId,
  ]);
  await closing.query("select 1 from user_account where id = $1 for no key update", [owner.userId]);
  await closing.query("delete from session where user_id = $1", [owner.userId]);
  const { email, password } = owner;
  const answer = on.refusal(on.ask(on.browser(), contract.signIn, { body: { email, password } }));
  await waitForLock();
  await closing.query("commit");
  closing.release();
  expect(await answer).toEqual({ code: "account_deactivated" });
  expect(await on.sessionsOf(owner)).toEqual([]);
});
