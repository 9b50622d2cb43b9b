import { expect, test } from "vitest";
import {
  at,
  form,
  mailAll,
  operator,
  refusal,
  tokenIn,
  useMatchWorld,
  view,
} from "../agency-match.fixture.ts";
import { listClosedRequests } from "../operator/list-closed-requests.ts";
import { sendRequestConfirmation } from "../operator/send-request-confirmation.ts";
import * as buyer from "./buyer-link.ts";
import { receiveClosedRequest } from "./receive-closed-request.ts";

useMatchWorld();

const listed = async () => (await listClosedRequests(operator, {})).requests;
const lastToken = () => tokenIn(operator.mails.at(-1)?.text ?? "");

test("a request that was withdrawn may be sent again at once", async () => {
  await receiveClosedRequest(operator, form());
  await receiveClosedRequest(operator, form());
  await mailAll();
  expect(await listed()).toHaveLength(1);
  await buyer.withdrawClosedRequest(operator, { token: lastToken() });
  await receiveClosedRequest(operator, form());
  expect(await listed()).toMatchObject([{ state: "received" }, { state: "withdrawn" }]);
});

test("the operator sees a request whose mail the limits held back, and sends it within the inbox's limit", async () => {
  for (let n = 1; n <= 7; n++) {
    const contact = { ...form().contact, email: `amt${n}@steinfeld${n}.example` };
    await receiveClosedRequest(operator, form({ title: `Kampagne Nummer ${n}`, contact }));
  }
  await mailAll();
  expect(operator.mails).toHaveLength(6);
  const [held, ...others] = await listed();
  expect(held?.isConfirmationWithheld).toBe(true);
  expect(others.every((request) => !request.isConfirmationWithheld)).toBe(true);
  const requestId = held?.id ?? "";
  const afterAnswers = at("2027-06-01T10:00:00Z");
  await expect(sendRequestConfirmation(afterAnswers, requestId)).rejects.toSatisfy(
    refusal("stale_version"),
  );
  const { requests: late } = await listClosedRequests(afterAnswers, {});
  expect(late[0]?.isConfirmationWithheld).toBe(false);
  await sendRequestConfirmation(operator, requestId);
  await sendRequestConfirmation(operator, requestId);
  await mailAll();
  expect(operator.mails).toHaveLength(7);
  expect(operator.mails.at(-1)?.to).toBe("amt7@steinfeld7.example");
  expect((await listed())[0]?.isConfirmationWithheld).toBe(false);
  await expect(buyer.confirmClosedRequest(afterAnswers, { token: lastToken() })).rejects.toSatisfy(
    refusal("stale_version"),
  );
  await buyer.confirmClosedRequest(operator, { token: lastToken() });
  expect(await view(lastToken())).toMatchObject({ state: "confirmed" });
  await expect(sendRequestConfirmation(operator, requestId)).rejects.toSatisfy(
    refusal("stale_version"),
  );
});

test("an inbox that has had its mails of the day gets none from the operator's click either", async () => {
  for (let n = 1; n <= 4; n++)
    await receiveClosedRequest(operator, form({ title: `Nummer ${n} von vier` }));
  await mailAll();
  const [held] = await listed();
  expect(held?.isConfirmationWithheld).toBe(true);
  await expect(sendRequestConfirmation(operator, held?.id ?? "")).rejects.toSatisfy(
    refusal("rate_limited"),
  );
  expect(operator.mails).toHaveLength(3);
});
