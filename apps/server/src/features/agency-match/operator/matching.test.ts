import { randomUUID } from "node:crypto";
import { sendClosedRequest } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { publicRequestForm } from "../../../testing/enquiries/closed-requests.ts";
import {
  accept,
  agencyOf,
  as,
  form,
  judges,
  mailAll,
  only,
  operator,
  refusal,
  running,
  tokenIn,
  useMatchWorld,
  view,
} from "../agency-match.fixture.ts";
import { listMatchInvitations } from "../invitations/list-match-invitations.ts";
import { answerMatchInvitation } from "../invitations/answer-match-invitation.ts";
import { withdrawFromMatch } from "../invitations/withdraw-from-match.ts";
import * as buyer from "../requests/buyer-link.ts";
import { receiveClosedRequest } from "../requests/receive-closed-request.ts";
import { changeClosedRequest } from "./change-closed-request.ts";
import { inviteAgencies } from "./invite-agencies.ts";
import { listClosedRequests } from "./list-closed-requests.ts";
import { rankAgencies } from "./rank-agencies.ts";

useMatchWorld();

describe("a request", () => {
  test("reaches the operator only once whoever reads the typed address has confirmed it", async () => {
    await receiveClosedRequest(operator, form());
    await receiveClosedRequest(operator, form());
    await mailAll();
    expect(operator.mails.map(({ to }) => to)).toEqual(["behrens@steinfeld.example"]);
    const [mail] = operator.mails;
    for (const word of ["Nachwuchsgewinnung", "Behrens", "Steinfeld"]) {
      expect(`${mail?.subject}${mail?.text}`).not.toContain(word);
    }
    const { requests } = await listClosedRequests(operator, {});
    expect(requests).toMatchObject([{ state: "received" }]);
    const requestId = requests[0]!.id;
    await expect(changeClosedRequest(operator, { requestId, state: "running" })).rejects.toSatisfy(
      refusal("stale_version"),
    );
    const token = tokenIn(mail?.text ?? "");
    expect((await view(token)).state).toBe("received");
    await buyer.confirmClosedRequest(operator, { token });
    await buyer.confirmClosedRequest(operator, { token });
    await mailAll();
    expect(operator.mails.slice(1).map(({ subject }) => subject)).toEqual([
      "Neue nicht öffentliche Anfrage",
    ]);
    await changeClosedRequest(operator, { requestId, state: "running" });
    expect((await view(token)).state).toBe("running");
  });

  test("of a robot is kept and mails nobody", async () => {
    await receiveClosedRequest(operator, form({ extra: "x" }));
    await mailAll();
    expect(operator.mails).toEqual([]);
    expect((await listClosedRequests(operator, {})).requests).toMatchObject([
      { isSuspected: true },
    ]);
  });

  test("fills no inbox: beyond three a day nothing is mailed", async () => {
    for (let n = 0; n < 5; n += 1) {
      await receiveClosedRequest(operator, form({ title: `Kampagne Nummer ${n}` }));
    }
    await mailAll();
    expect(operator.mails).toHaveLength(3);
  });

  test.each([
    ["a mail address in the text", { description: `${"Text ".repeat(20)} amt@x.example` }],
    ["a site in the title", { title: "Kampagne, siehe www.kiel" }],
    ["a range upside down", { valueLowCents: 2, valueHighCents: 1 }],
    ["no sector", { agencySectors: [] }],
    ["no consent", { agreesToExchange: false }],
    ["eleven agencies", { agenciesSought: 11 }],
  ])("with %s is refused", (_what, parts) => {
    expect(sendClosedRequest.body!.safeParse({ ...publicRequestForm(), ...parts }).success).toBe(
      false,
    );
  });

  test.each(["2026-11-21", "2026-11-23", "2027-02-20", "2020-01-01"])(
    "whose last day is %s is refused",
    async (answersOn) => {
      await expect(receiveClosedRequest(operator, form({ answersOn }))).rejects.toSatisfy(
        refusal("bad_request"),
      );
    },
  );
});

describe("matching", () => {
  test("puts hard criteria before the fit and says how many fell out and why", async () => {
    const good = await agencyOf();
    await agencyOf({ focus: "Filme" });
    await agencyOf({ agencySectors: ["print"] });
    await agencyOf({}, "basis");
    await agencyOf({}, null);
    const description = `${publicRequestForm().description} Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro nach.`;
    const turnover = [2023, 2024, 2025].map((year) => ({ year, cents: 1_000_000 }));
    const poor = await agencyOf({ turnover });
    const { requestId } = await running({ description });
    const ranked = await rankAgencies(operator, judges, requestId);
    expect(ranked.counts).toEqual({
      withPlan: 4,
      otherSectors: 1,
      aboveCap: 0,
      failed: 1,
      eligible: 2,
    });
    const [first, second] = ranked.agencies;
    expect(ranked.agencies.map(({ id }) => id)).toContain(good.agencyId);
    expect(first!.fit.score).toBeGreaterThanOrEqual(second!.fit.score);
    expect(first?.fit.parts).toHaveLength(5);
    for (const agencyId of [poor.agencyId, randomUUID()]) {
      await expect(
        inviteAgencies(operator, judges, { requestId, agencyIds: [good.agencyId, agencyId] }),
      ).rejects.toSatisfy(refusal("bad_request"));
    }
    expect((await listMatchInvitations(as(good))).invitations).toEqual([]);
  });

  test("leaves out agencies whose plan ends below the value", async () => {
    await agencyOf();
    const large = await agencyOf({}, "enterprise");
    const { requestId } = await running({
      valueLowCents: 600_000_000,
      valueHighCents: 700_000_000,
    });
    const { agencies, counts } = await rankAgencies(operator, judges, requestId);
    expect(agencies.map(({ id }) => id)).toEqual([large.agencyId]);
    expect(counts).toMatchObject({ aboveCap: 1, eligible: 1 });
  });

  test("says after the request's end who had declined, who withdrew and whom the end met", async () => {
    const [declining, leaving, waiting] = [await agencyOf(), await agencyOf(), await agencyOf()];
    const agencyIds = [declining, leaving, waiting].map(({ agencyId }) => agencyId);
    const { requestId, token } = await running();
    await inviteAgencies(operator, judges, { requestId, agencyIds });
    const { id } = await only(declining);
    await answerMatchInvitation(as(declining), { id, answer: "decline", reason: "topic" });
    const invitation = await only(leaving);
    await accept(leaving, invitation.id);
    await buyer.answerMatch(operator, { token, invitationId: invitation.id, answer: "exchange" });
    await withdrawFromMatch(as(leaving), { id: invitation.id });
    await changeClosedRequest(operator, { requestId, state: "closed" });
    const { agencies } = await rankAgencies(operator, judges, requestId);
    const states = agencies.map((it) => [it.id, it.state, it.endedBy]);
    expect(states).toHaveLength(3);
    expect(states).toEqual(
      expect.arrayContaining([
        [declining.agencyId, "declined", undefined],
        [leaving.agencyId, "ended", "agency"],
        [waiting.agencyId, "ended", "operator"],
      ]),
    );
  });

  test("asks each agency once, whoever presses twice, and tells nobody of the others", async () => {
    const [a, b] = [await agencyOf(), await agencyOf({ focus: "Anzeigen und Kampagnen" })];
    const { requestId } = await running();
    const agencyIds = [a.agencyId, b.agencyId];
    const invite = () => inviteAgencies(operator, judges, { requestId, agencyIds });
    expect(await Promise.all([invite(), invite()])).toEqual(
      expect.arrayContaining([{ asked: 2 }, { asked: 0 }]),
    );
    await mailAll();
    const mails = operator.mails.filter(({ subject }) => subject.startsWith("AgencyMatch"));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([a.owner.email, b.owner.email].toSorted());
    const shown = JSON.stringify(await listMatchInvitations(as(a)));
    expect(shown).not.toContain(b.agencyId);
    expect((await only(a)).id).not.toBe((await only(b)).id);
  });
});
