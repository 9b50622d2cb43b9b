import * as contract from "@tc/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { testContext } from "../../../testing/database/test-context.ts";
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

const change = (browser: Browser, body: { currentPassword: string; newPassword: string }) =>
  on.ask(browser, contract.changePassword, { body });
const whoIs = async (browser: Browser) => (await on.ask(browser, contract.getSession)).user;

test("stolen session: a password change ends all others, keeps this one and tells the owner", async () => {
  const [browser, thief] = [await on.signedIn(user), await on.signedIn(user)];
  await change(browser, { currentPassword: user.password, newPassword });
  expect((await whoIs(browser))?.id).toBe(user.userId);
  expect(await whoIs(thief)).toBeNull();
  await on.work();
  expect(on.mails.at(-1)).toMatchObject({ to: user.email, subject: /Passwort .* geändert/ });
  expect(await on.refusal(on.signedIn(user))).toEqual({ code: "wrong_credentials" });
  await on.signedIn({ ...user, password: newPassword });
});

test("stolen session: without the current password nothing changes, and guessing it is limited", async () => {
  const thief = await on.signedIn(user);
  const guess = () =>
    on.refusal(change(thief, { currentPassword: "geraten-geraten", newPassword }));
  for (let i = 0; i < 10; i += 1) expect(await guess()).toEqual({ code: "wrong_credentials" });
  expect(await guess()).toMatchObject({ code: "rate_limited" });
  await on.signedIn(user);
});

test("a weak password is refused, also one made of the agency's name", async () => {
  const { owner } = await makeAgency(database, { name: "Werbeagentur Nordlicht" });
  const browser = await on.signedIn(owner);
  for (const weak of ["Passwort123", "werbeagentur-nordlicht"]) {
    const body = { currentPassword: owner.password, newPassword: weak };
    expect(await on.refusal(change(browser, body))).toMatchObject({ code: "weak_password" });
  }
});

test.each([
  ["umlauts", "Grüße aus Köln, ßüß!"],
  ["emoji", "Flamingo 🦩 und Brezel 🥨"],
  ["spaces at both ends", "  Kranich überm Kanal 47  "],
  ["128 characters", `Regenschirmständer im Watt${"🦩".repeat(102)}`],
])("truncation: a password with %s holds exactly as typed", async (_, password) => {
  const browser = await on.signedIn(user);
  await change(browser, { currentPassword: user.password, newPassword: password });
  await on.signedIn({ ...user, password });
  const almost = [
    Array.from(password).slice(0, -1).join(""),
    `${password}!`,
    password.trim(),
    password.replaceAll("ü", "u"),
  ].filter((other) => other !== password);
  for (const other of almost) {
    expect(await on.refusal(on.signedIn({ ...user, password: other }))).toEqual({
      code: "wrong_credentials",
    });
  }
});

test("truncation: a password with a zero byte is refused, not cut there", async () => {
  const browser = await on.signedIn(user);
  const body = { currentPassword: user.password, newPassword: "Kranich überm Kanal\0 47" };
  expect(await on.refusal(change(browser, body))).toEqual({ code: "bad_request" });
});

test("a changed name shows at once, in the agency too", async () => {
  const { owner, agencyId } = await makeAgency(database);
  const browser = await on.signedIn(owner);
  await on.ask(browser, contract.changeName, { body: { name: "  Änne Østergaard " } });
  expect((await whoIs(browser))?.name).toBe("Änne Østergaard");
  const copy = await asOperator(testContext(database), (t) =>
    t.db
      .selectFrom("member")
      .select("name")
      .where("agency_id", "=", agencyId)
      .executeTakeFirstOrThrow(),
  );
  expect(copy.name).toBe("Änne Østergaard");
});
