import * as contract from "@tc/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { validLinks, insertLink } from "../../../testing/people/insert-link.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";

let database: TestDatabase;
let on: ReturnType<typeof visitors>;
let user: MadeUser;
let newEmail: string;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  on = visitors(database);
  // Mails of an earlier test are none of this one's business.
  await on.work();
  user = (await makeAgency(database)).owner;
  newEmail = `neu${(count += 1)}@agentur.example`;
});

const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;
const request = (browser: Browser, to = newEmail, currentPassword = user.password) =>
  on.ask(browser, contract.requestEmailChange, { body: { newEmail: to, currentPassword } });
const confirm = (token: string) =>
  on.ask(on.browser(), contract.confirmEmailChange, { body: { token } });

async function mailedToken(browser: Browser): Promise<string> {
  await request(browser);
  await on.work();
  return on.lastToken(newEmail);
}

test("the new address holds after its link was used, and the old one is told without naming it", async () => {
  const browser = await on.signedIn(user);
  const token = await mailedToken(browser);
  expect((await whoIs(browser))?.email).toBe(user.email);
  expect(on.mails.at(-1)?.text).toContain(`/auth/confirm-email?token=${token}`);
  expect(await confirm(token)).toEqual({ done: true });
  expect((await whoIs(browser))?.email).toBe(newEmail);
  await on.work();
  const notice = on.mails.at(-1);
  expect(notice?.to).toBe(user.email);
  expect(notice?.text).not.toContain(newEmail);
  expect(await on.refusal(on.signedIn(user))).toEqual({ code: "wrong_credentials" });
  await on.signedIn({ ...user, email: newEmail });
  expect(await on.events(user.userId)).toEqual(
    expect.arrayContaining(["email_change_requested", "email_changed"]),
  );
});

test("stolen session: without the password no link is mailed", async () => {
  const thief = await on.signedIn(user);
  expect(await on.refusal(request(thief, newEmail, "geraten-geraten"))).toEqual({
    code: "wrong_credentials",
  });
  expect(await on.waitingJobs()).toEqual([]);
});

test("stolen session: a new password takes the thief's request back, mailed already or not", async () => {
  const browser = await on.signedIn(user);
  const token = await mailedToken(browser);
  await request(browser, `spaeter-${newEmail}`);
  on.setNow(new Date(testNow.getTime() + 1_000));
  const body = { currentPassword: user.password, newPassword: "Regenschirmständer im Watt 12" };
  await on.ask(browser, contract.changePassword, { body });
  await on.work();
  expect(on.mails.map(({ to }) => to)).not.toContain(`spaeter-${newEmail}`);
  expect(await on.refusal(confirm(token))).toEqual({ code: "link_invalid" });
});

test("reuse, expiry, replacement: a link works once, for an hour, and until a newer one", async () => {
  const browser = await on.signedIn(user);
  const older = await mailedToken(browser);
  const token = await mailedToken(browser);
  expect(await on.refusal(confirm(older))).toEqual({ code: "link_invalid" });
  on.setNow(new Date(testNow.getTime() + 3_600_000));
  expect(await on.refusal(confirm(token))).toEqual({ code: "link_invalid" });
  on.setNow(new Date(testNow.getTime() + 3_599_000));
  await confirm(token);
  expect(await on.refusal(confirm(token))).toEqual({ code: "link_invalid" });
});

test("enumeration: a taken address gets the same answer and nobody a mail", async () => {
  const other = await makeUser(database);
  const browser = await on.signedIn(user);
  expect(await request(browser, other.email)).toEqual({ done: true });
  await on.work();
  expect(on.mails.map(({ to }) => to)).not.toContain(other.email);
});

test("take-over: an address taken meanwhile does not change hands", async () => {
  const browser = await on.signedIn(user);
  const token = await mailedToken(browser);
  const faster = await makeUser(database, { email: newEmail });
  expect(await on.refusal(confirm(token))).toEqual({ code: "link_invalid" });
  expect((await whoIs(browser))?.email).toBe(user.email);
  expect((await whoIs(await on.signedIn(faster)))?.id).toBe(faster.userId);
});

test("open mailbox: a reset link to the old address is dead after the change", async () => {
  const browser = await on.signedIn(user);
  const token = await mailedToken(browser);
  await on.ask(on.browser(), contract.requestPasswordReset, { body: { email: user.email } });
  await on.work();
  const accessToken = on.lastToken(user.email);
  await confirm(token);
  const use = on.ask(on.browser(), contract.exchangeRecoveryToken, { body: { accessToken } });
  expect(await on.refusal(use)).toEqual({ code: "link_invalid" });
});

test("open mailbox: no link of any kind outlives the change of the address", async () => {
  const token = await mailedToken(await on.signedIn(user));
  for (const purpose of ["confirm_email", "reset_password", "recovery"] as const) {
    await insertLink(database, { userId: user.userId, purpose });
  }
  await confirm(token);
  expect(await validLinks(database, user.userId)).toEqual([]);
});

test("race: a link being mailed while the password changes does not outlive the change", async () => {
  const browser = await on.signedIn(user);
  // A mail's job, just before it commits.
  const job = await database.pool.connect();
  await job.query("begin");
  await job.query("select 1 from user_account where id = $1 for update", [user.userId]);
  await job.query(
    `insert into account_link (purpose, user_id, token_hash, email, created_at, expires_at)
     values ('change_email', $1, sha256('x'), $2, $3::timestamptz, $3::timestamptz + interval '1 hour')`,
    [user.userId, newEmail, testNow],
  );
  let isDone = false;
  const body = { currentPassword: user.password, newPassword: "Regenschirmständer im Watt 12" };
  const change = on.ask(browser, contract.changePassword, { body }).finally(() => {
    isDone = true;
  });
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(
    async () => isDone || (await database.owner.pool.query(waiting)).rows.length > 0,
    {
      timeout: 60_000,
    },
  );
  await job.query("commit");
  job.release();
  await change;
  expect(await validLinks(database, user.userId)).toEqual([]);
});
