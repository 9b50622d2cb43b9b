import Stripe from "stripe";
import { PaymentsError } from "../../ports/payments.ts";

/** A refusal in the adapter's own words. */
export function refusal(code: string, message: string): PaymentsError {
  return new PaymentsError(message, { isRetryable: false, code });
}

const { errors } = Stripe;

/** A wrong key counts too: nothing happened, and somebody will put the right one in. */
function isRetryable(error: InstanceType<typeof errors.StripeError>): boolean {
  if (error instanceof errors.StripeConnectionError) return true;
  if (error instanceof errors.StripeRateLimitError) return true;
  if (error instanceof errors.StripeAuthenticationError) return true;
  if (error instanceof errors.StripePermissionError) return true;
  // The same command is being carried out right now.
  if (error.statusCode === 409 || error.code === "lock_timeout") return true;
  return error instanceof errors.StripeAPIError || (error.statusCode ?? 0) >= 500;
}

/** The provider's own message may name a person, its answer holds secrets: neither goes on. */
function toPaymentsError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { statusCode, type, code, param, requestId } = error;
  const parts = [statusCode, type, code, param, requestId].filter((part) => part !== undefined);
  return new PaymentsError(`Stripe: ${parts.join(" ")}`, {
    isRetryable: isRetryable(error),
    code: code ?? (error instanceof errors.StripeIdempotencyError ? "idempotency_error" : type),
  });
}

export async function asPayments<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toPaymentsError(error);
  }
}

export const isInvalid = (error: unknown) => error instanceof errors.StripeInvalidRequestError;
export const isMissing = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";
