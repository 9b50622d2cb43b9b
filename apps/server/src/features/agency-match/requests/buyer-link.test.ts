import { describe, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  agencyOf,
  as,
  contact,
  form,
  invited,
  mailAll,
  operator,
  tokenIn,
  useMatchWorld,
  view,
} from "../agency-match.fixture.ts";
import { answerMatchInvitation } from "../invitations/answer-match-invitation.ts";
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

test("a buyer sees the whole request before confirming it", async () => {
  await receiveClosedRequest(operator, form());
  await mailAll();
  const { title, description, buyerKind, agencySectors } = form();
  expect(await view(tokenIn(operator.mails.at(-1)?.text ?? ""))).toMatchObject({
    state: "received",
    request: { title, description, buyerKind, agencySectors },
  });
});
