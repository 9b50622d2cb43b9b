import { AppError } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSignedIn } from "../../../platform/tenancy/access.ts";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { validLinks, insertLink } from "../../../testing/people/insert-link.ts";
import {
  doJobs,
  goodPassword,
  registerAndMail,
  tokenOf,
  visitorContext,
} from "../../../testing/people/sign-up.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { listLivingSessions } from "../../account/sessions/session.store.ts";
import { signIn } from "../../account/sessions/sign-in.ts";
import { confirmEmail } from "./confirm-email.ts";
import { registrationMailJob } from "../job-definitions.ts";
import { confirmationLimit } from "../registration.limits.ts";
import { resendConfirmation } from "./resend-confirmation.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;
const newEmail = () => `neu${++count}@nordlicht.example`;
const code = (error: unknown) => (error instanceof AppError ? error.code : error);
const bodyOf = <Body>(answer: Body | AnswerWithCookies<Body>) =>
  answer instanceof AnswerWithCookies ? answer.body : answer;
const statusOf = async (pending: ReturnType<typeof confirmEmail>) =>
  pending.then((answer) => bodyOf(answer).status, code);
const readAgency = (agencyId: string) =>
  database.owner.db
    .selectFrom("agency")
    .innerJoin("profile", "profile.agency_id", "agency.id")
    .innerJoin("member", "member.agency_id", "agency.id")
    .selectAll()
    .where("agency.id", "=", agencyId)
    .execute();

/** A registration mailed at `at`, and a context at any later time. */
async function mailed(at: Date) {
  const ctx = visitorContext(database, { now: at });
  const registration = await registerAndMail(database, ctx, { email: newEmail() });
  return {
    ...registration,
    ctx,
    after: (seconds: number) =>
      visitorContext(database, { now: new Date(at.getTime() + seconds * 1000) }),
  };
}

describe("confirming an address", () => {
  it("makes agency, profile and inactive owner, signs in and welcomes", async () => {
    const { ctx, token, agencyId, userId, email } = await mailed(testNow);
    const answer = await confirmEmail(ctx, { token });
    expect(answer).toBeInstanceOf(AnswerWithCookies);
    expect(bodyOf(answer)).toEqual({ status: "confirmed", agencyId, userId });
    const [cookie] = (answer as AnswerWithCookies<unknown>).setCookies;
    expect(cookie).toMatch(/^tc_session=[^;]+;.*HttpOnly/i);
    const client = { headers: { cookie: cookie!.split(";", 1)[0]! }, ip: "10.0.0.1" };
    expect((await findSignedIn({ ...ctx, client }))?.session).toMatchObject({ userId, email });

    const rows = await readAgency(agencyId);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: "Erika Muster",
      tier: null,
      user_id: userId,
      role: "owner",
      active: false,
      email,
      onboarding_step: 0,
      onboarded_at: null,
      data: { companyName: "Nordlicht Kommunikation GmbH" },
    });
    const waiting = database.owner.db.selectFrom("pending_profile").select("id");
    expect(await waiting.where("id", "=", agencyId).execute()).toEqual([]);
    const events = await database.owner.db
      .selectFrom("audit_event")
      .select(["kind", "agency_id"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      "registered",
      "email_confirmed",
      "profile_promoted",
    ]);
    await doJobs(database, ctx);
    expect(ctx.mails.at(-1)).toMatchObject({ to: email, subject: "Willkommen bei TenderChances" });
    expect(bodyOf(await signIn(ctx, { email, password: goodPassword }))).toEqual({
      status: "signed_in",
    });
  });

  it.each([
    ["in winter", "2026-11-21T11:00:00Z"],
    ["across the night that loses an hour", "2026-03-28T20:00:00Z"],
    ["across the night that gains an hour", "2026-10-24T20:00:00Z"],
  ])("works for exactly 24 hours: %s", async (_name, at) => {
    const { token, after } = await mailed(new Date(at));
    expect(await statusOf(confirmEmail(after(24 * 3600 + 1), { token }))).toBe("link_invalid");
    expect(await statusOf(confirmEmail(after(24 * 3600), { token }))).toBe("link_invalid");
    expect(await statusOf(confirmEmail(after(24 * 3600 - 1), { token }))).toBe("confirmed");
  });

  it("by a replayed link says so and signs nobody in", async () => {
    const { ctx, token, after } = await mailed(testNow);
    await confirmEmail(ctx, { token });
    const replay = await confirmEmail(after(3 * 24 * 3600), { token });
    expect(replay).toEqual({ status: "already_confirmed" });
    expect(replay).not.toBeInstanceOf(AnswerWithCookies);
  });

  it("open mailbox: an unused link signs nobody in once the account is confirmed otherwise", async () => {
    const { ctx, token, userId } = await mailed(testNow);
    const { db } = database.owner;
    await db
      .updateTable("user_account")
      .set({ email_verified: true })
      .where("id", "=", userId)
      .execute();
    expect(await confirmEmail(ctx, { token })).toEqual({ status: "already_confirmed" });
    expect(await listLivingSessions(ctx, userId)).toEqual([]);
  });

  it("open mailbox: kills reset links asked for before", async () => {
    const { ctx, token, userId } = await mailed(testNow);
    await insertLink(database, { userId, purpose: "reset_password" });
    await confirmEmail(ctx, { token });
    expect(await validLinks(database, userId)).toEqual([]);
  });

  it("is won by exactly one of fifty at once", async () => {
    const { token, agencyId, userId, after } = await mailed(testNow);
    const tries = Array.from({ length: 50 }, () => statusOf(confirmEmail(after(60), { token })));
    const statuses = await Promise.all(tries);
    expect(statuses.filter((it) => it === "confirmed")).toHaveLength(1);
    expect(statuses.filter((it) => it === "already_confirmed")).toHaveLength(49);
    expect(await readAgency(agencyId)).toHaveLength(1);
    const sessions = database.owner.db.selectFrom("session").select("id");
    expect(await sessions.where("user_id", "=", userId).execute()).toHaveLength(1);
  });

  it("by an older link fails after a resend, whether it comes before or after the newer one", async () => {
    const { ctx, token, email, after } = await mailed(testNow);
    await resendConfirmation(ctx, { email });
    await doJobs(database, ctx);
    const newer = tokenOf(ctx);
    expect(newer).not.toBe(token);
    expect(await statusOf(confirmEmail(after(60), { token }))).toBe("link_invalid");
    expect(await statusOf(confirmEmail(after(61), { token: newer }))).toBe("confirmed");
    expect(await statusOf(confirmEmail(after(62), { token }))).toBe("link_invalid");
    expect(await statusOf(confirmEmail(after(63), { token: newer }))).toBe("already_confirmed");
  });

  it("fails with links that were never sent or belong to another purpose", async () => {
    const { ctx, token, userId } = await mailed(testNow);
    expect(await statusOf(confirmEmail(ctx, { token: "A".repeat(43) }))).toBe("link_invalid");
    await database.owner.db
      .updateTable("account_link")
      .set({ purpose: "reset_password" })
      .where("user_id", "=", userId)
      .execute();
    expect(await statusOf(confirmEmail(ctx, { token }))).toBe("link_invalid");
  });

  it("makes a fresh link when the mail's job is repeated, and the older one is dead", async () => {
    const { ctx, token, userId } = await mailed(testNow);
    await ctx.jobs.send(registrationMailJob, { userId, isPasswordDropped: false });
    await doJobs(database, ctx);
    expect(await statusOf(confirmEmail(ctx, { token }))).toBe("link_invalid");
    expect(await statusOf(confirmEmail(ctx, { token: tokenOf(ctx) }))).toBe("confirmed");
  });

  it("guessing: sixty links an hour from one network, then it is told to wait", async () => {
    const { ctx, token } = await mailed(testNow);
    const guess = () => statusOf(confirmEmail(ctx, { token: "A".repeat(43) }));
    for (let i = 0; i < confirmationLimit.limit; i++) expect(await guess()).toBe("link_invalid");
    expect(await guess()).toBe("rate_limited");
    expect(await statusOf(confirmEmail(visitorContext(database), { token }))).toBe("confirmed");
  });
});
