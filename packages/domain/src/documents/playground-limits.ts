import { uploadLimits } from "./upload-limits.ts";

/** What may be tried out in one go: somebody waits for the answer, and nothing of it is kept. */
export const playgroundLimits = {
  bytes: 10_000_000,
  pages: 300,
  /** Pages that are pictures; each takes some seconds. */
  scannedPages: 20,
  nameMax: uploadLimits.nameMax,
} as const;
