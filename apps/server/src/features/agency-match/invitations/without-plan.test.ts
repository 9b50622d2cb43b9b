import { expect, test } from "vitest";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  accept,
  agencyOf,
  as,
  invited,
  only,
  operator,
  useMatchWorld,
} from "../agency-match.fixture.ts";
import * as buyer from "../requests/buyer-link.ts";
import { answerMatchInvitation } from "./answer-match-invitation.ts";
import { listMatchInvitations } from "./list-match-invitations.ts";
import { withdrawFromMatch } from "./withdraw-from-match.ts";

useMatchWorld();

/** The same owner after the plan has ended. */
function withoutPlan(agency: MadeAgency): MadeAgency {
  const { actor } = agency;
  if (!actor.membership) throw new Error("the owner is a member");
  return { ...agency, actor: { ...actor, membership: { ...actor.membership, tier: null } } };
}
const listed = async (agency: MadeAgency) =>
  (await listMatchInvitations(as(withoutPlan(agency)))).invitations;

test("without the plan an agency sees what it consented to, to take that back, and nothing else", async () => {
  const agency = await agencyOf();
  const { id, token } = await invited(agency);
  expect(await listed(agency)).toEqual([]);
  await accept(agency, id);
  expect(await listed(agency)).toMatchObject([{ id, state: "accepted", isOpen: false }]);
  await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
  expect(await listed(agency)).toMatchObject([{ id, state: "exchanged", isOpen: false }]);
  await withdrawFromMatch(as(withoutPlan(agency)), { id });
  expect(await listed(agency)).toEqual([]);
});

test("without the plan a declined request stays hidden", async () => {
  const agency = await agencyOf();
  const { id } = await invited(agency);
  await answerMatchInvitation(as(agency), { id, answer: "decline", reason: "topic" });
  expect(await only(agency)).toMatchObject({ state: "declined" });
  expect(await listed(agency)).toEqual([]);
});
