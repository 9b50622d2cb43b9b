import type { ErrorResponse } from "@tc/contract";
import { AppError, isSwitchName, switchWords } from "@tc/domain";
import type { ErrorCode } from "@tc/domain";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { BadInput } from "./http-input.ts";

export const statusOf = {
  bad_request: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  rate_limited: 429,
  overloaded: 503,
  switched_off: 503,
  source_unreachable: 502,
  screening_running: 409,
  sample_refused: 409,
  unauthenticated: 401,
  no_agency: 403,
  forbidden: 403,
  plan_required: 403,
  seats_exhausted: 409,
  quota_exhausted: 409,
  tender_closed: 409,
  payments_unavailable: 503,
  payment_refused: 402,
  already_subscribed: 409,
  no_subscription: 409,
  trial_used: 409,
  wrong_credentials: 401,
  email_unconfirmed: 403,
  account_deactivated: 403,
  wrong_code: 401,
  link_invalid: 410,
  weak_password: 422,
  stale_version: 409,
  already_member: 409,
  too_many_invitations: 429,
  addresses_full: 409,
  address_complained: 409,
  owner_must_stay: 409,
  promotion_failed: 500,
  no_pending_profile: 404,
  gate_locked: 401,
  wrong_gate_password: 401,
  admin_locked: 401,
  wrong_admin_password: 401,
  second_factor_required: 403,
  processing_contract_missing: 409,
  documents_full: 409,
  limit_reached: 409,
  internal: 500,
} satisfies Record<ErrorCode, number>;

const retryAfterSeconds = 2;
/** People switch a part on again: programs need not ask every second. */
const switchedOffSeconds = 300;

function hasStatus(error: unknown): error is FastifyError & { statusCode: number } {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

/** Everything a request can end with besides success, in the product's own words. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError("overloaded");
  // Fastify's own refusals: unreadable JSON, unknown content type, too large, bad URL.
  if (hasStatus(error) && error.statusCode < 500) {
    if (error.statusCode === 413) return new AppError("payload_too_large");
    if (error.statusCode === 404) return new AppError("not_found");
    return new AppError("bad_request");
  }
  return new AppError("internal");
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  detailOf?: (error: AppError) => string,
): void {
  const refusal = toAppError(error);
  const { code, details } = refusal;
  if (code === "internal") request.log.error({ err: error }, "request failed");
  if (code === "overloaded") request.log.warn({ err: error }, "request refused: overloaded");
  if (code === "overloaded" || code === "rate_limited") {
    reply.header("retry-after", details.retryAfterSeconds ?? retryAfterSeconds);
  }
  if (code === "switched_off") reply.header("retry-after", switchedOffSeconds);
  const detail = detailOf?.(refusal) ?? switchedOffDetail(refusal);
  const answer: ErrorResponse = {
    error: code,
    ...(Object.keys(details).length > 0 && { details: { ...details } }),
    ...(error instanceof BadInput && { fields: [...error.fields] }),
    ...(detail !== undefined && { detail }),
    requestId: request.id,
  };
  void reply
    .code(statusOf[code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(answer));
}

function switchedOffDetail({ code, details }: AppError): string | undefined {
  const name = details["switch"];
  return code === "switched_off" && isSwitchName(name) ? switchWords[name].refusal : undefined;
}
