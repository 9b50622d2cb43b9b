import type { recordDataRequest as endpoint } from "@tc/contract";
import { AppError, dataRequestDueOn, normalizeEmail } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { requireUserId } from "../../platform/tenancy/tenancy.ts";
import { asAdmin } from "../admin/index.ts";
import { findSameRecorded, holdPerson, insertRequest } from "./data-request.operator.store.ts";
import { queueMail } from "./job-definitions.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Records a request that came by mail, letter or telephone. If the same admin has recorded an equal one that is open, it
 * returns that one. Throws bad_request for a day in the future.
 */
export async function recordDataRequest(ctx: Context, input: Input): Promise<{ id: string }> {
  const { kind, subjectName, email, receivedOn, text } = input;
  const recordedBy = requireUserId(ctx);
  if (receivedOn > berlinDay(ctx.now())) throw new AppError("bad_request");
  return asAdmin(ctx, "recordDataRequest", async (t) => {
    await holdPerson(t, recordedBy);
    const request = {
      kind,
      userId: null,
      subjectName,
      email: email === undefined ? null : normalizeEmail(email),
      agencyName: null,
      text: text === undefined || text === "" ? null : text,
      receivedOn,
      dueOn: dataRequestDueOn(receivedOn, false),
      recordedBy,
      identityCheck: null,
    };
    const same = await findSameRecorded(t, request);
    if (same) return same;
    const { id } = await insertRequest(t, request);
    await audit(t, { kind: "data_request_recorded", details: { requestId: id, kind } });
    if (email !== undefined) await queueMail(t, { requestId: id, mail: "receipt" });
    return { id };
  });
}
