import { createHash } from "node:crypto";
import type { sendContactRequest, sendDemoRequest } from "@tc/contract";
import { normalizeEmail } from "@tc/domain";
import type { EnquiryKind } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry, isWithinLimit } from "../../platform/http/rate-limit.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import {
  enquiryConfirmationLimit,
  enquiryLimit,
  networkConfirmationLimit,
  totalConfirmationLimit,
} from "./enquiries.limits.ts";
import * as store from "./enquiries.operator.store.ts";
import { inboxOf } from "./mails/inbox-of.ts";
import { confirmEnquiryJob, mailEnquiryJob } from "./job-definitions.ts";

export type DemoRequest = z.output<NonNullable<(typeof sendDemoRequest)["body"]>>;
export type ContactRequest = z.output<NonNullable<(typeof sendContactRequest)["body"]>>;

/** Keeps what a visitor wrote and has it mailed to the operator and confirmed to the sender. */
export async function receiveEnquiry(
  ctx: Context,
  kind: EnquiryKind,
  { extra, ...form }: DemoRequest | ContactRequest,
): Promise<{ ok: true }> {
  const network = networkOf(ctx.client?.ip ?? "");
  await countTry(ctx, enquiryLimit, network);
  // A robot hears the same as everybody, so that it does not try further. Kept all the same: it may be a form filler's slip.
  const isSuspected = extra !== undefined && extra !== "";
  const request = { ...form, email: normalizeEmail(form.email) };
  const contentHash = hashOf(kind, isSuspected, request);
  await asOperator(ctx, async (t) => {
    if (await store.isRepeated(t, contentHash)) return;
    const isConfirmationWanted = !isSuspected && (await mayConfirm(t, request.email, network));
    const enquiryId = await store.insertEnquiry(t, {
      kind,
      contentHash,
      isSuspected,
      isConfirmationWanted,
      ...request,
    });
    if (isSuspected) return;
    await t.enqueue(mailEnquiryJob, { enquiryId });
    if (isConfirmationWanted) await t.enqueue(confirmEnquiryJob, { enquiryId });
  });
  return { ok: true };
}

/** Always in this order: two requests at once never wait for each other's locks. */
async function mayConfirm(t: Transaction, email: string, network: string): Promise<boolean> {
  return (
    (await isWithinLimit(t, enquiryConfirmationLimit, inboxOf(email))) &&
    (await isWithinLimit(t, networkConfirmationLimit, network)) &&
    (await isWithinLimit(t, totalConfirmationLimit, ""))
  );
}

function hashOf(kind: EnquiryKind, isSuspected: boolean, request: object): Buffer {
  // The schema fixes the order of the fields.
  return createHash("sha256")
    .update(JSON.stringify([kind, isSuspected, request]))
    .digest();
}
