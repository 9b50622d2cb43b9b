import { expect, test } from "vitest";
import { ApiError } from "../../platform/api/api-error";
import { rotationFailure } from "./webhook-words";

test("a webhook that nobody can read has to be made anew; another one is gone", () => {
  const missing = (details?: { reason: string }) =>
    new ApiError("not_found", 404, "1", details && { details });
  expect(rotationFailure(missing({ reason: "unreadable" }))).toBe(
    "Wir können diesen Webhook nicht mehr lesen. Lege ihn bitte neu an.",
  );
  expect(rotationFailure(missing())).toBe("Das gibt es hier nicht oder nicht mehr.");
});
