import { expect, test } from "vitest";
import { proofProblem } from "./proof-problem";

test.each([
  [1_000, "application/pdf", undefined],
  [10_000_000, "image/png", undefined],
  [0, "application/pdf", "Die Datei ist leer."],
  [10_000_001, "image/jpeg", "Die Datei ist größer als 10\u00a0MB."],
  [1_000, "text/html", "Nur PDF, PNG und JPG."],
])("%i bytes of %s: %s", (size, type, problem) => {
  expect(proofProblem({ size, type })).toBe(problem);
});
