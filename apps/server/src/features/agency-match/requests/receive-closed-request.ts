import { createHash } from "node:crypto";
import type { createClosedRequest, sendClosedRequest } from "@tc/contract";
import { AppError, berlinInstant, closedRequestLimits, normalizeEmail } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../../platform/context.ts";
import { networkOf } from "../../../platform/http/network-of.ts";
import { countTry, isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { addDays, berlinDay, daysBetween } from "../../../platform/memory/berlin-day.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { asAdmin } from "../../admin/index.ts";
import { inboxOf } from "../../enquiries/index.ts";
import {
  closedRequestLimit,
  inboxLimit,
  networkMailLimit,
  totalMailLimit,
} from "../agency-match.limits.ts";
import { mailConfirmationJob } from "../job-definitions.ts";
import * as store from "./closed-request.operator.store.ts";

type Form = z.output<NonNullable<(typeof sendClosedRequest)["body"]>>;
type Typed = z.output<NonNullable<(typeof createClosedRequest)["body"]>>;

/** Keeps what a buyer typed and asks the typed address whether it is theirs. Throws bad_request and rate_limited. */
export async function receiveClosedRequest(ctx: Context, form: Form): Promise<{ ok: true }> {
  const { extra, agreesToExchange: _consent, isLawful: _lawful, ...typed } = form;
  const network = networkOf(ctx.client?.ip ?? "");
  await countTry(ctx, closedRequestLimit, network);
  // A robot hears the same as everybody, so that it does not try further.
  const isSuspected = extra !== undefined && extra !== "";
  const request = newRequest(ctx, typed, isSuspected);
  await asOperator(ctx, async (t) => {
    if (await store.isRepeated(t, request.contentHash)) return;
    const isConfirmationWanted = !isSuspected && (await mayMail(t, request.contact.email, network));
    const requestId = await store.insertRequest(t, {
      ...request,
      origin: "form",
      isSuspected,
      isConfirmationWanted,
    });
    if (isConfirmationWanted) await t.enqueue(mailConfirmationJob, { requestId });
  });
  return { ok: true };
}

/** The operator types it for a buyer, who has to confirm it by mail all the same. Throws bad_request. */
export function createClosedRequestForBuyer(ctx: Context, typed: Typed): Promise<{ id: string }> {
  const request = newRequest(ctx, typed, false);
  return asAdmin(ctx, "createClosedRequest", async (t) => {
    const id = await store.insertRequest(t, {
      ...request,
      origin: "operator",
      isSuspected: false,
      isConfirmationWanted: true,
    });
    await t.enqueue(mailConfirmationJob, { requestId: id });
    return { id };
  });
}

function newRequest(ctx: Context, { answersOn, contact, ...facts }: Typed, isSuspected: boolean) {
  const days = daysBetween(berlinDay(ctx.now()), answersOn);
  const { answerDaysMin, answerDaysMax } = closedRequestLimits;
  if (days < answerDaysMin || days > answerDaysMax) throw new AppError("bad_request");
  const request = { ...facts, contact: { ...contact, email: normalizeEmail(contact.email) } };
  return {
    ...request,
    answersUntil: endOfDay(answersOn),
    // The schema fixes the order of the fields.
    contentHash: createHash("sha256")
      .update(JSON.stringify([isSuspected, answersOn, request]))
      .digest(),
  };
}

/** The last second of a day in Germany */
function endOfDay(day: string): Date {
  return new Date(berlinInstant(addDays(day, 1), "00:00").getTime() - 1_000);
}

/** Always in this order: two requests at once never wait for each other's locks. */
async function mayMail(t: Transaction, email: string, network: string): Promise<boolean> {
  return (
    (await isWithinLimit(t, inboxLimit, inboxOf(email))) &&
    (await isWithinLimit(t, networkMailLimit, network)) &&
    (await isWithinLimit(t, totalMailLimit, ""))
  );
}
