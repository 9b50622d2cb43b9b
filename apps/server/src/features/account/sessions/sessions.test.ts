import { randomUUID } from "node:crypto";
import * as contract from "@tc/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";

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

const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;
const list = async (browser: Browser) => (await on.ask(browser, contract.listSessions)).sessions;
const revoke = (browser: Browser, id: string) =>
  on.ask(browser, contract.revokeSession, { params: { id } });

test("a person sees where they are signed in and ends one of it", async () => {
  const [browser, other] = [await on.signedIn(user), await on.signedIn(user)];
  const sessions = await list(browser);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toEqual([
    expect.objectContaining({ ip: browser.ip, userAgent: "Testbrowser" }),
  ]);
  expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get("tc_session")?.slice(0, 20));
  const foreign = sessions.find(({ isCurrent }) => !isCurrent);
  expect(await revoke(browser, foreign?.id ?? "")).toEqual({ done: true });
  expect(await whoIs(other)).toBeNull();
  expect((await whoIs(browser))?.id).toBe(user.userId);
});

test("foreign id: somebody else's session is as missing as one that never was, and stays", async () => {
  const victim = await on.signedIn(await makeUser(database));
  const [session] = await list(victim);
  const attacker = await on.signedIn(user);
  for (const id of [session?.id ?? "", randomUUID()]) {
    expect(await on.refusal(revoke(attacker, id))).toEqual({ code: "not_found" });
  }
  expect(await whoIs(victim)).not.toBeNull();
  expect(await on.events(user.userId)).toEqual([
    "signed_in",
    "foreign_id_refused",
    "foreign_id_refused",
  ]);
});

test("flood: guessed session ids are written down thirty times an hour, and all are missing", async () => {
  const attacker = await on.signedIn(user);
  for (let i = 0; i < 32; i += 1) {
    expect(await on.refusal(revoke(attacker, randomUUID()))).toEqual({ code: "not_found" });
  }
  const events = await on.events(user.userId);
  expect(events.filter((kind) => kind === "foreign_id_refused")).toHaveLength(30);
});

test("stolen session: signing out everywhere ends it, and no other person's", async () => {
  const bystander = await on.signedIn(await makeUser(database));
  const browser = await on.signedIn(user);
  const thief = browser.copy("203.0.113.9");
  await on.ask(browser, contract.signOutEverywhere);
  expect(browser.cookies.has("tc_session")).toBe(false);
  expect(await on.refusal(list(thief))).toEqual({ code: "unauthenticated" });
  expect(await whoIs(bystander)).not.toBeNull();
});

test("nobody signed in: signing out is nothing to do", async () => {
  const browser = on.browser();
  expect(await on.ask(browser, contract.signOut)).toEqual({ done: true });
});
