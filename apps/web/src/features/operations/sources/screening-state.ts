import type { AdminSource } from "../../admin";

/** unused: nothing to read · waiting: requested, no worker has begun · running · idle */
type ScreeningState = "unused" | "waiting" | "running" | "idle";

/** Where a screening stands that was requested at a moment of the server, if any was. */
export function screeningState(
  sources: readonly AdminSource[],
  requestedAt: string | undefined,
): ScreeningState {
  const used = sources.filter(({ state }) => state !== "off");
  if (used.length === 0) return "unused";
  if (used.some(({ state }) => state === "running")) return "running";
  const hasBegun = used.some(
    ({ lastRunAt }) => requestedAt !== undefined && (lastRunAt ?? "") >= requestedAt,
  );
  return requestedAt === undefined || hasBegun ? "idle" : "waiting";
}
