import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { activationSentence } from "./activation-words";

test("each reason for refusing a version has words of its own, and an unknown one those of the code", () => {
  const unusable = (reason: string) =>
    new ApiError("stale_version", 409, "", { details: { reason } });
  const sentences = ["unfinished", "gone", "other_notices", "unreadable"].map((reason) =>
    activationSentence(unusable(reason)),
  );
  expect(new Set(sentences).size).toBe(4);
  expect(activationSentence(unusable("new"))).toBe(errorSentence(unusable("new")));
  expect(sentences).not.toContain(errorSentence(unusable("new")));
});

test("two tabs and a version that is gone are told apart", () => {
  expect(activationSentence(new ApiError("stale_version", 409))).toMatch(
    /andere Version in Gebrauch/,
  );
  expect(activationSentence(new ApiError("not_found", 404))).toMatch(/gibt es nicht mehr/);
});
