/** In the order of the board; the last three are closed. */
export const pipelineStages = [
  "discovered",
  "review",
  "go",
  "in_work",
  "submitted",
  "won",
  "lost",
  "declined",
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

export const openStages = [
  "discovered",
  "review",
  "go",
  "in_work",
  "submitted",
] as const satisfies readonly PipelineStage[];

/** What the user reads */
export const pipelineStageNames = {
  discovered: "Entdeckt",
  review: "Prüfung",
  go: "Go",
  in_work: "In Arbeit",
  submitted: "Eingereicht",
  won: "Gewonnen",
  lost: "Verloren",
  declined: "Abgesagt",
} as const satisfies Record<PipelineStage, string>;
