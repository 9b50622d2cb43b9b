import * as contract from "@tc/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { deactivate, makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { totp } from "../../../testing/people/totp.ts";

let database: TestDatabase;
let on: ReturnType<typeof visitors>;
let user: MadeUser;
/** The visitors' and the app's clock; the first one stands at the beginning of a code's thirty seconds. */
let now: Date;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  on = visitors(database);
  now = testNow;
  user = await makeUser(database);
});

const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;
const signIn = (browser: Browser) =>
  on.ask(browser, contract.signIn, { body: { email: user.email, password: user.password } });
const verify = (browser: Browser, code: string, more: object = {}) =>
  on.ask(browser, contract.verifySecondFactor, { body: { method: "totp", code, ...more } });
const verifyBackup = (browser: Browser, code: string) =>
  verify(browser, code, { method: "backup_code" });
const currentPassword = () => ({ body: { currentPassword: user.password } });

function setNow(at: Date) {
  now = at;
  on.setNow(at);
}

/** The person's app. The server takes the code of the step before and after as well: three that a test may use in a row. */
const app =
  (secret: string) =>
  (offset: -1 | 0 | 1 = 0) =>
    totp(secret, now.getTime() + offset * 30_000);

async function withSecondFactor() {
  const browser = await on.signedIn(user);
  const begun = await on.ask(browser, contract.beginSecondFactor, currentPassword());
  const code = app(begun.secret);
  await on.ask(browser, contract.confirmSecondFactor, { body: { code: code(-1) } });
  // As if the set-up had been some time ago.
  await forgetUsedCodes();
  return { browser, code, backupCodes: begun.backupCodes, begun };
}

const forgetUsedCodes = () =>
  database.db
    .updateTable("second_factor")
    .set({ last_used_step: null })
    .where("user_id", "=", user.userId)
    .execute();

async function begunSignIn(): Promise<Browser> {
  const browser = on.browser();
  expect(await signIn(browser)).toEqual({ status: "second_factor" });
  return browser;
}

test("set up with the app's first code, then asked for at every sign-in", async () => {
  const { browser, code, begun, backupCodes } = await withSecondFactor();
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/TenderChances:/);
  expect(begun.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(new Set(backupCodes).size).toBe(10);
  expect(await whoIs(browser)).toMatchObject({ id: user.userId, hasSecondFactor: true });

  const next = await begunSignIn();
  expect(await whoIs(next)).toBeNull();
  expect(next.cookies.has("tc_session")).toBe(false);
  expect(await verify(next, code())).toEqual({ done: true });
  expect((await whoIs(next))?.id).toBe(user.userId);
  expect(await on.events(user.userId)).toEqual(["signed_in", "second_factor_on", "signed_in"]);
});

test("is not in force before the first right code", async () => {
  const browser = await on.signedIn(user);
  await on.ask(browser, contract.beginSecondFactor, currentPassword());
  const wrong = on.ask(browser, contract.confirmSecondFactor, { body: { code: "000000" } });
  expect(await on.refusal(wrong)).toEqual({ code: "wrong_code" });
  expect((await whoIs(browser))?.hasSecondFactor).toBe(false);
  expect(await signIn(on.browser())).toEqual({ status: "signed_in" });
});

test("stolen session: it cannot be set up, removed or given new codes without the password", async () => {
  const { browser } = await withSecondFactor();
  const body = { currentPassword: "geraten-geraten" };
  for (const endpoint of [contract.removeSecondFactor, contract.renewBackupCodes]) {
    expect(await on.refusal(on.ask(browser, endpoint, { body }))).toEqual({
      code: "wrong_credentials",
    });
  }
  const other = await on.signedIn(await makeUser(database));
  expect(await on.refusal(on.ask(other, contract.beginSecondFactor, { body }))).toEqual({
    code: "wrong_credentials",
  });
  expect((await whoIs(browser))?.hasSecondFactor).toBe(true);
});

test("replay: a code that was seen does not work a second time, nor does an older one", async () => {
  const { code } = await withSecondFactor();
  const [first, second] = [await begunSignIn(), await begunSignIn()];
  const seen = code();
  const older = code(-1);
  await verify(first, seen);
  for (const stale of [seen, older]) {
    expect(await on.refusal(verify(second, stale))).toEqual({ code: "wrong_code" });
  }
  expect(await verify(second, code(1))).toEqual({ done: true });
});

test("replay: the code that confirmed the set-up does not sign in", async () => {
  const browser = await on.signedIn(user);
  const { secret } = await on.ask(browser, contract.beginSecondFactor, currentPassword());
  const seen = app(secret)();
  await on.ask(browser, contract.confirmSecondFactor, { body: { code: seen } });
  expect(await on.refusal(verify(await begunSignIn(), seen))).toEqual({ code: "wrong_code" });
});

test("race: of ten uses of one code at a time one signs in", async () => {
  const { code } = await withSecondFactor();
  const browsers = await Promise.all([1, 2, 3, 4, 5].map(() => begunSignIn()));
  const results = await Promise.all(browsers.map((browser) => on.refusal(verify(browser, code()))));
  expect(results.filter((result) => JSON.stringify(result).includes("answered"))).toHaveLength(1);
});

test("brute force: a begun sign-in allows five wrong codes, then it is over", async () => {
  const { code } = await withSecondFactor();
  const browser = await begunSignIn();
  for (let i = 0; i < 5; i += 1) {
    expect(await on.refusal(verify(browser, "000000"))).toEqual({ code: "wrong_code" });
  }
  await on.refusal(verify(browser, code()));
  expect(await whoIs(browser)).toBeNull();
  expect(await on.refusal(verify(browser, code(1)))).toEqual({ code: "unauthenticated" });
});

test("brute force: ten wrong codes over many sign-ins lock the second step, and tell for how long", async () => {
  const { code } = await withSecondFactor();
  for (let i = 0; i < 3; i += 1) {
    setNow(new Date(testNow.getTime() + i * 61_000));
    const browser = await begunSignIn();
    for (let j = 0; j < 4; j += 1) await on.refusal(verify(browser, "000000"));
  }
  setNow(new Date(testNow.getTime() + 600_000));
  const refusal = await on.refusal(verify(await begunSignIn(), code()));
  expect(refusal).toEqual({ code: "rate_limited", retryAfterSeconds: 15 * 60 + 2 * 61 - 600 });
  setNow(new Date(testNow.getTime() + (2 * 61 + 15 * 60) * 1_000));
  expect(await verify(await begunSignIn(), code())).toEqual({ done: true });
});

test("brute force: one network has thirty codes in ten minutes", async () => {
  const browser = on.browser();
  for (let i = 0; i < 30; i += 1) {
    expect(await on.refusal(verify(browser, "000000"))).toEqual({ code: "unauthenticated" });
  }
  expect(await on.refusal(verify(browser, "000000"))).toMatchObject({ code: "rate_limited" });
});

test("a backup code signs in once, of two at a time one", async () => {
  const { backupCodes } = await withSecondFactor();
  const [backupCode = ""] = backupCodes;
  const [first, second] = [await begunSignIn(), await begunSignIn()];
  const results = await Promise.all([
    on.refusal(verifyBackup(first, backupCode)),
    on.refusal(verifyBackup(second, backupCode)),
  ]);
  expect(results.filter((result) => JSON.stringify(result).includes("answered"))).toHaveLength(1);
  expect(await on.refusal(verifyBackup(await begunSignIn(), backupCode))).toEqual({
    code: "wrong_code",
  });
});

test("renewed backup codes replace the old ones", async () => {
  const { browser, backupCodes: old } = await withSecondFactor();
  const renewed = await on.ask(browser, contract.renewBackupCodes, currentPassword());
  const next = await begunSignIn();
  expect(await on.refusal(verifyBackup(next, old[0] ?? ""))).toEqual({ code: "wrong_code" });
  expect(await verifyBackup(next, renewed.backupCodes[0] ?? "")).toEqual({ done: true });
});

test("a trusted device is not asked again, until the trust expires or the password changes", async () => {
  const { code } = await withSecondFactor();
  const device = await begunSignIn();
  await verify(device, code(), { trustDevice: true });
  await on.ask(device, contract.signOut);
  expect(await signIn(device)).toEqual({ status: "signed_in" });
  expect(await signIn(on.browser())).toEqual({ status: "second_factor" });

  const thirtyDaysMs = 30 * 24 * 3_600_000;
  setNow(new Date(testNow.getTime() + thirtyDaysMs - 1_000));
  const copy = device.copy();
  expect(await signIn(device)).toEqual({ status: "signed_in" });
  // Each sign-in extends the trust and changes its cookie.
  expect(await signIn(copy)).toEqual({ status: "second_factor" });
  setNow(new Date(testNow.getTime() + 2 * thirtyDaysMs - 1_000));
  expect(await signIn(device)).toEqual({ status: "second_factor" });

  await verify(device, code(1), { trustDevice: true });
  const newPassword = "Regenschirmständer im Watt 12";
  const body = { currentPassword: user.password, newPassword };
  await on.ask(device, contract.changePassword, { body });
  user = { ...user, password: newPassword };
  expect(await signIn(device)).toEqual({ status: "second_factor" });
});

test("borrowed trust: a device trusted by one person is asked for another's second factor", async () => {
  const { code } = await withSecondFactor();
  const device = await begunSignIn();
  await verify(device, code(), { trustDevice: true });
  user = await makeUser(database);
  await withSecondFactor();
  expect(await signIn(device)).toEqual({ status: "second_factor" });
});

test("bypass: a begun sign-in is no session", async () => {
  await withSecondFactor();
  const browser = await begunSignIn();
  for (const [name, value] of browser.cookies) {
    const attacker = on.browser();
    attacker.cookies.set("tc_session", value);
    expect(await whoIs(attacker), name).toBeNull();
  }
});

test("fixation: a code completes the sign-in that was begun, whatever session is brought along", async () => {
  const { code } = await withSecondFactor();
  const browser = await on.signedIn(await makeUser(database));
  const brought = browser.cookies.get("tc_session") ?? "";
  expect(await signIn(browser)).toEqual({ status: "second_factor" });
  browser.cookies.set("tc_session", brought);
  await verify(browser, code());
  expect(browser.cookies.get("tc_session")).not.toBe(brought);
  expect((await whoIs(browser))?.id).toBe(user.userId);
});

test("bypass: a password reset asks for the second factor all the same", async () => {
  const { code } = await withSecondFactor();
  const device = await begunSignIn();
  await verify(device, code(), { trustDevice: true });
  await on.ask(device, contract.requestPasswordReset, { body: { email: user.email } });
  await on.work();
  const body = { accessToken: on.lastToken(user.email) };
  await on.ask(device, contract.exchangeRecoveryToken, { body });
  const reset = { newPassword: "Regenschirmständer im Watt 12" };
  expect(await on.ask(device, contract.completePasswordReset, { body: reset })).toEqual({
    status: "second_factor",
  });
  expect(await whoIs(device)).toBeNull();
  expect(await verify(device, code(1))).toEqual({ done: true });
});

test("signing out everywhere also ends sign-ins that wait for their code", async () => {
  const { browser, code } = await withSecondFactor();
  const waiting = await begunSignIn();
  await on.ask(browser, contract.signOutEverywhere);
  expect(await on.refusal(verify(waiting, code()))).toEqual({ code: "unauthenticated" });
});

test("a begun sign-in waits ten minutes", async () => {
  const { code } = await withSecondFactor();
  const [browser, late] = [await begunSignIn(), await begunSignIn()];
  setNow(new Date(testNow.getTime() + 10 * 60_000));
  expect(await on.refusal(verify(late, code()))).toEqual({ code: "unauthenticated" });
  setNow(new Date(testNow.getTime() + 10 * 60_000 - 1_000));
  expect(await verify(browser, code())).toEqual({ done: true });
});

test("removed, it is not asked for, and devices trusted before are not trusted after a new set-up", async () => {
  const { browser, code } = await withSecondFactor();
  const device = await begunSignIn();
  await verify(device, code(), { trustDevice: true });
  await on.ask(browser, contract.removeSecondFactor, currentPassword());
  expect((await whoIs(browser))?.hasSecondFactor).toBe(false);
  expect(await signIn(on.browser())).toEqual({ status: "signed_in" });
  await withSecondFactor();
  expect(await signIn(device)).toEqual({ status: "second_factor" });
});

test("what is there already is not set up again, and what is not there not removed", async () => {
  const { browser } = await withSecondFactor();
  const again = on.ask(browser, contract.beginSecondFactor, currentPassword());
  expect(await on.refusal(again)).toEqual({ code: "bad_request" });
  const other = await on.signedIn(await makeUser(database));
  const remove = on.ask(other, contract.removeSecondFactor, currentPassword());
  expect(await on.refusal(remove)).toEqual({ code: "bad_request" });
});

test("race: a member deactivated between password and code gets no session by the code", async () => {
  const { agencyId } = await makeAgency(database);
  const member = await makeMember(database, agencyId);
  user = member;
  const { code } = await withSecondFactor();
  const browser = await begunSignIn();
  await deactivate(database, member);
  expect(await on.refusal(verify(browser, code()))).toEqual({ code: "account_deactivated" });
  expect(browser.cookies.has("tc_session")).toBe(false);
  expect(await on.sessionsOf(member)).toEqual([]);
});

test("stolen session: switching it on ends all others, begun sign-ins too, and keeps this one", async () => {
  const [browser, thief] = [await on.signedIn(user), await on.signedIn(user)];
  const { secret } = await on.ask(browser, contract.beginSecondFactor, currentPassword());
  await on.ask(browser, contract.confirmSecondFactor, { body: { code: app(secret)() } });
  expect(await whoIs(thief)).toBeNull();
  expect((await whoIs(browser))?.id).toBe(user.userId);
  expect(await on.sessionsOf(user)).toHaveLength(1);
});

test("take-over: the owner is told by mail when it is switched on or off", async () => {
  const { browser } = await withSecondFactor();
  await on.work();
  expect(on.mails.at(-1)).toMatchObject({ to: user.email, subject: /TenderChances eingeschaltet/ });
  await on.ask(browser, contract.removeSecondFactor, currentPassword());
  await on.work();
  expect(on.mails.at(-1)).toMatchObject({ to: user.email, subject: /TenderChances ausgeschaltet/ });
});
