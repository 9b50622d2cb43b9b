import type {
  answerMatch,
  confirmClosedRequest,
  openClosedRequest,
  sendClosedRequest,
  withdrawClosedRequest,
} from "@tc/contract";
import type { z } from "zod";
import { ApiError } from "../../../platform/api/api-error";
import { fetchApi } from "../../../platform/api/api-fetch";

interface Shape {
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** An endpoint without its schemas, as this page must be small; a test holds its path against the contract. */
function define<E extends Shape>(path: string) {
  const call = async (
    body: z.input<Extract<E["body"], z.ZodType>>,
    signal?: AbortSignal,
  ): Promise<z.output<E["response"]>> => {
    const { json, status, requestId } = await fetchApi(path, { method: "POST", body, signal });
    if (typeof json !== "object" || json === null) {
      throw new ApiError("invalid_answer", status, requestId);
    }
    // Checked on the server by the schema this type comes from.
    return json as z.output<E["response"]>;
  };
  return Object.assign(call, { path });
}

export const buyerApi = {
  sendClosedRequest: define<typeof sendClosedRequest>("/api/closed-requests"),
  openClosedRequest: define<typeof openClosedRequest>("/api/closed-requests/open"),
  confirmClosedRequest: define<typeof confirmClosedRequest>("/api/closed-requests/confirm"),
  answerMatch: define<typeof answerMatch>("/api/closed-requests/answer"),
  withdrawClosedRequest: define<typeof withdrawClosedRequest>("/api/closed-requests/withdraw"),
};
