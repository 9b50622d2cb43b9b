import { expect, test } from "vitest";
import { describeSlowest } from "./file-times.ts";
import type { FileTimes } from "./file-times.ts";

const times = (file: string, project: string, ...[environment, imports, tests]: number[]) =>
  ({ file, project, environment, imports, tests }) as FileTimes;

test("the slowest files come first, with the parts of their time and the sum of each project", () => {
  const text = describeSlowest(
    [
      times("quick.test.ts", "node", 10, 20, 70),
      times("slow.test.ts", "node", 100, 400, 2_500),
      times("middle.test.tsx", "dom", 1_000, 500, 0),
    ],
    2,
  );
  expect(text).toBe(
    [
      "Seconds:  all     env imports   tests",
      "     3.0     0.1     0.4     2.5  slow.test.ts (node)",
      "     1.5     1.0     0.5     0.0  middle.test.tsx (dom)",
      "     3.1     0.1     0.4     2.6  node: 2 files",
      "     1.5     1.0     0.5     0.0  dom: 1 files",
    ].join("\n"),
  );
});
