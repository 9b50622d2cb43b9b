/** What the user reads */
export const feedbackKindNames = { idea: "Idee", error: "Fehler", praise: "Lob" } as const;
export type FeedbackKind = keyof typeof feedbackKindNames;
export const feedbackKinds = Object.keys(feedbackKindNames) as readonly FeedbackKind[];

export const feedbackStates = ["open", "answered", "done"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = { textMax: 4_000, pageMax: 300, answerMax: 4_000 } as const;
