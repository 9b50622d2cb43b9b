import { isDatabaseUnavailable } from "../../../platform/database/database-errors.ts";

/** Whether the same may work in a moment: the database or the object store is away or busy. */
export function isPassingError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDatabaseUnavailable(error) || isBusyAnswer(error) || isPassingError(error.cause);
}

/** The SDK of the object store tells a status, and names what ran out of time. */
function isBusyAnswer(error: Error): boolean {
  if (error.name === "TimeoutError") return true;
  const metadata: unknown = "$metadata" in error ? error.$metadata : undefined;
  if (typeof metadata !== "object" || metadata === null) return false;
  const status: unknown = "httpStatusCode" in metadata ? metadata.httpStatusCode : undefined;
  return typeof status === "number" && (status === 429 || status >= 500);
}
