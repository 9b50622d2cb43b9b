import type { LineInput } from "./line-input.ts";

/** A tender that nobody has worked on, with the start values of the settings */
export const untouched = {
  items: [],
  documents: [],
  events: [],
  milestones: [],
  members: [],
  bufferHours: 24,
  isLocked: false,
} satisfies Omit<LineInput, "tender" | "now">;
