import type { confirmEmail } from "@tc/contract";
import pg from "pg";
import type { z } from "zod";
import { isDatabaseUnavailable } from "../../../platform/database/database-errors.ts";

/** What /setup has a title for */
export type PromotionErrorType = NonNullable<
  z.output<(typeof confirmEmail)["response"]>["errorType"]
>;

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const typeOfCode: Readonly<Record<string, PromotionErrorType>> = {
  "42501": "rls_permission", // insufficient privilege, row-level security among them
  "23503": "foreign_key",
  "57014": "timeout", // statement timeout
  "55P03": "timeout", // lock timeout
  "25P03": "timeout", // idle in transaction
  "25P04": "timeout", // transaction timeout
};
const timeoutMessage = /^timeout exceeded when trying to connect$/;

export function promotionErrorType(error: unknown): PromotionErrorType {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  const codeType = code === undefined ? undefined : typeOfCode[code];
  if (codeType) return codeType;
  if (error instanceof Error && timeoutMessage.test(error.message)) return "timeout";
  return isDatabaseUnavailable(error) ? "network" : "unknown";
}
