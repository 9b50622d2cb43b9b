import * as contract from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createKeyRing } from "../../../platform/settings/key-ring.ts";
import { visitors } from "../../../testing/people/account-visitors.ts";
import type { Browser } from "../../../testing/browser.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { MadeUser } from "../../../testing/people/make-user.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { totp } from "../../../testing/people/totp.ts";
import { renewEncryption } from "./renew-encryption.ts";

const [oldSecret, newSecret] = ["o".repeat(32), "n".repeat(32)];
const before = createKeyRing([oldSecret]);
const changing = createKeyRing([newSecret, oldSecret]);
const after = createKeyRing([newSecret]);

let database: TestDatabase;
let user: MadeUser;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`delete from second_factor`.execute(database.db);
  user = await makeUser(database);
});

/** Somebody with a second factor, and the browser that set it up. */
async function withSecondFactor() {
  const on = visitors(database, { keyRing: before });
  const browser = await on.signedIn(user);
  const body = { currentPassword: user.password };
  const begun = await on.ask(browser, contract.beginSecondFactor, { body });
  const code = totp(begun.secret, testNow.getTime() - 30_000);
  await on.ask(browser, contract.confirmSecondFactor, { body: { code } });
  return { browser, secret: begun.secret, backupCodes: begun.backupCodes };
}

/** Signs in under a server with these secrets; `offset` counts codes, as each works once. */
async function signIn(
  keyRing: typeof before,
  code: string,
  {
    method = "totp",
    trustDevice = false,
  }: { method?: "totp" | "backup_code"; trustDevice?: boolean } = {},
): Promise<Browser> {
  const on = visitors(database, { keyRing });
  const browser = await on.signedIn(user);
  await on.ask(browser, contract.verifySecondFactor, { body: { method, code, trustDevice } });
  return browser;
}

const codeAt = (secret: string, step: number) => totp(secret, testNow.getTime() + step * 30_000);
const keyIdOf = async ({ userId }: MadeUser) => {
  const row = await database.db
    .selectFrom("second_factor")
    .select("key_id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.key_id;
};

test("changed secret: the app's codes go on, and their key is encrypted anew when it is used", async () => {
  const { secret } = await withSecondFactor();
  expect(await keyIdOf(user)).toBe(before.currentKeyId);
  await signIn(changing, codeAt(secret, 0));
  expect(await keyIdOf(user)).toBe(changing.currentKeyId);
  await signIn(after, codeAt(secret, 1));
});

test("changed secret: the nightly job encrypts the rest anew, so that the old one can be retired", async () => {
  const { secret } = await withSecondFactor();
  const { context } = visitors(database, { keyRing: changing });
  await renewEncryption(context);
  expect(await keyIdOf(user)).toBe(after.currentKeyId);
  await signIn(after, codeAt(secret, 0));
});

test("changed secret: nobody is signed out, trusted devices and backup codes stay", async () => {
  const { browser, secret, backupCodes } = await withSecondFactor();
  const device = await signIn(before, codeAt(secret, 0), { trustDevice: true });
  const on = visitors(database, { keyRing: after });
  for (const kept of [browser, device]) {
    expect((await on.ask(kept, contract.getSession)).user?.id).toBe(user.userId);
  }
  const body = { email: user.email, password: user.password };
  expect(await on.ask(device, contract.signIn, { body })).toEqual({ status: "signed_in" });
  await signIn(after, backupCodes[0] ?? "", { method: "backup_code" });
});

test("lost secret: the app's codes are refused, and the nightly job warns and touches nothing", async () => {
  const { secret } = await withSecondFactor();
  await expect(signIn(after, codeAt(secret, 0))).rejects.toThrow("not configured");
  const warnings: unknown[] = [];
  const { context } = visitors(database, { keyRing: after });
  const log = Object.assign(Object.create(context.log) as typeof context.log, {
    warn: (fields: unknown) => warnings.push(fields),
  });
  await renewEncryption({ ...context, log });
  expect(warnings).toEqual([{ secondFactors: 1 }]);
  await signIn(before, codeAt(secret, 0));
});

test("stolen database: no key, no backup code and no cookie of a second factor rests in it readable", async () => {
  const { secret, backupCodes } = await withSecondFactor();
  const device = await signIn(before, codeAt(secret, 0), { trustDevice: true });
  const pending = await visitors(database).signedIn(user);
  const rows: string[] = [];
  for (const table of ["second_factor", "backup_code", "pending_sign_in", "trusted_device"]) {
    const result = await sql<{ row: string }>`
      select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(database.db);
    expect(result.rows.length, table).toBeGreaterThan(0);
    rows.push(...result.rows.map(({ row }) => row));
  }
  const cookies = [device, pending].flatMap(({ cookies: jar }) => [...jar.values()]);
  expect(cookies).toHaveLength(3);
  const secrets = [secret, ...backupCodes, ...cookies];
  const forms = secrets.flatMap((text) => [
    text,
    text.replaceAll("-", ""),
    Buffer.from(text).toString("hex"),
    Buffer.from(text, "base64url").toString("hex"),
  ]);
  const leaks = forms.filter((form) => rows.some((row) => row.includes(form)));
  expect(leaks).toEqual([]);
});

test("a backup code counts however it was typed, and is too long to guess", async () => {
  const { backupCodes } = await withSecondFactor();
  for (const code of backupCodes)
    expect(code).toMatch(/^(?:[\da-hjkmnp-tv-z]{4}-){3}[\da-hjkmnp-tv-z]{4}$/);
  const [first = "", second = ""] = backupCodes;
  await signIn(before, first.toUpperCase().replaceAll("-", " "), { method: "backup_code" });
  const misread = second.replaceAll("0", "O").replaceAll("1", "l").replaceAll("-", "");
  await signIn(before, misread, { method: "backup_code" });
});
