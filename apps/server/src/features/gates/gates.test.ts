import { AppError } from "@tc/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findSignedIn } from "../../platform/tenancy/access.ts";
import { isAdminUnlocked } from "../../platform/gates/admin-unlock.ts";
import type { AuditKind } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import { AnswerWithCookies } from "../../platform/http/http-answer.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow, testSite } from "../../testing/database/test-context.ts";
import { deleteSession } from "../account/sessions/session.store.ts";
import { asVisitor, countingSecret } from "./gates.fixture.ts";
import { getGate } from "./get-gate.ts";
import { unlockAdmin } from "./unlock-admin.ts";
import { unlockGate } from "./unlock-gate.ts";

const password = "Messestand-im-Nebel";
const adminPassword = "neun-rostige-Anker";
const gates = {
  application: createGateSecret(password),
  admin: createGateSecret(adminPassword),
};
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom("rate_limit").execute());

const contextAt = (now: Date, settings: NonNullable<Context["ports"]["gates"]> = gates) =>
  testContext(database, { now, ports: { gates: settings } });

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return "nothing";
}

async function enter(ctx: Context, ip?: string): Promise<string> {
  const answer = await unlockGate(asVisitor(ctx, { ...(ip !== undefined && { ip }) }), {
    password,
  });
  if (!(answer instanceof AnswerWithCookies)) throw new Error("no pass was given");
  return answer.setCookies[0]?.split(";", 1)[0] ?? "";
}

const stateWith = async (ctx: Context, cookie: string) =>
  (await getGate(asVisitor(ctx, { cookie }))).state;

const countEvents = (kind: AuditKind) =>
  asOperator(contextAt(testNow), async (t) => {
    const rows = await t.db
      .selectFrom("audit_event")
      .select("id")
      .where("kind", "=", kind)
      .execute();
    return rows.length;
  });

describe("the gate of the application", () => {
  test("without a password there is no gate", async () => {
    const ctx = contextAt(testNow, {});
    expect(await stateWith(ctx, "")).toBe("off");
    expect(await unlockGate(asVisitor(ctx), { password: "egal" })).toEqual({ done: true });
  });

  test("the password opens it for 30 days, by a cookie that scripts cannot read", async () => {
    const answer = await unlockGate(asVisitor(contextAt(testNow)), { password });
    const line = answer instanceof AnswerWithCookies ? answer.setCookies.join() : "";
    expect(line).toMatch(/^tc_gate=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = line.split(";", 1)[0] ?? "";
    expect(await stateWith(contextAt(testNow), cookie)).toBe("unlocked");
    expect(await stateWith(contextAt(minutes(30 * 24 * 60 - 1)), cookie)).toBe("unlocked");
    expect(await stateWith(contextAt(minutes(30 * 24 * 60)), cookie)).toBe("locked");
  });

  test("over https the cookie belongs to this host alone", async () => {
    const ctx = { ...contextAt(testNow), site: { ...testSite, isHttps: true } };
    const answer = await unlockGate(asVisitor(ctx), { password });
    const line = answer instanceof AnswerWithCookies ? answer.setCookies.join() : "";
    expect(line).toMatch(/^__Host-gate=.*; Path=\/;.*; Secure$/);
  });

  test("a wrong password, even nearly right, is refused and noted without it", async () => {
    const before = await countEvents("gate_refused");
    for (const wrong of [password.toLowerCase(), `${password} `, adminPassword]) {
      const work = unlockGate(asVisitor(contextAt(testNow)), { password: wrong });
      expect(await codeOf(work)).toBe("wrong_gate_password");
    }
    expect(await countEvents("gate_refused")).toBe(before + 3);
  });

  test("a forged cookie opens nothing", async () => {
    const real = await enter(contextAt(testNow));
    const forged = ["tc_gate=authenticated", `tc_gate=${"A".repeat(43)}`, "tc_gate=", `x${real}`];
    forged.push(real.slice(0, -1), `${real}x`, real.replace("tc_gate", "__Host-gate"));
    for (const cookie of forged) expect(await stateWith(contextAt(testNow), cookie)).toBe("locked");
    expect(await stateWith(contextAt(testNow), `andere=1; ${real}`)).toBe("unlocked");
  });

  test("a new password locks everybody out, also after a restart with the old one in between", async () => {
    const cookie = await enter(contextAt(testNow));
    const rotated = contextAt(testNow, { application: createGateSecret("ein-neues-Passwort") });
    expect(await stateWith(rotated, cookie)).toBe("locked");
    const restarted = contextAt(testNow, { application: createGateSecret(password) });
    expect(await stateWith(restarted, cookie)).toBe("unlocked");
  });

  test("the database holds neither the password nor anything that opens the gate", async () => {
    const cookie = await enter(contextAt(testNow));
    const rows = JSON.stringify(await database.db.selectFrom("gate_pass").selectAll().execute());
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(cookie.split("=")[1]);
  });
});

describe("guessing", () => {
  test("five tries a minute and thirty an hour from one network reach the comparison", async () => {
    const application = countingSecret(password);
    let now = testNow;
    const ctx = testContext(database, { now: () => now, ports: { gates: { application } } });
    for (let minute = 0; minute < 59; minute += 1) {
      now = minutes(minute);
      for (let guess = 0; guess < 7; guess += 1) {
        // Neighbours of a /24 are one network.
        const visitor = asVisitor(ctx, { ip: `198.51.100.${minute * 3 + guess}` });
        await codeOf(unlockGate(visitor, { password: `falsch ${guess}` }));
      }
      if (minute === 0) expect(application.compared).toBe(5);
    }
    expect(application.compared).toBe(30);
  });

  test("three hundred an hour from everywhere, and it says when to try again", async () => {
    const application = countingSecret(password);
    const ctx = contextAt(testNow, { application });
    const guesses = Array.from({ length: 320 }, (_, index) =>
      codeOf(
        unlockGate(asVisitor(ctx, { ip: `10.${index >> 8}.${index & 255}.1` }), { password: "x" }),
      ),
    );
    const codes = await Promise.all(guesses);
    expect(application.compared).toBe(300);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(20);
    const late = unlockGate(asVisitor(ctx, { ip: "10.9.9.9" }), { password });
    await expect(late).rejects.toMatchObject({
      code: "rate_limited",
      details: { retryAfterSeconds: 3_600 },
    });
  });

  test("too many tries never lock out who has a pass", async () => {
    const ctx = contextAt(testNow);
    const cookie = await enter(ctx);
    for (let guess = 0; guess < 8; guess += 1) {
      await codeOf(unlockGate(asVisitor(ctx), { password: "falsch" }));
    }
    expect(await codeOf(unlockGate(asVisitor(ctx), { password }))).toBe("rate_limited");
    expect(await stateWith(ctx, cookie)).toBe("unlocked");
    expect(await unlockGate(asVisitor(ctx, { cookie }), { password })).toEqual({ done: true });
  });
});

describe("the gate of /admin", () => {
  async function signIn(ctx: Context, isAdmin: boolean) {
    const user = await makeUser(ctx, { isAdmin });
    const client = { headers: await signedIn(ctx, user), ip: "203.0.113.5" };
    const signedInNow = await findSignedIn({ ...ctx, client });
    if (!signedInNow) throw new Error("nobody is signed in");
    const { session } = signedInNow;
    return { ...ctx, client, actor: { kind: "user" as const, session } };
  }

  test("an admin's password opens it for this session and an hour", async () => {
    const before = await countEvents("admin_unlocked");
    const ctx = await signIn(contextAt(testNow), true);
    const { token, expiresAt } = await unlockAdmin(ctx, { password: adminPassword });
    expect(expiresAt).toBe(minutes(60).toISOString());
    const { id } = ctx.actor.session;
    expect(await isAdminUnlocked({ ...ctx, now: () => minutes(60) }, id, token)).toBe(false);
    expect(await isAdminUnlocked(ctx, id, token)).toBe(true);
    expect(await countEvents("admin_unlocked")).toBe(before + 1);
  });

  test("it stays open as long as it is used, and closes an hour after the last call", async () => {
    const ctx = await signIn(contextAt(testNow), true);
    const { token } = await unlockAdmin(ctx, { password: adminPassword });
    const isOpenAt = (minute: number) =>
      isAdminUnlocked({ ...ctx, now: () => minutes(minute) }, ctx.actor.session.id, token);
    for (const minute of [59, 118, 177])
      expect([minute, await isOpenAt(minute)]).toEqual([minute, true]);
    expect(await isOpenAt(237)).toBe(false);
  });

  test("after a reload, without the token, the same session is locked again", async () => {
    const ctx = await signIn(contextAt(testNow), true);
    await unlockAdmin(ctx, { password: adminPassword });
    for (const token of [undefined, "", "A".repeat(43)]) {
      expect(await isAdminUnlocked(ctx, ctx.actor.session.id, token)).toBe(false);
    }
  });

  test("another session's token opens nothing, not even the same person's", async () => {
    const ctx = contextAt(testNow);
    const [firstSession, two] = [await signIn(ctx, true), await signIn(ctx, true)];
    const { token } = await unlockAdmin(firstSession, { password: adminPassword });
    expect(await isAdminUnlocked(two, two.actor.session.id, token)).toBe(false);
  });

  test("a token ends with its session and with the password", async () => {
    const ctx = await signIn(contextAt(testNow), true);
    const { session } = ctx.actor;
    const { token } = await unlockAdmin(ctx, { password: adminPassword });
    const rotated = { ...ctx.ports, gates: { admin: createGateSecret("zwölf-neue-Anker") } };
    expect(await isAdminUnlocked({ ...ctx, ports: rotated }, session.id, token)).toBe(false);
    await deleteSession(ctx, session.userId, session.id);
    expect(await isAdminUnlocked(ctx, session.id, token)).toBe(false);
  });

  test("there is no such door for others, and none at all without a password", async () => {
    const member = await signIn(contextAt(testNow), false);
    expect(await codeOf(unlockAdmin(member, { password: adminPassword }))).toBe("not_found");
    const admin = await signIn(contextAt(testNow, {}), true);
    expect(await codeOf(unlockAdmin(admin, { password: adminPassword }))).toBe("not_found");
    expect(await isAdminUnlocked(admin, admin.actor.session.id, "x")).toBe(false);
  });

  test("in production it takes a second factor first", async () => {
    const ctx = await signIn(contextAt(testNow), true);
    const production = { ...ctx, site: { ...testSite, isProduction: true } };
    expect(await codeOf(unlockAdmin(production, { password: adminPassword }))).toBe(
      "second_factor_required",
    );
    const session = { ...ctx.actor.session, hasSecondFactor: true };
    const proven = { ...production, actor: { kind: "user" as const, session } };
    expect((await unlockAdmin(proven, { password: adminPassword })).token).toMatch(/^[\w-]{43}$/);
  });

  test("wrong passwords are counted, noted and end in a pause", async () => {
    const ctx = await signIn(contextAt(testNow), true);
    const before = await countEvents("admin_refused");
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      codes.push(await codeOf(unlockAdmin(ctx, { password: "123456" })));
    }
    expect(codes).toEqual([...Array(5).fill("wrong_admin_password"), "rate_limited"]);
    expect(await countEvents("admin_refused")).toBe(before + 5);
  });
});
