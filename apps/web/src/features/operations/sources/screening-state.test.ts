import { expect, test } from "vitest";
import type { AdminSource } from "../../admin";
import { screeningState } from "./screening-state";

const source = (change: Partial<AdminSource>): AdminSource => ({
  id: "doe",
  name: "Datenservice",
  state: "ok",
  noticeCount: 0,
  tenderCount: 0,
  rejectedCount: 0,
  knownGaps: [],
  ...change,
});
const at = (time: string) => `2026-11-21T${time}.000Z`;

test.each([
  ["unused", [source({ state: "off" })], undefined],
  ["idle", [source({ lastRunAt: at("05:30:00") })], undefined],
  ["waiting", [source({ lastRunAt: at("05:30:00") }), source({})], at("12:00:00")],
  ["running", [source({ state: "running" }), source({})], at("12:00:00")],
  ["idle", [source({ state: "failing", lastRunAt: at("12:00:01") })], at("12:00:00")],
] as const)("a screening is %s: case %#", (state, sources, requestedAt) =>
  expect(screeningState(sources, requestedAt)).toBe(state),
);
