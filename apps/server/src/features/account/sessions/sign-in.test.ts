import * as contract from "@tc/contract";
import argon2 from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deactivate, makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import type { Browser } from "../../../testing/browser.ts";
import { visitors } from "../../../testing/people/account-visitors.ts";
import { deactivateMember } from "../../team/deactivate-member.ts";

let database: TestDatabase;
let on: ReturnType<typeof visitors>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  on = visitors(database);
});

const signIn = (browser: Browser, { email, password }: Pick<MadeUser, "email" | "password">) =>
  on.ask(browser, contract.signIn, { body: { email, password } });
const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;
const afterMs = (ms: number) => new Date(testNow.getTime() + ms);

test("a person signs in, is known with their agency, and signs out", async () => {
  const { owner, agencyId } = await makeAgency(database);
  const browser = on.browser();
  expect(await whoIs(browser)).toBeNull();
  expect(await signIn(browser, owner)).toEqual({ status: "signed_in" });
  expect(await whoIs(browser)).toMatchObject({
    id: owner.userId,
    email: owner.email,
    lastSignInAt: expect.any(String),
    metadata: { name: owner.name, agency_id: agencyId },
    isAdmin: false,
    hasSecondFactor: false,
  });
  expect(await on.ask(browser, contract.getUserStatus)).toEqual({
    record: { agencyId, agencyName: "Testagentur", active: true, role: "owner", tier: "premium" },
    hasPendingProfile: false,
  });
  await on.ask(browser, contract.signOut);
  expect(await whoIs(browser)).toBeNull();
  expect(await on.events(owner.userId)).toEqual(["signed_in", "signed_out"]);
});

test("somebody without a record is told so, with the agency they registered", async () => {
  const user = await makeUser(database);
  const id = "0198f3a0-0000-7000-8000-000000000001";
  await database.db
    .insertInto("pending_profile")
    .values({ id, user_id: user.userId, data: "{}", created_at: testNow })
    .execute();
  const browser = on.browser();
  await signIn(browser, user);
  expect((await whoIs(browser))?.metadata.agency_id).toBe(id);
  expect(await on.ask(browser, contract.getUserStatus)).toEqual({
    record: null,
    hasPendingProfile: true,
  });
});

test("enumeration: an unknown address and a wrong password get the same refusal", async () => {
  const user = await makeUser(database);
  const tries = [
    { email: user.email, password: "falsch-falsch-falsch" },
    { email: "niemand@agentur.example", password: "falsch-falsch-falsch" },
  ];
  for (const credentials of tries) {
    const browser = on.browser();
    expect(await on.refusal(signIn(browser, credentials))).toEqual({ code: "wrong_credentials" });
    expect(browser.cookies.size).toBe(0);
  }
});

test("enumeration: an unknown address costs the same statements and the same password work", async () => {
  const user = await makeUser(database);
  const { owner } = await makeAgency(database);
  // Every statement ends on the wire with one of these messages.
  const statements = [
    vi.spyOn(pg.Connection.prototype, "query"),
    vi.spyOn(pg.Connection.prototype, "sync"),
  ];
  const verify = vi.spyOn(argon2, "verify");
  const workFor = async (email: string) => {
    for (const messages of [...statements, verify]) messages.mockClear();
    await on.refusal(signIn(on.browser(), { email, password: "falsch-falsch-falsch" }));
    return {
      // A new connection takes its role first.
      statements: statements.map(
        ({ mock }) => mock.calls.filter(([text]) => !String(text).startsWith("set role ")).length,
      ),
      passwords: verify.mock.calls.map(([hash]) => String(hash).split("$", 4)),
    };
  };
  const unknown = await workFor("niemand@agentur.example");
  expect(Math.max(...unknown.statements)).toBeGreaterThan(0);
  expect(unknown.passwords).toEqual([["", "argon2id", "v=19", "m=19456,t=2,p=1"]]);
  expect(await workFor(user.email)).toEqual(unknown);
  expect(await workFor(owner.email)).toEqual(unknown);
  for (const messages of statements) messages.mockRestore();
  verify.mockRestore();
});

test("enumeration: an unconfirmed or deactivated account shows itself to its password only", async () => {
  const unconfirmed = await makeUser(database, { confirmed: false });
  const { agencyId } = await makeAgency(database);
  const deactivated = await makeMember(database, agencyId, { deactivated: true });
  const code = (credentials: Pick<MadeUser, "email" | "password">) =>
    on.refusal(signIn(on.browser(), credentials));
  for (const { email } of [unconfirmed, deactivated]) {
    expect(await code({ email, password: "geraten-und-falsch" })).toEqual({
      code: "wrong_credentials",
    });
  }
  expect(await code(unconfirmed)).toEqual({ code: "email_unconfirmed" });
  expect(await code(deactivated)).toEqual({ code: "account_deactivated" });
  expect(await on.events(deactivated.userId)).toEqual(["sign_in_failed", "sign_in_failed"]);
});

test("brute force: the sixth try in a minute waits, even with the right password and after a restart", async () => {
  const user = await makeUser(database);
  const browser = on.browser();
  for (let i = 0; i < 5; i += 1) {
    await on.refusal(signIn(browser, { ...user, password: `geraten-${i}-geraten` }));
  }
  const { browser: _, ...afterRestart } = visitors(database);
  afterRestart.setNow(afterMs(20_000));
  const answer = afterRestart.ask(browser, contract.signIn, { body: user });
  expect(await on.refusal(answer)).toEqual({ code: "rate_limited", retryAfterSeconds: 40 });
  afterRestart.setNow(afterMs(61_000));
  expect(await afterRestart.ask(browser, contract.signIn, { body: user })).toEqual({
    status: "signed_in",
  });
});

test("brute force: thirty tries in an hour are enough, however slowly they come", async () => {
  const user = await makeUser(database);
  const browser = on.browser();
  for (let i = 0; i < 30; i += 1) {
    on.setNow(afterMs(i * 60_500));
    await on.refusal(signIn(browser, { ...user, password: "geraten-geraten" }));
  }
  on.setNow(afterMs(31 * 60_500));
  expect(await on.refusal(signIn(browser, user))).toMatchObject({ code: "rate_limited" });
});

test("brute force: whoever fails in somebody's name does not lock them out", async () => {
  const user = await makeUser(database);
  const attacker = on.browser();
  for (let i = 0; i < 6; i += 1) {
    await on.refusal(signIn(attacker, { ...user, password: "geraten-geraten" }));
  }
  expect(await signIn(on.browser(), user)).toEqual({ status: "signed_in" });
});

test("credential stuffing: one network has sixty tries a minute for all accounts together", async () => {
  const attacker = on.browser();
  for (let i = 0; i < 60; i += 1) {
    await on.refusal(
      signIn(attacker, { email: `opfer${i}@x.example`, password: "geraten-geraten" }),
    );
  }
  const user = await makeUser(database);
  expect(await on.refusal(signIn(attacker, user))).toMatchObject({ code: "rate_limited" });
});

test("fixation: a session brought along is neither taken over nor ended", async () => {
  const [attacker, victim] = [await makeUser(database), await makeUser(database)];
  const trap = on.browser();
  await signIn(trap, attacker);
  const planted = trap.copy();
  await signIn(planted, victim);
  expect(planted.cookies.get("tc_session")).not.toBe(trap.cookies.get("tc_session"));
  expect((await whoIs(planted))?.id).toBe(victim.userId);
  expect((await whoIs(trap))?.id).toBe(attacker.userId);
});

test("fixation: signing in again gives a new session", async () => {
  const user = await makeUser(database);
  const browser = on.browser();
  await signIn(browser, user);
  const before = browser.cookies.get("tc_session");
  await signIn(browser, user);
  expect(browser.cookies.get("tc_session")).not.toBe(before);
});

test("stolen cookie: it is worth nothing after the sign-out", async () => {
  const user = await makeUser(database);
  const browser = on.browser();
  await signIn(browser, user);
  const thief = browser.copy("203.0.113.9");
  expect((await whoIs(thief))?.id).toBe(user.userId);
  await on.ask(browser, contract.signOut);
  expect(await whoIs(thief)).toBeNull();
  expect(await on.refusal(on.ask(thief, contract.listSessions))).toEqual({
    code: "unauthenticated",
  });
});

test("a deactivated member's sessions do not act for the agency any more", async () => {
  const { agencyId, actor: owner } = await makeAgency(database);
  const member = await makeMember(database, agencyId);
  const browser = on.browser();
  await signIn(browser, member);
  await deactivateMember({ ...on.context, actor: owner }, { userId: member.userId });
  expect(await on.refusal(on.ask(browser, contract.getUserStatus))).toEqual({
    code: "unauthenticated",
  });
});

test("race: a member deactivated while signing in has no session afterwards", async () => {
  const { agencyId } = await makeAgency(database);
  const member = await makeMember(database, agencyId);
  const { verify } = argon2;
  const verifying = vi.spyOn(argon2, "verify").mockImplementationOnce(async (...args) => {
    await deactivate(database, member);
    return verify(...args);
  });
  const browser = on.browser();
  expect(await on.refusal(signIn(browser, member))).toEqual({ code: "account_deactivated" });
  verifying.mockRestore();
  expect(browser.cookies.size).toBe(0);
  expect(await on.sessionsOf(member)).toEqual([]);
});
