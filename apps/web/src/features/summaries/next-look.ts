import type { Summary } from "@tc/contract";

const soonMs = 2_000;
const laterMs = 15_000;
const soonLooks = 40;
/** About a quarter of an hour; the model's job may have died. */
const modelLooks = 100;

/** How long until a summary is asked for again, after so many looks; false where it will not change by itself. */
export function nextLook(
  { reading, isLocked }: Pick<Summary, "reading" | "isLocked">,
  looks: number,
): number | false {
  const ms = looks < soonLooks ? soonMs : laterMs;
  if (isLocked) return false;
  if (reading.isFetching || !reading.isComplete) return ms;
  return reading.isModelDue && looks < modelLooks ? ms : false;
}
