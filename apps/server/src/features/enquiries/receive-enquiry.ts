import { createHash } from "node:crypto";
import type { sendContactRequest, sendDemoRequest } from "@tc/contract";
import { normalizeEmail } from "@tc/domain";
import type { EnquiryKind } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/network-of.ts";
import { countTry, isWithinLimit } from "../../platform/rate-limit.ts";
import { asOperator } from "../../platform/tenancy.ts";
import { enquiryConfirmationLimit, enquiryLimit } from "./enquiries.limits.ts";
import * as store from "./enquiries.operator.store.ts";
import { confirmEnquiryJob, mailEnquiryJob } from "./job-definitions.ts";

export type DemoRequest = z.output<NonNullable<(typeof sendDemoRequest)["body"]>>;
export type ContactRequest = z.output<NonNullable<(typeof sendContactRequest)["body"]>>;

/** Keeps what a visitor wrote and has it mailed to the operator and confirmed to the sender. */
export async function receiveEnquiry(
  ctx: Context,
  kind: EnquiryKind,
  { website, ...given }: DemoRequest | ContactRequest,
): Promise<{ ok: true }> {
  await countTry(ctx, enquiryLimit, networkOf(ctx.client?.ip ?? ""));
  // A robot hears the same as everybody, so that it does not try further.
  if (website !== undefined && website !== "") return { ok: true };

  const request = { ...given, email: normalizeEmail(given.email) };
  const contentHash = hashOf(kind, request);
  await asOperator(ctx, async (t) => {
    if (await store.isRepeated(t, contentHash)) return;
    const isConfirmationWanted = await isWithinLimit(t, enquiryConfirmationLimit, request.email);
    const enquiryId = await store.insertEnquiry(t, {
      kind,
      contentHash,
      isConfirmationWanted,
      ...request,
    });
    await t.enqueue(mailEnquiryJob, { enquiryId });
    if (isConfirmationWanted) await t.enqueue(confirmEnquiryJob, { enquiryId });
  });
  return { ok: true };
}

function hashOf(kind: EnquiryKind, request: object): Buffer {
  // The schema fixes the order of the fields.
  return createHash("sha256")
    .update(JSON.stringify([kind, request]))
    .digest();
}
