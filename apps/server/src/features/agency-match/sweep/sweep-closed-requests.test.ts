import { expect, test } from "vitest";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { at, form, operator, refusal, tokenIn, useMatchWorld } from "../agency-match.fixture.ts";
import { mailConfirmation } from "../mails/send-match-mails.ts";
import { listClosedRequests } from "../operator/list-closed-requests.ts";
import { sendRequestConfirmation } from "../operator/send-request-confirmation.ts";
import * as buyer from "../requests/buyer-link.ts";
import { receiveClosedRequest } from "../requests/receive-closed-request.ts";
import { sweepClosedRequests } from "./sweep-closed-requests.ts";

useMatchWorld();

const sweep = (now: string) => sweepClosedRequests(at(now));
const firstId = async () => (await listClosedRequests(operator, {})).requests[0]?.id ?? "";

/** Sends the mail as the job does at that time; the token of its link. */
async function mail(ctx: TestContext): Promise<string> {
  await mailConfirmation(ctx, { requestId: await firstId() });
  return tokenIn(ctx.mails.at(-1)?.text ?? "");
}

test("an unconfirmed request goes thirty days after the last mail that asks for confirmation, as the mail says", async () => {
  const answersOn = "2027-02-10";
  await receiveClosedRequest(operator, form({ answersOn, extra: "a robot, it seems" }));
  const later = at("2026-12-15T10:00:00Z");
  await sendRequestConfirmation(later, await firstId());
  const token = await mail(later);
  expect(later.mails.at(-1)?.text).toContain("Unbestätigt wird sie 30 Tage nach dieser Mail");
  // Thirty days after the request itself
  await sweep("2026-12-22T02:45:00Z");
  await sweep("2027-01-14T09:59:59Z");
  expect(await buyer.openClosedRequest(later, { token })).toMatchObject({ state: "received" });
  await sweep("2027-01-14T10:00:00Z");
  await expect(buyer.openClosedRequest(later, { token })).rejects.toSatisfy(
    refusal("link_invalid"),
  );
});

test("a request whose mail was held back goes thirty days after it came", async () => {
  await receiveClosedRequest(operator, form({ extra: "a robot, it seems" }));
  await sweep("2026-12-21T10:59:59Z");
  expect(await firstId()).not.toBe("");
  await sweep("2026-12-21T11:00:00Z");
  expect(await firstId()).toBe("");
});

test("a buyer may decide until the end of the day that the screen names, also across a change of the clock", async () => {
  const october = at("2026-10-01T10:00:00Z");
  await receiveClosedRequest(october, form({ answersOn: "2026-10-10" }));
  const token = await mail(october);
  expect(await buyer.confirmClosedRequest(october, { token })).toMatchObject({
    decisionOn: "2026-11-09",
    isLate: false,
  });
  await sweep("2026-11-09T22:59:59Z");
  expect(await buyer.openClosedRequest(at("2026-11-09T22:59:59Z"), { token })).toMatchObject({
    state: "confirmed",
    isLate: true,
  });
  await sweep("2026-11-10T02:45:00Z");
  expect(await buyer.openClosedRequest(operator, { token })).toMatchObject({ state: "closed" });
});
