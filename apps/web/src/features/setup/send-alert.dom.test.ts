import { afterEach, expect, test, vi } from "vitest";
import { sendAlert } from "./send-alert";

afterEach(() => vi.unstubAllGlobals());

const cause = {
  user: {
    id: "00000000-0000-4000-8000-000000000001",
    email: "anna@muster.example",
    name: "Anna",
    createdAt: "2026-01-01T08:00:00.000Z",
    metadata: { name: "Anna" },
    isAdmin: false,
    hasSecondFactor: false,
  },
  agencyId: undefined,
  errorType: "timeout",
  errorMessage: "Zeit um",
  retryAttempt: 0,
};

test("an alert goes out at most once every five seconds", async () => {
  const fetch = vi.fn(async () => Response.json({ success: true }));
  vi.stubGlobal("fetch", fetch);
  const outcomes = [];
  for (const at of [1_000_000, 1_000_001, 1_004_999, 1_005_000]) {
    outcomes.push(await sendAlert(cause, () => at));
  }
  expect(outcomes).toEqual([true, "throttled", "throttled", true]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("an alert that could not be sent is said to be unsent", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "internal" }, { status: 500 }));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await sendAlert(cause, () => 2_000_000)).toBe(false);
});
