export type FailureType =
  | "invalid_request_error"
  | "idempotency_error"
  | "card_error"
  | "api_error"
  | "rate_limit_error";

export interface FailureBody {
  readonly type: FailureType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
  readonly payment_method?: object;
}

/** An answer of the API that is not the object asked for. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;
  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, code?: string, param?: string): StripeFailure {
  return new StripeFailure(400, {
    type: "invalid_request_error",
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}

export function missing(kind: string, id: string, param = "id"): StripeFailure {
  return new StripeFailure(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** A row that must be there; `param` is the request's name for it. */
export function must<Value>(
  table: ReadonlyMap<string, Value>,
  id: string,
  kind: string,
  param?: string,
): Value {
  const value = table.get(id);
  if (value === undefined) throw missing(kind, id, param);
  return value;
}
