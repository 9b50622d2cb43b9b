import { expect, test } from "vitest";
import { jobLabel } from "../features/operations/index.ts";
import { listJobs } from "./features.ts";

test("every job has a name in German for the operator", () => {
  const names = listJobs().map(({ job }) => job.name);
  expect(names.filter((name) => jobLabel(name) === name)).toEqual([]);
});
