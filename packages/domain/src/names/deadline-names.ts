import type { DeadlineKind } from "../deadline.ts";

/** What the user reads */
export const deadlineNames = {
  offer: "Angebotsfrist",
  participation: "Frist für Teilnahmeanträge",
  interest: "Frist für Interessensbestätigungen",
  questions: "Frist für Bieterfragen",
  opening: "Öffnung der Angebote",
} as const satisfies Record<DeadlineKind, string>;
