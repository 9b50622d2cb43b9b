import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import {
  accept,
  agencyOf,
  as,
  at,
  contact,
  deleteAgencies,
  invited,
  judges,
  mailAll,
  only,
  operator,
  refusal,
  useMatchWorld,
  view,
} from "./agency-match.fixture.ts";
import { answerMatchInvitation } from "./invitations/answer-match-invitation.ts";
import { tellBuyerOfWithdrawalJob } from "./job-definitions.ts";
import { listMatchInvitations } from "./invitations/list-match-invitations.ts";
import { withdrawFromMatch } from "./invitations/withdraw-from-match.ts";
import { inviteAgencies } from "./operator/invite-agencies.ts";
import { listClosedRequests } from "./operator/list-closed-requests.ts";
import * as buyer from "./requests/buyer-link.ts";
import { sweepClosedRequests } from "./sweep/sweep-closed-requests.ts";

const secrets = ["Landkreis Steinfeld", "Karin Behrens", "behrens@steinfeld.example", "0431 901"];

useMatchWorld();

describe("contacts", () => {
  test("reach neither side before both agreed, whatever is asked", async () => {
    const agency = await agencyOf();
    const { token, id, requestId } = await invited(agency);
    await mailAll();
    const agencysLooks = async () =>
      JSON.stringify([
        await listMatchInvitations(as(agency)),
        await accept(agency, id),
        await listMatchInvitations(as(agency)),
        operator.mails.filter(({ to }) => to === agency.owner.email),
      ]);
    const shown = await agencysLooks();
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(JSON.stringify(await view(token))).not.toContain(contact.email);
    await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
    expect((await only(agency)).contact).toEqual({
      organisation: "Landkreis Steinfeld",
      name: "Karin Behrens",
      email: "behrens@steinfeld.example",
      phone: "0431 901",
    });
    expect((await view(token)).matches).toMatchObject([{ state: "exchanged", contact }]);
    await mailAll();
    expect(operator.mails.slice(-2).map(({ subject }) => subject)).toEqual([
      "AgencyMatch: Kontaktdaten ausgetauscht",
      "Kontaktdaten ausgetauscht",
    ]);
    expect((await listClosedRequests(operator, {})).requests).toMatchObject([
      { id: requestId, counts: { exchanged: 1 } },
    ]);
  });

  test("lie in tables that an agency's transaction may not even read", async () => {
    const agency = await agencyOf();
    await invited(agency);
    for (const table of ["closed_request", "closed_request_contact", "closed_request_link"]) {
      await expect(
        inAgency(as(agency), agency.agencyId, (t) =>
          sql`select from ${sql.table(table)}`.execute(t.db),
        ),
      ).rejects.toThrow("permission denied");
    }
  });

  test("of another agency are nobody's: its invitation is as good as missing", async () => {
    const [agency, other] = [await agencyOf(), await agencyOf()];
    const { id } = await invited(agency);
    for (const attempt of [
      () => accept(other, id),
      () => withdrawFromMatch(as(other), { id }),
      () => accept(other, randomUUID()),
    ]) {
      await expect(attempt()).rejects.toSatisfy(refusal("not_found"));
    }
    expect((await listMatchInvitations(as(other))).invitations).toEqual([]);
  });

  test("go on both sides when the agency withdraws, and the buyer is told without a name", async () => {
    const agency = await agencyOf();
    const { token, id } = await invited(agency);
    await accept(agency, id);
    await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
    await mailAll();
    await withdrawFromMatch(as(agency), { id });
    expect(await withdrawFromMatch(as(agency), { id })).toMatchObject({
      state: "ended",
      endedBy: "agency",
    });
    const invitation = await only(agency);
    expect(invitation).not.toHaveProperty("contact");
    expect(invitation).not.toHaveProperty("sharedContact");
    expect((await view(token)).matches).toEqual([]);
    const jobs = await operator.sentJobs();
    expect(jobs.map(({ name }) => name)).toEqual([tellBuyerOfWithdrawalJob.name]);
    expect(tellBuyerOfWithdrawalJob.delaySeconds).toBeUndefined();
    await mailAll();
    const mail = operator.mails.at(-1);
    expect(mail).toMatchObject({
      to: "behrens@steinfeld.example",
      subject: "Eine Agentur hat ihre Einwilligung zurückgezogen",
    });
    for (const part of [
      "stehen nicht mehr bei deiner Anfrage",
      "Du musst ihre Kontaktdaten auch bei dir löschen",
      "darfst sie damit nicht weiter kontaktieren",
      "Art. 7 Abs. 3 und Art. 17 DSGVO",
    ]) {
      expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(part);
    }
    for (const part of ["Nordlicht", "Testagentur", contact.email]) {
      expect(JSON.stringify(mail)).not.toContain(part);
    }
    await expect(accept(agency, id)).rejects.toSatisfy(refusal("stale_version"));
  });

  test("go on both sides when the buyer withdraws, and the link opens nothing any more", async () => {
    const [agency, waiting] = [await agencyOf(), await agencyOf()];
    const { token, id, requestId } = await invited(agency);
    const agencyIds = [waiting.agencyId];
    await inviteAgencies(operator, judges, { requestId, agencyIds });
    await accept(agency, id);
    await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
    await mailAll();
    await buyer.withdrawClosedRequest(operator, { token });
    expect(await only(agency)).toMatchObject({ state: "ended", endedBy: "buyer" });
    expect(await only(agency)).not.toHaveProperty("contact");
    await expect(view(token)).rejects.toSatisfy(refusal("link_invalid"));
    const left = await asOperator(operator, async ({ db }) => [
      await db.selectFrom("match_contact").selectAll().execute(),
      await db.selectFrom("closed_request_contact").selectAll().execute(),
    ]);
    expect(left).toEqual([[], []]);
    const before = operator.mails.length;
    await mailAll();
    // Whoever had not answered yet is not written to.
    expect(operator.mails.slice(before).map(({ to }) => to)).toEqual([agency.owner.email]);
    await expect(accept(waiting, (await only(waiting)).id)).rejects.toSatisfy(
      refusal("stale_version"),
    );
  });
});

describe("an answer", () => {
  test("of two tabs counts once, and another one needs the first to be taken back", async () => {
    const agency = await agencyOf();
    const { id } = await invited(agency);
    await Promise.all([accept(agency, id), accept(agency, id)]);
    const decline = () =>
      answerMatchInvitation(as(agency), { id, answer: "decline", reason: "capacity" });
    await expect(decline()).rejects.toSatisfy(refusal("stale_version"));
    await answerMatchInvitation(as(agency), { id, answer: "undo" });
    expect(await decline()).toMatchObject({ state: "declined", declineReason: "capacity" });
    const jobs = await operator.sentJobs();
    expect(jobs.filter(({ name }) => name === "tell-buyer-of-match")).toHaveLength(1);
  });

  test("that is taken back at once reaches nobody, and the next one does", async () => {
    const agency = await agencyOf();
    const { id, token } = await invited(agency);
    await mailAll();
    const before = operator.mails.length;
    await accept(agency, id);
    await answerMatchInvitation(as(agency), { id, answer: "undo" });
    await mailAll();
    expect(operator.mails).toHaveLength(before);
    expect((await view(token)).matches).toEqual([]);
    await accept(agency, id);
    await mailAll();
    expect(operator.mails.at(-1)?.subject).toBe("Eine Agentur hat Interesse an deiner Anfrage");
    await expect(
      buyer.answerMatch(operator, { token, invitationId: randomUUID(), answer: "exchange" }),
    ).rejects.toSatisfy(refusal("not_found"));
  });

  test("comes too late after the last second of the last day", async () => {
    const agency = await agencyOf();
    const { id } = await invited(agency);
    const { answersUntil } = await only(agency);
    expect(answersUntil).toBe("2026-12-01T22:59:59.000Z");
    const late = new Date("2026-12-01T23:00:00Z");
    await expect(accept(agency, id, late)).rejects.toSatisfy(refusal("stale_version"));
    await accept(agency, id, new Date(answersUntil));
  });

  test("that a buyer declines or accepts twice stays as it is; enough agencies close the request", async () => {
    const [a, b, c] = [await agencyOf(), await agencyOf(), await agencyOf()];
    const { id, token, requestId } = await invited(a);
    const agencyIds = [b.agencyId, c.agencyId];
    await inviteAgencies(operator, judges, { requestId, agencyIds });
    const [idB, idC] = [(await only(b)).id, (await only(c)).id];
    for (const [agency, it] of [
      [a, id],
      [b, idB],
      [c, idC],
    ] as const)
      await accept(agency, it);
    const exchange = (invitationId: string) =>
      buyer.answerMatch(operator, { token, invitationId, answer: "exchange" });
    await Promise.all([exchange(id), exchange(id)]);
    const closed = await exchange(idB);
    expect(closed.state).toBe("closed");
    expect(closed.matches.map((match) => match.id).toSorted()).toEqual([id, idB].toSorted());
    expect(await only(c)).toMatchObject({ state: "ended", endedBy: "buyer" });
    await expect(exchange(idC)).rejects.toSatisfy(refusal("not_found"));
    // What was exchanged stays until somebody withdraws.
    expect(await only(a)).toHaveProperty("contact");
  });
});

test("an agency that withdraws before the buyer agrees is mentioned in no mail", async () => {
  const agency = await agencyOf();
  const { id } = await invited(agency);
  await accept(agency, id);
  await mailAll();
  const before = operator.mails.length;
  await withdrawFromMatch(as(agency), { id });
  expect(await operator.sentJobs()).toEqual([]);
  expect(operator.mails).toHaveLength(before);
});

test("the buyer of an agency that is deleted is asked to delete its contact, and learns no name", async () => {
  const [agency, waiting] = [await agencyOf(), await agencyOf()];
  const { id, token } = await invited(agency);
  await accept(agency, id);
  await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
  const { id: other } = await invited(waiting);
  await accept(waiting, other);
  await mailAll();
  const before = operator.mails.length;
  await deleteAgencies(agency, waiting);
  await mailAll();
  expect(operator.mails.slice(before)).toMatchObject([
    { to: "behrens@steinfeld.example", subject: "Eine Agentur hat ihr Konto gelöscht" },
  ]);
  expect(JSON.stringify(operator.mails.slice(before))).not.toContain(contact.email);
  expect((await view(token)).matches).toEqual([]);
});

test("whoever exchanges while the agency withdraws ends without a contact on either side", async () => {
  const agency = await agencyOf();
  const { id, token } = await invited(agency);
  await accept(agency, id);
  await Promise.allSettled([
    buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" }),
    withdrawFromMatch(as(agency), { id }),
  ]);
  expect(await only(agency)).toMatchObject({ state: "ended" });
  expect(await only(agency)).not.toHaveProperty("contact");
  expect((await view(token)).matches).toEqual([]);
});

test("a request that nobody closes is closed thirty days after its last day, and deleted after its time", async () => {
  const agency = await agencyOf();
  const { id } = await invited(agency);
  await accept(agency, id);
  const sweep = (now: string) => sweepClosedRequests(at(now));
  await sweep("2026-12-31T22:00:00Z");
  expect(await only(agency)).toMatchObject({ state: "accepted" });
  await sweep("2027-01-01T03:00:00Z");
  expect(await only(agency)).toMatchObject({ state: "ended", endedBy: "operator" });
  await sweep("2027-07-01T03:00:00Z");
  expect((await listMatchInvitations(as(agency))).invitations).toEqual([]);
});
