import type { LineInput } from "./line-input.ts";

/** What `clocksOf` needs besides tender and moment: no member has entered anything, and the settings have their start values. */
export const untouched = {
  items: [],
  documents: [],
  events: [],
  milestones: [],
  members: [],
  bufferHours: 24,
  isLocked: false,
} satisfies Omit<LineInput, "tender" | "now">;
