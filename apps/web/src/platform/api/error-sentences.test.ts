import { expect, test } from "vitest";
import { ApiError } from "./api-error";
import { errorSentence } from "./error-sentences";

const refusal = (details: Record<string, string | number>) =>
  errorSentence(new ApiError("rate_limited", 429, "r", { details }));

test.each([
  [30, "in 30 Sekunden noch einmal."],
  [60, "in einer Minute noch einmal."],
  [3_000, "in 50 Minuten noch einmal."],
  [50_000, "in 14 Stunden noch einmal."],
])("whoever has read too much is told when it goes on: %i seconds", (retryAfterSeconds, end) => {
  const sentence = refusal({ retryAfterSeconds, reading: "tenders" });
  expect(sentence).toContain("Das waren zu viele Abrufe.");
  expect(sentence).toContain(end);
});

test("too many tries of anything else are told as such", () => {
  expect(refusal({ retryAfterSeconds: 60 })).toBe(
    "Das waren zu viele Versuche. Versuche es in einer Minute noch einmal.",
  );
});

test("what the operator has switched off is told in the server's own words", () => {
  const detail = "Neue Registrierungen sind gerade nicht möglich.";
  expect(errorSentence(new ApiError("switched_off", 503, "r", { detail }))).toBe(detail);
  expect(errorSentence(new ApiError("switched_off", 503, "r"))).toContain("gerade abgeschaltet");
});
