import { describe, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  agencyOf,
  as,
  at,
  contact,
  form,
  invited,
  mailAll,
  operator,
  refusal,
  tokenIn,
  useMatchWorld,
  view,
} from "../agency-match.fixture.ts";
import { answerMatchInvitation } from "../invitations/answer-match-invitation.ts";
import { changeClosedRequest } from "../operator/change-closed-request.ts";
import * as buyer from "./buyer-link.ts";
import { receiveClosedRequest } from "./receive-closed-request.ts";

useMatchWorld();

const rename = ({ agencyId }: MadeAgency, name: string) =>
  asOperator(operator, ({ db }) =>
    db.updateTable("agency").set({ name }).where("id", "=", agencyId).execute(),
  );

describe("the name on which a buyer decides", () => {
  const organisation = "Ruft an: 0431 901234, mail@nordlicht.example";

  test("is the agency's own, and what it typed shows from the exchange on", async () => {
    const agency = await agencyOf();
    const { id, token } = await invited(agency);
    await answerMatchInvitation(as(agency), {
      id,
      answer: "accept",
      contact: { ...contact, organisation },
    });
    const before = await view(token);
    expect(before.matches).toMatchObject([{ state: "accepted", agencyName: "Testagentur" }]);
    expect(JSON.stringify(before)).not.toContain("901234");
    const after = await buyer.answerMatch(operator, {
      token,
      invitationId: id,
      answer: "exchange",
    });
    expect(after.matches).toMatchObject([{ agencyName: organisation, contact: { organisation } }]);
  });

  test("is not shown before the exchange while it holds a contact", async () => {
    const agency = await agencyOf();
    const { id, token } = await invited(agency);
    await rename(agency, organisation);
    await answerMatchInvitation(as(agency), { id, answer: "accept", contact });
    const [match] = (await view(token)).matches;
    expect(match).toMatchObject({ id, state: "accepted" });
    expect(match).not.toHaveProperty("agencyName");
  });
});

describe("a buyer who comes too late", () => {
  test("is told that the last day to answer is over, and cannot confirm", async () => {
    await receiveClosedRequest(operator, form());
    await mailAll();
    const token = tokenIn(operator.mails.at(-1)?.text ?? "");
    expect(await view(token)).toMatchObject({ isLate: false });
    const late = at("2026-12-01T23:00:00Z");
    expect(await buyer.openClosedRequest(late, { token })).toMatchObject({
      state: "received",
      isLate: true,
    });
    await expect(buyer.confirmClosedRequest(late, { token })).rejects.toSatisfy(
      refusal("stale_version"),
    );
  });

  test("agrees after the last day to answer, but not after the end of the request", async () => {
    const agency = await agencyOf();
    const { id, token, requestId } = await invited(agency);
    await answerMatchInvitation(as(agency), { id, answer: "accept", contact });
    const late = at("2026-12-20T10:00:00Z");
    expect(await buyer.openClosedRequest(late, { token })).toMatchObject({
      state: "running",
      isLate: true,
      decisionOn: "2026-12-31",
      matches: [{ id }],
    });
    await changeClosedRequest(operator, { requestId, state: "closed" });
    await expect(
      buyer.answerMatch(late, { token, invitationId: id, answer: "exchange" }),
    ).rejects.toSatisfy(refusal("not_found"));
    expect(await view(token)).toMatchObject({ state: "closed", matches: [] });
  });

  test("hears that the request was withdrawn, and of a link that never was nothing", async () => {
    const { token } = await invited(await agencyOf());
    await buyer.withdrawClosedRequest(operator, { token });
    for (const call of [
      view,
      (it: string) => buyer.confirmClosedRequest(operator, { token: it }),
    ]) {
      await expect(call(token)).rejects.toMatchObject({
        code: "link_invalid",
        details: { state: "withdrawn" },
      });
      await expect(call("x".repeat(43))).rejects.toMatchObject({
        code: "link_invalid",
        details: {},
      });
    }
  });
});

test("a buyer sees the whole request before confirming it", async () => {
  await receiveClosedRequest(operator, form());
  await mailAll();
  const { title, description, buyerKind, agencySectors } = form();
  expect(await view(tokenIn(operator.mails.at(-1)?.text ?? ""))).toMatchObject({
    state: "received",
    request: { title, description, buyerKind, agencySectors },
  });
});
