import { expect, test } from "vitest";
import { summarise } from "./summarise.ts";
import type { VitestReport } from "./summarise.ts";

const assertion = (status: string, fullName: string) => ({
  status,
  fullName,
  failureMessages: status === "failed" ? ["Error: 1 is not 2\n at x.ts"] : [],
});

const report = (...testResults: VitestReport["testResults"]): VitestReport => ({
  success: true,
  testResults,
});

test("checks and tests are counted as they ended", () => {
  const summary = summarise(
    [
      { name: "types", isPassed: true },
      { name: "docs", isPassed: false },
    ],
    report({
      name: "a.test.ts",
      status: "failed",
      assertionResults: [
        assertion("passed", "one"),
        assertion("failed", "two"),
        assertion("skipped", "three"),
      ],
    }),
    1,
  );
  expect(summary).toEqual({
    passed: 2,
    skipped: ["a.test.ts: three"],
    failed: ["check: docs", "a.test.ts: two\n    Error: 1 is not 2"],
  });
});

test("a test file that does not load is one failure, not zero tests", () => {
  const broken = {
    name: "b.test.ts",
    status: "failed",
    message: "Cannot find x\nimported by y\n    at load (z.ts:1)",
    assertionResults: [],
  };
  expect(summarise([], report(broken), 1).failed).toEqual([
    "b.test.ts: Cannot find x\n    imported by y",
  ]);
});

test("a run that could not start is a failure", () => {
  expect(summarise(undefined, undefined, 127).failed).toEqual([
    "npm test could not start: see above",
  ]);
  expect(summarise([], undefined, 1).failed).toEqual(["npm test: vitest left no report"]);
  expect(summarise([], report(), 0).failed).toEqual(["npm test: vitest found no test"]);
});

test("an error outside every test is a failure", () => {
  const file = {
    name: "a.test.ts",
    status: "passed",
    assertionResults: [assertion("passed", "one")],
  };
  expect(summarise([], report(file), 1).failed).toEqual(["npm test: ended with code 1"]);
});
