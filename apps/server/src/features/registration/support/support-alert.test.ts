import { sendSupportAlert as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { actorFor, doJobs, visitorContext } from "../../../testing/people/sign-up.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { testOperator } from "../../../testing/database/test-operator.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { sendSupportAlert } from "./send-support-alert.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const alert = (parts: Record<string, unknown>) => endpoint.body!.parse(parts);
const code = (error: unknown) => (error instanceof AppError ? error.code : error);
const readAlerts = (userId: string) =>
  database.owner.db.selectFrom("support_alert").selectAll().where("user_id", "=", userId).execute();

describe("a support alert", () => {
  it("is stored for the session's account and agency, whatever the payload claims, and mailed to support", async () => {
    const { actor, agencyId, owner } = await makeAgency(database, { active: false });
    const other = await makeAgency(database);
    const base = testContext(database, { actor });
    const ctx = { ...base, site: { ...base.site, operator: testOperator } };
    const claimed = {
      userId: other.owner.userId,
      agencyId: other.agencyId,
      userEmail: "opfer@x.example",
      errorType: "rls_permission\r\nBcc: opfer@x.example",
      errorMessage: "<img src=x onerror=alert(1)>",
      fullConsoleLogs: ["[SETUP] failed", "password=Geheim123!"],
    };
    expect(await sendSupportAlert(ctx, alert(claimed))).toEqual({ success: true });
    expect(await readAlerts(other.owner.userId)).toEqual([]);
    const [stored] = await readAlerts(owner.userId);
    expect(stored).toMatchObject({ agency_id: agencyId, at: testNow, handled_at: null });

    await doJobs(database, ctx);
    const [mail, ...others] = ctx.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: testOperator.supportEmail,
      subject: "Support-Meldung: Profilerstellung unterbrochen",
    });
    expect(mail).not.toHaveProperty("replyTo");
    expect(mail!.text).toContain(`Konto: ${owner.userId}`);
    expect(mail!.text).toContain("[SETUP] failed");
    expect(`${mail!.text}${mail!.html}`).not.toContain("Geheim123!");
    expect(mail!.html).not.toContain("<img");
    expect(mail!.text).not.toMatch(/^Bcc:/m);
  });

  it("keeps no planted secret in any field, key or depth", async () => {
    const secret = fc.string({
      unit: fc.constantFrom(
        ..."ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789".split(""),
      ),
      minLength: 30,
      maxLength: 43,
    });
    const text = secret.chain((value) =>
      fc
        .constantFrom(
          `Bearer ${value}`,
          `https://x.example/#access_token=${value}&type=recovery`,
          `{"refresh_token":"${value}"}`,
          `Set-Cookie: tc_session=${value}; Path=/`,
          `sk_live_${value}`,
          `whsec_${value}`,
          `password: ${value}`,
        )
        .map((planted) => ({ value, planted })),
    );
    const place = fc.constantFrom<(planted: string) => Record<string, unknown>>(
      (it) => ({ errorMessage: it }),
      (it) => ({ url: it }),
      (it) => ({ fullConsoleLogs: ["ok", it] }),
      (it) => ({ recentConsoleErrors: [it] }),
      (it) => ({ urlParams: { a: it } }),
      (it) => ({ urlParams: { [it]: "a" } }),
      (it) => ({ userMetadata: { a: { b: [it] } } }),
      (it) => ({ sessionStorageData: { pendingSessionId: it, pendingSessions: [it] } }),
      (it) => ({ userMetadata: { password: it } }),
    );
    await fc.assert(
      fc.asyncProperty(text, place, async ({ value, planted }, put) => {
        const { userId } = await makeUser(database);
        const ctx = testContext(database, { actor: actorFor(userId) });
        await sendSupportAlert(ctx, alert(put(planted)));
        const [stored] = await readAlerts(userId);
        expect(JSON.stringify(stored!.payload)).not.toContain(value);
      }),
      { numRuns: 40 },
    );
  });

  it("flood is stopped: one in five seconds, twenty a day, each account by itself", async () => {
    const { userId } = await makeUser(database);
    const send = (seconds: number, user = userId) =>
      sendSupportAlert(
        testContext(database, {
          actor: actorFor(user),
          now: new Date(testNow.getTime() + seconds * 1000),
        }),
        alert({ errorType: "unknown" }),
      ).then(({ success }) => success, code);
    expect(await send(0)).toBe(true);
    expect(await send(4.9)).toBe("rate_limited");
    expect(await send(5)).toBe(true);
    const other = await makeUser(database);
    expect(await send(5, other.userId)).toBe(true);
    for (let n = 2; n < 20; n++) expect(await send(n * 10)).toBe(true);
    expect(await send(300)).toBe("rate_limited");
    expect(await send(24 * 3600)).toBe(true);
    expect(await readAlerts(userId)).toHaveLength(21);
  });

  it("needs somebody signed in", async () => {
    const sent = sendSupportAlert(visitorContext(database), alert({}));
    expect(await sent.catch(code)).toBe("unauthenticated");
  });

  it("flood of oversized ones is refused and counted; honest full logs only lose their oldest lines", async () => {
    const { userId } = await makeUser(database);
    const ctx = testContext(database, { actor: actorFor(userId) });
    const large = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`k${n}`, "x".repeat(1_500)]),
    );
    expect(await sendSupportAlert(ctx, alert({ userMetadata: large })).catch(code)).toBe(
      "payload_too_large",
    );
    expect(await readAlerts(userId)).toEqual([]);
    // Refused, it counts: whoever sends many of them does not keep the server busy.
    expect(await sendSupportAlert(ctx, alert({ userMetadata: large })).catch(code)).toBe(
      "rate_limited",
    );

    const later = testContext(database, {
      actor: actorFor(userId),
      now: new Date(testNow.getTime() + 5_000),
    });
    const logs = Array.from({ length: 20 }, (_, n) => `ERROR ${n} ${"ü ".repeat(490)}`);
    const errors = Array.from({ length: 10 }, () => "ß ".repeat(500));
    await sendSupportAlert(later, alert({ fullConsoleLogs: logs, recentConsoleErrors: errors }));
    const [stored] = await readAlerts(userId);
    const kept = stored!.payload["fullConsoleLogs"] as string[];
    expect(kept.length).toBeGreaterThan(5);
    expect(kept).toEqual(logs.slice(-kept.length));
    expect(stored!.payload["recentConsoleErrors"]).toHaveLength(10);
  });

  it("nested deeper than any browser's metadata is refused", () => {
    const deep = { a: { b: { c: { d: { e: 1 } } } } };
    expect(endpoint.body!.safeParse({ userMetadata: deep }).success).toBe(false);
  });
});
