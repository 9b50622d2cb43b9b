import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { hashLinkToken } from "../../platform/tenancy/link-token.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { acceptInvitation, previewInvitation } from "./invitations/accept-invitation.ts";
import { deactivateMember, reactivateMember } from "./deactivate-member.ts";
import { getTeam } from "./get-team.ts";
import { inviteMember } from "./invitations/invite-member.ts";
import { resendInvitation } from "./invitations/resend-invitation.ts";
import { revokeInvitation } from "./invitations/revoke-invitation.ts";
import { sendInvitationMail } from "./invitations/send-invitation.ts";
import { transferOwnership } from "./ownership/transfer-ownership.ts";

const dayMs = 86_400_000;
const password = "Lauter-Kraniche-über-Köln-7";
const client = { headers: {}, ip: "192.0.2.7" };
let database: TestDatabase;
let agency: MadeAgency;
let other: MadeAgency;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database, { tier: "premium" });
  other = await makeAgency(database, { tier: "premium" });
});

const as = (made: MadeAgency, now = testNow) => testContext(database, { actor: made.actor, now });
const visitor = (now = testNow): Context => ({
  ...testContext(database, { actor: { kind: "visitor" }, now }),
  client,
});
let person = 0;
const newAddress = () => `neu${++person}@agentur.example`;

/** What the mail's link carries. */
async function mailedToken(made: MadeAgency, invitationId: string, now = testNow) {
  const ctx = as(made, now);
  await sendInvitationMail(ctx, { agencyId: made.agencyId, invitationId });
  const token = /token=([\w-]{43})/.exec(ctx.mails.at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error("no link in the mail");
  return token;
}

async function join(made: MadeAgency, email = newAddress(), now = testNow) {
  const { id } = await inviteMember(as(made, now), { email });
  const token = await mailedToken(made, id, now);
  await acceptInvitation(visitor(now), { token, name: "Bea Muster", password });
  const team = await getTeam(as(made));
  const member = team.members.find((candidate) => candidate.email === email);
  if (!member) throw new Error("nobody joined");
  return member.userId;
}

describe("an invitation", () => {
  test("brings a colleague in: mail, preview, account, signed in", async () => {
    const email = newAddress();
    const ctx = as(agency);
    const { id } = await inviteMember(ctx, { email: ` ${email.toUpperCase()} ` });
    expect(await ctx.sentJobs()).toContainEqual({
      name: "send-invitation",
      payload: { agencyId: agency.agencyId, invitationId: id },
    });
    const token = await mailedToken(agency, id);
    expect(await previewInvitation(visitor(), { token })).toMatchObject({ email });

    const answer = await acceptInvitation(visitor(), { token, name: "Bea Muster", password });
    expect(answer.setCookies.join()).toMatch(/tc_session=/);
    const { members, invitations } = await getTeam(as(agency));
    expect(invitations).toEqual([]);
    expect(members).toContainEqual(
      expect.objectContaining({ name: "Bea Muster", email, role: "member", isDeactivated: false }),
    );
  });

  test("is stored without its secret", async () => {
    const { id } = await inviteMember(as(agency), { email: newAddress() });
    const token = await mailedToken(agency, id);
    const row = await asOperator(testContext(database), ({ db }) =>
      db.selectFrom("invitation").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_hash).toEqual(hashLinkToken(token));
  });

  test("stolen or passed on, it still makes an account for the invited address alone", async () => {
    const email = newAddress();
    const { id } = await inviteMember(as(agency), { email });
    const token = await mailedToken(agency, id);
    await acceptInvitation(visitor(), { token, name: "Eve Fremd", password });
    const { members } = await getTeam(as(agency));
    expect(members.map((member) => member.email).toSorted()).toEqual(
      [agency.owner.email, email].toSorted(),
    );
    // The real addressee finds the link used.
    await expect(
      acceptInvitation(visitor(), { token, name: "Bea Muster", password }),
    ).rejects.toMatchObject({ code: "link_invalid" });
  });

  test("clicked twenty times at once, it lets one person in", async () => {
    const { id } = await inviteMember(as(agency), { email: newAddress() });
    const token = await mailedToken(agency, id);
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        acceptInvitation(visitor(), { token, name: "Bea Muster", password }),
      ),
    );
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await getTeam(as(agency))).members).toHaveLength(2);
  });

  test("ends after seven days, when it is taken back and when a newer one is sent", async () => {
    const { id } = await inviteMember(as(agency), { email: newAddress() });
    const first = await mailedToken(agency, id);
    const look = (token: string, now = testNow) => previewInvitation(visitor(now), { token });
    const later = (ms: number) => new Date(testNow.getTime() + ms);
    await expect(look(first, later(7 * dayMs - 1_000))).resolves.toBeDefined();
    await expect(look(first, later(7 * dayMs))).rejects.toMatchObject({ code: "link_invalid" });

    await resendInvitation(as(agency), { id });
    await expect(look(first)).rejects.toMatchObject({ code: "link_invalid" });
    const second = await mailedToken(agency, id);
    await expect(look(second)).resolves.toBeDefined();

    await revokeInvitation(as(agency), { id });
    await expect(look(second)).rejects.toMatchObject({ code: "link_invalid" });
  });

  test("takes the place of a registration nobody confirmed, with all that was noted about it", async () => {
    const { userId, email } = await makeUser(database, { confirmed: false });
    await asOperator(testContext(database), (t) => audit(t, { kind: "registered", userId }));
    expect(await join(agency, email)).not.toBe(userId);
    const events = await asOperator(testContext(database), ({ db }) =>
      db.selectFrom("audit_event").select("kind").where("user_id", "=", userId).execute(),
    );
    expect(events).toEqual([]);
  });

  test("says to the inviter nothing about accounts elsewhere, and lets nobody into two agencies", async () => {
    const email = other.owner.email;
    const { id } = await inviteMember(as(agency), { email });
    const token = await mailedToken(agency, id);
    await expect(
      acceptInvitation(visitor(), { token, name: "Otto Fremd", password }),
    ).rejects.toMatchObject({ code: "already_member" });
    expect((await getTeam(as(other))).members).toHaveLength(1);
    expect((await getTeam(as(agency))).members).toHaveLength(1);
  });

  test("with a weak password is refused and stays usable", async () => {
    const { id } = await inviteMember(as(agency), { email: newAddress() });
    const token = await mailedToken(agency, id);
    await expect(
      acceptInvitation(visitor(), { token, name: "Bea Muster", password: "passwort123" }),
    ).rejects.toMatchObject({ code: "weak_password" });
    await expect(
      acceptInvitation(visitor(), { token, name: "Bea Muster", password }),
    ).resolves.toBeDefined();
  });
});

describe("seats", () => {
  test("Basic has one user, so nobody can be invited", async () => {
    const small = await makeAgency(database, { tier: "basis" });
    await expect(inviteMember(as(small), { email: newAddress() })).rejects.toMatchObject({
      code: "seats_exhausted",
      details: { seats: 1 },
    });
  });

  test("two invitations at once for the last seat: one gets it", async () => {
    await join(agency);
    const both = await Promise.allSettled([
      inviteMember(as(agency), { email: newAddress() }),
      inviteMember(as(agency), { email: newAddress() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await getTeam(as(agency))).toMatchObject({ seats: 3, seatsUsed: 3 });
  });

  test("an expired invitation gives its seat back", async () => {
    await join(agency);
    await inviteMember(as(agency), { email: newAddress() });
    const nextWeek = new Date(testNow.getTime() + 8 * dayMs);
    await expect(
      inviteMember(as(agency, nextWeek), { email: newAddress() }),
    ).resolves.toBeDefined();
  });

  test("whoever accepts after the plan shrank is told that no seat is left", async () => {
    const { id } = await inviteMember(as(agency), { email: newAddress() });
    const token = await mailedToken(agency, id);
    await asOperator(testContext(database), ({ db }) =>
      db.updateTable("agency").set({ tier: "basis" }).where("id", "=", agency.agencyId).execute(),
    );
    await expect(
      acceptInvitation(visitor(), { token, name: "Bea Muster", password }),
    ).rejects.toMatchObject({ code: "seats_exhausted" });
    await expect(previewInvitation(visitor(), { token })).resolves.toBeDefined();
  });
});

describe("members", () => {
  test("a deactivated one is out at once and comes back into a free seat only", async () => {
    const userId = await join(agency);
    const sessions = () =>
      database.db.selectFrom("session").select("id").where("user_id", "=", userId).execute();
    expect(await sessions()).toHaveLength(1);
    await deactivateMember(as(agency), { userId });
    expect(await sessions()).toEqual([]);

    await join(agency);
    await join(agency);
    await expect(reactivateMember(as(agency), { userId })).rejects.toMatchObject({
      code: "seats_exhausted",
    });
  });

  test("the owner cannot be deactivated", async () => {
    await expect(
      deactivateMember(as(agency), { userId: agency.owner.userId }),
    ).rejects.toMatchObject({ code: "owner_must_stay" });
  });

  test("ownership passes on with the password, and there is always one owner", async () => {
    const userId = await join(agency);
    await expect(
      transferOwnership(as(agency), { userId, currentPassword: "falsch" }),
    ).rejects.toMatchObject({ code: "wrong_credentials" });
    const currentPassword = agency.owner.password;
    const tabs = await Promise.allSettled([
      transferOwnership(as(agency), { userId, currentPassword }),
      transferOwnership(as(agency), { userId, currentPassword }),
    ]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { members } = await getTeam(as(agency));
    expect(members.filter(({ role }) => role === "owner").map((m) => m.userId)).toEqual([userId]);
  });

  test("nobody of another agency can be reached by their id", async () => {
    const userId = await join(other);
    const { id } = await inviteMember(as(other), { email: newAddress() });
    const mine = as(agency);
    const currentPassword = agency.owner.password;
    for (const attempt of [
      () => deactivateMember(mine, { userId }),
      () => reactivateMember(mine, { userId }),
      () => transferOwnership(mine, { userId, currentPassword }),
      () => revokeInvitation(mine, { id }),
      () => resendInvitation(mine, { id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    }
    const { members, invitations } = await getTeam(as(other));
    expect(members.every((member) => !member.isDeactivated)).toBe(true);
    expect(invitations.map((invitation) => invitation.id)).toEqual([id]);
  });
});
