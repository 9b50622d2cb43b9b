import { expect, test } from "vitest";
import {
  accept,
  agencyOf,
  as,
  invited,
  mailAll,
  only,
  operator,
  refusal,
  useMatchWorld,
} from "../agency-match.fixture.ts";
import { answerMatchInvitation } from "../invitations/answer-match-invitation.ts";
import { changeClosedRequest } from "../operator/change-closed-request.ts";
import { listClosedRequests } from "../operator/list-closed-requests.ts";
import * as buyer from "./buyer-link.ts";

useMatchWorld();

test.each(["withdrawn", "closed"] as const)(
  "a request that is %s takes a declined invitation along, and writes to nobody who declined",
  async (state) => {
    const agency = await agencyOf();
    const { id, token, requestId } = await invited(agency);
    await answerMatchInvitation(as(agency), { id, answer: "decline", reason: "capacity" });
    await mailAll();
    const before = operator.mails.length;
    if (state === "withdrawn") await buyer.withdrawClosedRequest(operator, { token });
    else await changeClosedRequest(operator, { requestId, state });
    await mailAll();
    expect(operator.mails).toHaveLength(before);
    expect(await only(agency)).toMatchObject({
      state: "ended",
      isOpen: false,
      declineReason: "capacity",
    });
    const { requests } = await listClosedRequests(operator, {});
    expect(requests).toMatchObject([{ counts: { declined: 1, ended: 0 } }]);
    for (const revival of [
      () => answerMatchInvitation(as(agency), { id, answer: "undo" }),
      () => accept(agency, id),
    ]) {
      await expect(revival()).rejects.toSatisfy(refusal("stale_version"));
    }
  },
);
