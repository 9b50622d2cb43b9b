import type { ErrorResponse } from "@tc/contract";
import type { ErrorCode } from "@tc/domain";

/** `offline`: the server was not reached. `invalid_answer`: it answered something else than agreed. */
export type ApiErrorCode = ErrorCode | "offline" | "invalid_answer";

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  /** Numbers and words the error is about, e.g. `retryAfterSeconds` */
  readonly details: Readonly<Record<string, string | number>>;
  /** Bad inputs by their path */
  readonly fields: readonly { readonly path: string; readonly problem: string }[];
  /** The server's own words, where the specification has it send some */
  readonly detail: string | undefined;

  constructor(
    code: ApiErrorCode,
    status: number,
    requestId?: string,
    {
      details = {},
      fields = [],
      detail,
    }: Pick<Partial<ErrorResponse>, "details" | "fields" | "detail"> = {},
  ) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.fields = fields;
    this.detail = detail;
  }
}

// Apart from the other sentences, which are loaded when a call fails: these are needed without one.
export const offlineSentence = "Der Server ist nicht erreichbar. Prüfe deine Verbindung.";
export const invalidLinkSentence = "Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.";
