export interface CheckOutcome {
  readonly name: string;
  readonly isPassed: boolean;
}

/** The part of vitest's JSON report that counts. */
export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export interface Summary {
  readonly passed: number;
  readonly skipped: readonly string[];
  readonly failed: readonly string[];
}

/** Counts what really ran. A missing report, a file that did not load and a stray error are failures as well. */
export function summarise(
  checks: readonly CheckOutcome[] | undefined,
  report: VitestReport | undefined,
  exitCode: number,
): Summary {
  const failed: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const check of checks ?? []) {
    if (check.isPassed) passed++;
    else failed.push(`check: ${check.name}`);
  }
  for (const file of report?.testResults ?? []) {
    const isBroken =
      file.status === "failed" && file.assertionResults.every((x) => x.status !== "failed");
    if (isBroken)
      failed.push(`${file.name}: ${beginning(file.message) || "the file could not be run"}`);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      const name = `${file.name}: ${fullName}`;
      if (status === "passed") passed++;
      else if (status === "failed") failed.push(`${name}\n    ${beginning(failureMessages?.[0])}`);
      else skipped.push(name);
    }
  }
  if (!checks && !report) failed.push("npm test could not start: see above");
  else if (!checks) failed.push("npm test: the checks were not run");
  else if (!report) failed.push("npm test: vitest left no report");
  if (report?.testResults.length === 0) failed.push("npm test: vitest found no test");
  if (exitCode !== 0 && failed.length === 0) failed.push(`npm test: ended with code ${exitCode}`);
  return { passed, skipped, failed };
}

/** Enough to see why: what a program printed before it ended stands below the first line. */
function beginning(text: string | undefined): string {
  const lines = (text ?? "").trim().split("\n");
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 8)
    .join("\n    ");
}
