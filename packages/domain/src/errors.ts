/** Every error the product names. Status codes (server) and German sentences (web) are tables over this union. */
export const errorCodes = [
  "bad_request",
  "cross_site",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "rate_limited",
  "overloaded",
  "source_unreachable",
  "sample_refused",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** An expected failure with a code that both the server and the screens know. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

/** Throws when something that our own code guarantees does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${message}`);
}
