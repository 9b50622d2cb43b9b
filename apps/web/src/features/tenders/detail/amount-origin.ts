import type { VolumeLockFacts } from "./volume-lock";

/** Where the amount stands that locks a tender */
export const amountOrigin: Record<VolumeLockFacts["because"]["kind"], string> = {
  published: "veröffentlicht",
  quoted: "laut Text",
  document: "laut Unterlagen",
};
