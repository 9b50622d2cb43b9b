import pg from "pg";
import { expect, it } from "vitest";
import { promotionErrorType } from "./promotion-error.ts";

function databaseError(code: string): Error {
  const error = new pg.DatabaseError("refused", 0, "error");
  error.code = code;
  return error;
}

it.each([
  ["rls_permission", databaseError("42501")],
  ["foreign_key", databaseError("23503")],
  ["timeout", databaseError("57014")],
  ["timeout", databaseError("55P03")],
  ["timeout", new Error("timeout exceeded when trying to connect")],
  ["network", databaseError("08006")],
  ["network", databaseError("57P01")],
  ["network", new Error("Connection terminated unexpectedly")],
  ["network", Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  ["unknown", databaseError("23505")],
  ["unknown", new Error("timeout")],
  ["unknown", "text"],
])("a promotion that fails is called %s", (type, error) => {
  expect(promotionErrorType(error)).toBe(type);
});
