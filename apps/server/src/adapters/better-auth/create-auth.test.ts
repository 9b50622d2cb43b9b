import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Browser } from "../../testing/browser.ts";
import { makeUser } from "../../testing/make-user.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import type { Auth } from "../../ports/auth.ts";
import { createAuth } from "./create-auth.ts";
import { createBetterAuth } from "./better-auth.ts";

let database: TestDatabase;
let auth: Auth;
const secret = "a secret of the tests, long enough 4711";
const site = { publicUrl: "http://127.0.0.1:3000", isHttps: false };

beforeAll(async () => {
  database = await createTestDatabase();
  auth = createAuth({ db: database.db, secret, site });
});
afterAll(() => database.drop());

async function signIn(browser: Browser, email: string, password: string) {
  const result = await auth.signIn({ email, password }, browser.client());
  if (result.status !== "refused") browser.take(result.setCookies);
  return result.status;
}

test("our tables are what better-auth expects", async () => {
  const checked = createBetterAuth({ db: database.db, secret, site, checksTables: true });
  const { userId } = await checked.api.readChallenge({ headers: new Headers() });
  expect(userId).toBeUndefined();
});

test("signs in by password, whatever the capitals of the address, and knows who is there", async () => {
  const { userId: id, email, password } = await makeUser(database);
  const browser = new Browser();
  expect(await signIn(browser, email.toUpperCase(), password)).toBe("signed_in");
  const session = await auth.findSession(browser.client());
  expect(session).toMatchObject({ userId: id, email, hasSecondFactor: false, isAdmin: false });
  expect(session?.lastSignInAt).toBeInstanceOf(Date);
  const [entry, ...others] = await auth.listSessions(id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id: session?.id, ip: "198.51.100.7", userAgent: "Testbrowser" });
});

test("a session ends fourteen days after the sign-in, however busy", async () => {
  const { userId: id, email, password } = await makeUser(database);
  const browser = new Browser();
  const before = Date.now();
  await signIn(browser, email, password);
  const [entry] = await auth.listSessions(id);
  const days = ((entry?.expiresAt.getTime() ?? 0) - before) / 86_400_000;
  expect(days).toBeGreaterThan(13.99);
  expect(days).toBeLessThan(14.01);
  const past = new Date(Date.now() - 1_000);
  await database.db
    .updateTable("auth_session")
    .set({ expires_at: past })
    .where("user_id", "=", id)
    .execute();
  expect(await auth.findSession(browser.client())).toBeUndefined();
});

test("cookies are out of scripts' reach, and over https bound to this very host", async () => {
  const { email, password } = await makeUser(database);
  const secure = createAuth({
    db: database.db,
    secret,
    site: { publicUrl: "https://tc.example", isHttps: true },
  });
  const result = await secure.signIn({ email, password }, new Browser().client());
  expect(result).toMatchObject({ status: "signed_in" });
  const lines = result.status === "refused" ? [] : result.setCookies;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^__Host-tc_session=/);
  for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=1209600"]) {
    expect(lines[0]).toContain(part);
  }
  expect(lines[0]).not.toContain("Domain");
});

test("forged cookie: a token without the server's signature opens nothing", async () => {
  const { userId: id, email, password } = await makeUser(database);
  await signIn(new Browser(), email, password);
  const { token } = await database.db
    .selectFrom("auth_session")
    .select("token")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const thief = new Browser();
  for (const value of [token, `${token}.AAAA`, `${token}.${"A".repeat(43)}%3D`, "", "%00", "."]) {
    thief.cookies.set("tc_session", value);
    expect(await auth.findSession(thief.client())).toBeUndefined();
  }
});

test("refuses an unknown address and a wrong password alike", async () => {
  const { email, password } = await makeUser(database);
  const browser = new Browser().client();
  const answers = [
    await auth.signIn({ email, password: "falsch falsch" }, browser),
    await auth.signIn({ email: "niemand@agentur.example", password: "falsch falsch" }, browser),
    await auth.signIn({ email, password: password.toLowerCase() }, browser),
  ];
  for (const answer of answers) expect(answer).toEqual({ status: "refused" });
});

test("a session cookie counts with our signature only, whatever it was changed to", async () => {
  const { email, password } = await makeUser(database);
  const browser = new Browser();
  await signIn(browser, email, password);
  const cookie = browser.client().headers.get("cookie") ?? "";
  const find = (text: string) =>
    auth.findSession({ headers: new Headers({ cookie: text }), ip: "198.51.100.7" });
  expect(await find(cookie)).toBeDefined();
  expect(await find(`other=1; ${cookie}; more=2`)).toBeDefined();
  const value = /tc_session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  for (const forged of [
    `tc_session=${token}`,
    `tc_session=${token}.`,
    `tc_session=${token}.${Buffer.alloc(32).toString("base64")}`,
    `tc_session=${encodeURIComponent(`${token}x.${signature}`)}`,
    `tc_session=.${encodeURIComponent(signature)}`,
    "tc_session=%",
    "tc_session=",
    `xtc_session=${value}`,
  ]) {
    expect(await find(forged)).toBeUndefined();
  }
});

test("race: a sign-in with the old password does not outlive a change that was under way", async () => {
  const { userId, email, password } = await makeUser(database);
  const change = await database.pool.connect();
  await change.query("begin");
  await change.query("update auth_account set password = 'new' where user_id = $1", [userId]);
  await change.query("delete from auth_session where user_id = $1", [userId]);
  const answer = auth.signIn({ email, password }, new Browser().client());
  // The change ends the sessions it sees; this one begins before it is done.
  await vi.waitUntil(async () => (await auth.listSessions(userId)).length > 0, { timeout: 20_000 });
  await change.query("commit");
  change.release();
  expect(await answer).toEqual({ status: "refused" });
  expect(await auth.listSessions(userId)).toEqual([]);
});
