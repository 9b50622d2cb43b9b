import * as contract from "@tc/contract";
import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { deactivate, makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { validLinks, insertLink } from "../../../testing/people/insert-link.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";

const newPassword = "Regenschirmständer im Watt 12";
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

const afterSeconds = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);
const request = (browser: Browser, email: string) =>
  on.ask(browser, contract.requestPasswordReset, { body: { email } });
const exchange = (browser: Browser, accessToken: string) =>
  on.ask(browser, contract.exchangeRecoveryToken, { body: { accessToken } });
const complete = (browser: Browser, password = newPassword) =>
  on.ask(browser, contract.completePasswordReset, { body: { newPassword: password } });
const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;

async function mailedToken({ email }: Pick<MadeUser, "email"> = user): Promise<string> {
  await request(on.browser(), email);
  await on.work();
  return on.lastToken(email);
}

test("a forgotten password is replaced by the mailed link, and the owner is told", async () => {
  const browser = on.browser();
  expect(await request(browser, ` ${user.email.toUpperCase()}`)).toEqual({ done: true });
  await on.work();
  const mail = on.mails.at(-1);
  expect(mail?.to).toBe(user.email);
  expect(mail?.text).toContain("/reset-password#type=recovery&access_token=");
  expect(await exchange(browser, on.lastToken(user.email))).toEqual({ email: user.email });
  expect(browser.cookies.has("tc_session")).toBe(false);
  expect(await complete(browser)).toEqual({ status: "signed_in" });
  expect((await whoIs(browser))?.id).toBe(user.userId);
  expect(browser.cookies.has("tc_recovery")).toBe(false);
  await on.work();
  expect(on.mails.at(-1)).toMatchObject({ to: user.email, subject: /geändert/ });
  expect(await on.events(user.userId)).toEqual([
    "password_reset_requested",
    "password_reset",
    "signed_in",
  ]);
  expect(await on.refusal(on.signedIn(user))).toEqual({ code: "wrong_credentials" });
  await on.signedIn({ ...user, password: newPassword });
});

test("enumeration: an unknown address gets the same answer, one job and no mail", async () => {
  for (const email of [user.email, "niemand@agentur.example"]) {
    expect(await request(on.browser(), email)).toEqual({ done: true });
  }
  const jobs = await on.waitingJobs();
  expect(jobs.map(({ name }) => name)).toEqual(["send-reset-mail", "send-reset-mail"]);
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  for (const { payload } of jobs) expect(payload).toEqual({ userId: id });
  await on.work();
  expect(on.mails.map(({ to }) => to)).toEqual([user.email]);
});

test("mail bombing: one address gets five links an hour, and nobody can tell", async () => {
  for (const email of [user.email, "keiner@agentur.example"]) {
    for (let i = 0; i < 7; i += 1) {
      expect(await request(on.browser(), email)).toEqual({ done: true });
    }
  }
  expect(await on.waitingJobs()).toHaveLength(14);
  await on.work();
  expect(on.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => user.email));
});

test("lock-out: whoever uses up an address's mails does not keep its owner from a later link", async () => {
  for (let i = 0; i < 6; i += 1) await request(on.browser(), user.email);
  await on.work();
  const browser = on.browser();
  expect(await request(browser, user.email)).toEqual({ done: true });
  // The last one that was mailed still works.
  expect(await exchange(browser, on.lastToken(user.email))).toEqual({ email: user.email });
  on.setNow(afterSeconds(3_600));
  expect(await exchange(on.browser(), await mailedToken())).toEqual({ email: user.email });
});

test("mail bombing: one network asks for thirty links an hour and is told when it may again", async () => {
  const browser = on.browser();
  for (let i = 0; i < 30; i += 1) await request(browser, `adresse${i}@agentur.example`);
  expect(await on.refusal(request(browser, user.email))).toEqual({
    code: "rate_limited",
    retryAfterSeconds: 3_600,
  });
  await on.work();
});

test("reuse: a used link is dead, and so is its recovery", async () => {
  const token = await mailedToken();
  const browser = on.browser();
  await exchange(browser, token);
  expect(await on.refusal(exchange(on.browser(), token))).toEqual({ code: "link_invalid" });
  const copy = browser.copy();
  await complete(browser);
  expect(await on.refusal(complete(copy, "Noch ein ganz anderes Passwort 9"))).toEqual({
    code: "link_invalid",
  });
});

test("expired link: it holds until the sixtieth minute and not longer", async () => {
  const token = await mailedToken();
  on.setNow(afterSeconds(60 * 60));
  expect(await on.refusal(exchange(on.browser(), token))).toEqual({ code: "link_invalid" });
  on.setNow(afterSeconds(60 * 60 - 1));
  expect(await exchange(on.browser(), token)).toEqual({ email: user.email });
});

test("expired recovery: the password is to be chosen within half an hour", async () => {
  const browser = on.browser();
  await exchange(browser, await mailedToken());
  on.setNow(afterSeconds(30 * 60));
  expect(await on.refusal(complete(browser))).toEqual({ code: "link_invalid" });
  on.setNow(afterSeconds(30 * 60 - 1));
  expect(await complete(browser)).toEqual({ status: "signed_in" });
});

test("replaced link: a newer one kills the older, a retried job too", async () => {
  const older = await mailedToken();
  const newer = await mailedToken();
  expect(await on.refusal(exchange(on.browser(), older))).toEqual({ code: "link_invalid" });
  expect(await exchange(on.browser(), newer)).toEqual({ email: user.email });
});

test("race: of fifty uses of one link at a time exactly one wins", async () => {
  const token = await mailedToken();
  const browsers = Array.from({ length: 50 }, () => on.browser());
  const results = await Promise.all(
    browsers.map((browser) => on.refusal(exchange(browser, token))),
  );
  const won = results.filter((result) => JSON.stringify(result).includes("answered"));
  expect(won).toEqual([{ answered: { email: user.email } }]);
  expect(results.filter((result) => !won.includes(result))).toEqual(
    Array.from({ length: 49 }, () => ({ code: "link_invalid" })),
  );
});

test("race: of ten completions of one recovery exactly one sets the password", async () => {
  const browser = on.browser();
  await exchange(browser, await mailedToken());
  const passwords = Array.from({ length: 10 }, (_, i) => `Kranich ${i} überm Kanal ${i * 7}`);
  const results = await Promise.all(
    passwords.map((password) => on.refusal(complete(browser.copy(), password))),
  );
  const winner = results.findIndex((result) => JSON.stringify(result).includes("signed_in"));
  expect(results.filter((result) => JSON.stringify(result).includes("signed_in"))).toHaveLength(1);
  await on.signedIn({ ...user, password: passwords[winner] ?? "" });
});

test("guessing: made-up links and cookies open nothing", async () => {
  const browser = on.browser();
  expect(await on.refusal(exchange(browser, "A".repeat(43)))).toEqual({ code: "link_invalid" });
  for (const value of ["", "A".repeat(43), "%00", "'; drop table account_link"]) {
    browser.cookies.set("tc_recovery", value);
    expect(await on.refusal(complete(browser))).toEqual({ code: "link_invalid" });
  }
  browser.cookies.delete("tc_recovery");
  expect(await on.refusal(complete(browser))).toEqual({ code: "link_invalid" });
});

test("stolen database: no link and no recovery rests in it readable", async () => {
  const token = await mailedToken();
  const browser = on.browser();
  const rowsWith = async (secret: string) => {
    const tokens = await database.pool.query("select account_link::text as row from account_link");
    const jobs = await database.pool.query("select test_job::text as row from test_job");
    return [...tokens.rows, ...jobs.rows].filter(({ row }) => String(row).includes(secret));
  };
  expect(await rowsWith(token)).toEqual([]);
  await exchange(browser, token);
  expect(await rowsWith(browser.cookies.get("tc_recovery") ?? "missing")).toEqual([]);
  expect(browser.cookies.get("tc_recovery")).toMatch(/^[\w-]{43}$/);
});

test("planted link: a reset link is no link of another kind", async () => {
  const token = await mailedToken();
  const use = on.ask(on.browser(), contract.confirmEmailChange, { body: { token } });
  expect(await on.refusal(use)).toEqual({ code: "link_invalid" });
  const browser = on.browser();
  browser.cookies.set("tc_recovery", token);
  expect(await on.refusal(complete(browser))).toEqual({ code: "link_invalid" });
});

test("stolen session: a reset ends every session, also the one the browser brought", async () => {
  const thief = await on.signedIn(user);
  const browser = await on.signedIn(user);
  const before = browser.copy();
  await exchange(browser, await mailedToken());
  await complete(browser);
  expect(await whoIs(thief)).toBeNull();
  expect(await whoIs(before)).toBeNull();
  expect((await whoIs(browser))?.id).toBe(user.userId);
});

test("open mailbox: links asked for before a password change are dead after it", async () => {
  const token = await mailedToken();
  const browser = await on.signedIn(user);
  const body = { currentPassword: user.password, newPassword };
  await on.ask(browser, contract.changePassword, { body });
  expect(await on.refusal(exchange(on.browser(), token))).toEqual({ code: "link_invalid" });
});

test("open mailbox: an unused confirmation link is dead after a reset", async () => {
  const unconfirmed = await makeUser(database, { confirmed: false });
  const browser = on.browser();
  await exchange(browser, await mailedToken(unconfirmed));
  await insertLink(database, { userId: unconfirmed.userId, purpose: "confirm_email" });
  await complete(browser);
  expect(await validLinks(database, unconfirmed.userId)).toEqual([]);
});

test("a weak password is refused with the reason and the recovery goes on", async () => {
  const browser = on.browser();
  await exchange(browser, await mailedToken());
  const refusal = await on.refusal(complete(browser, "Passwort123"));
  expect(refusal).toMatchObject({ code: "weak_password", reason: /Passwörtern/ });
  expect(await complete(browser)).toEqual({ status: "signed_in" });
});

test("an unconfirmed address is proved by the reset link as well", async () => {
  const unconfirmed = await makeUser(database, { confirmed: false });
  const browser = on.browser();
  await exchange(browser, await mailedToken(unconfirmed));
  expect(await complete(browser)).toEqual({ status: "signed_in" });
  expect(await on.events(unconfirmed.userId)).toContain("email_confirmed");
  await on.signedIn({ ...unconfirmed, password: newPassword });
});

test("a deactivated member gets a new password but not in", async () => {
  const { agencyId } = await makeAgency(database);
  const member = await makeMember(database, agencyId, { deactivated: true });
  const browser = on.browser();
  await exchange(browser, await mailedToken(member));
  expect(await on.refusal(complete(browser))).toEqual({ code: "account_deactivated" });
  expect(browser.cookies.has("tc_session")).toBe(false);
});

test("race: a member deactivated while resetting has no session afterwards", async () => {
  const { agencyId } = await makeAgency(database);
  const member = await makeMember(database, agencyId);
  const browser = on.browser();
  await exchange(browser, await mailedToken(member));
  const { hash } = argon2;
  const hashing = vi.spyOn(argon2, "hash").mockImplementationOnce(async (...args) => {
    await deactivate(database, member);
    return hash(...args);
  });
  expect(await on.refusal(complete(browser))).toEqual({ code: "account_deactivated" });
  expect(await on.sessionsOf(member)).toEqual([]);
  hashing.mockRestore();
});
