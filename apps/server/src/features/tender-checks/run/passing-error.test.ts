import { expect, test } from "vitest";
import { isPassingError } from "./passing-error.ts";

const withFields = (fields: object, message = "failed") =>
  Object.assign(new Error(message), fields);

test.each([
  ["a connection that is refused", withFields({ code: "ECONNREFUSED" })],
  [
    "one that breaks behind a fetch",
    new TypeError("fetch failed", { cause: withFields({ code: "ECONNRESET" }) }),
  ],
  ["a pool that is used up", new Error("timeout exceeded when trying to connect")],
  ["an object store that is busy", withFields({ $metadata: { httpStatusCode: 503 } })],
  ["one that takes too long", withFields({ name: "TimeoutError" })],
])("%s is tried again", (_, error) => {
  expect(isPassingError(error)).toBe(true);
});

test.each([
  ["a bug", new TypeError("x is not a function")],
  ["a broken invariant", new Error("broken invariant: an agency has a profile")],
  ["an object that nobody may read", withFields({ $metadata: { httpStatusCode: 403 } })],
  ["what is no error", "failed"],
])("%s is not", (_, error) => {
  expect(isPassingError(error)).toBe(false);
});
