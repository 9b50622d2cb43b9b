import type { DataRequest, sendDataRequest as endpoint } from "@tc/contract";
import { AppError, dataRequestDueOn } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { asOperator, requireUserId } from "../../platform/tenancy/tenancy.ts";
import {
  findRequest,
  holdPerson,
  insertRequest,
  listOwnRequests,
} from "./data-request.operator.store.ts";
import { dataRequestLimit } from "./data-requests.limits.ts";
import { queueMail } from "./job-definitions.ts";
import { toDataRequest } from "./to-data-request.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Records what a signed-in person asks for; the session says who it is. The same request while one like it is open is that
 * one, so a second click changes nothing. Throws rate_limited.
 */
export async function sendDataRequest(ctx: Context, { kind, text }: Input): Promise<DataRequest> {
  const userId = requireUserId(ctx);
  await countTry(ctx, dataRequestLimit, userId);
  return asOperator(ctx, async (t) => {
    const person = await holdPerson(t, userId);
    const words = text === undefined || text === "" ? null : text;
    const earlier = await listOwnRequests(t, userId, 50);
    const same = earlier.find(
      (row) => row.kind === kind && row.text === words && row.answered_at === null,
    );
    if (same) return toDataRequest(same);
    const receivedOn = berlinDay(t.now());
    const { id } = await insertRequest(t, {
      kind,
      userId,
      subjectName: person.name,
      email: person.email,
      agencyName: person.agency_name,
      text: words,
      receivedOn,
      dueOn: dataRequestDueOn(receivedOn, false),
      recordedBy: null,
      identityCheck: "Angemeldet in der Anwendung",
    });
    await audit(t, { kind: "data_request_sent", details: { requestId: id, kind } });
    await queueMail(t, { requestId: id, mail: "receipt" });
    await queueMail(t, { requestId: id, mail: "operator" });
    const row = await findRequest(t, id);
    if (!row) throw new AppError("not_found");
    return toDataRequest(row);
  });
}
