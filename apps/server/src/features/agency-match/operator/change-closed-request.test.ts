import { expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import {
  accept,
  agencyOf,
  as,
  invited,
  loseMails,
  mailAll,
  only,
  operator,
  refusal,
  useMatchWorld,
} from "../agency-match.fixture.ts";
import { withdrawFromMatch } from "../invitations/withdraw-from-match.ts";
import { listMatchInvitations } from "../invitations/list-match-invitations.ts";
import * as buyer from "../requests/buyer-link.ts";
import { changeClosedRequest, deleteClosedRequest } from "./change-closed-request.ts";

useMatchWorld();

test("a request is deleted only after every agency that holds the buyer's contact was told to delete it", async () => {
  const agency = await agencyOf();
  const { id, token, requestId } = await invited(agency);
  await accept(agency, id);
  await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
  await mailAll();
  const deletion = () => deleteClosedRequest(operator, requestId);
  await expect(deletion()).rejects.toSatisfy(refusal("stale_version"));
  expect(await only(agency)).toHaveProperty("contact");
  await changeClosedRequest(operator, { requestId, state: "withdrawn" });
  expect(await only(agency)).toMatchObject({ state: "ended", endedBy: "operator" });
  // The mail waits; deleted now, the request would take it along.
  await expect(deletion()).rejects.toSatisfy(refusal("stale_version"));
  await mailAll();
  expect(operator.mails.at(-1)).toMatchObject({
    to: agency.owner.email,
    subject: "AgencyMatch: Anfrage beendet",
  });
  await deletion();
  expect((await listMatchInvitations(as(agency))).invitations).toEqual([]);
});

test("a mail that failed for good is queued once more by the next try to delete, however late", async () => {
  const agency = await agencyOf();
  const { id, token, requestId } = await invited(agency);
  await accept(agency, id);
  await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
  await mailAll();
  await changeClosedRequest(operator, { requestId, state: "withdrawn" });
  await loseMails();
  const deletion = () => deleteClosedRequest(operator, requestId);
  await expect(deletion()).rejects.toSatisfy(refusal("stale_version"));
  await mailAll();
  expect(operator.mails.at(-1)).toMatchObject({ to: agency.owner.email });
  await deletion();
});

test("an agency that left after the exchange is asked to delete its copies, too", async () => {
  const agency = await agencyOf();
  const { id, token, requestId } = await invited(agency);
  await accept(agency, id);
  await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
  await withdrawFromMatch(as(agency), { id });
  await mailAll();
  const before = operator.mails.length;
  const deletion = () => deleteClosedRequest(operator, requestId);
  await expect(deletion()).rejects.toSatisfy(refusal("stale_version"));
  await mailAll();
  expect(operator.mails.slice(before)).toMatchObject([
    { to: agency.owner.email, subject: "AgencyMatch: Anfrage beendet" },
  ]);
  await deletion();
});

test("a request without an exchange is deleted at once, and the log says which one", async () => {
  const agency = await agencyOf();
  const { id, requestId } = await invited(agency);
  await accept(agency, id);
  await deleteClosedRequest(operator, requestId);
  const events = await asOperator(operator, ({ db }) =>
    db
      .selectFrom("audit_event")
      .select("details")
      .where("kind", "=", "admin_called")
      .orderBy("id", "desc")
      .execute(),
  );
  const logged = events.map(({ details }) => details);
  expect(logged[0]).toEqual({ call: "deleteClosedRequest", requestId });
  expect(logged).toContainEqual({ call: "inviteAgencies", requestId, agencies: 1 });
  expect(logged).toContainEqual({ call: "changeClosedRequest", requestId, state: "running" });
});
