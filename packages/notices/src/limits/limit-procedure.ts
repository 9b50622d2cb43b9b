import { procedureLimits } from "@tc/domain";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";

/** Throws NoticeError "procedure_too_large" where the notices of a procedure are too many, or too long together. */
export function limitProcedure(notices: readonly Notice[]): void {
  if (notices.length > procedureLimits.notices) {
    throw tooLarge(`has more than ${procedureLimits.notices} notices`);
  }
  const parts = notices.reduce((sum, { lots, results }) => sum + lots.length + results.length, 0);
  if (parts > procedureLimits.lotsAndResults) {
    throw tooLarge(
      `has more than ${procedureLimits.lotsAndResults} lots and results in all its notices`,
    );
  }
}

export function tooLarge(what: string): NoticeError {
  return new NoticeError("procedure_too_large", `The procedure of the notice ${what}.`);
}
