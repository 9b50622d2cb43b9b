import type { markReasons, MarkKind } from "@tc/contract";

export type MarkReason = (typeof markReasons)[number];

/** In the order of the keys 1 to 9. */
export const reasonWords = {
  services: "Leistung passt nicht",
  region: "Region passt nicht",
  volume: "Volumen passt nicht",
  deadline: "Frist zu knapp",
  eligibility: "Nachweise fehlen uns",
  competition: "Zu viel Wettbewerb",
  effort: "Zu viel Aufwand",
  conditions: "Bedingungen passen nicht",
  other: "Anderer Grund",
} as const satisfies Record<MarkReason, string>;

export const markWords = {
  fits: { set: "passt", unset: "„passt“ zurückgenommen" },
  misfit: { set: "passt nicht", unset: "„passt nicht“ zurückgenommen" },
  saved: { set: "gemerkt", unset: "nicht mehr gemerkt" },
  dismissed: { set: "abgelehnt", unset: "nicht mehr abgelehnt" },
} as const satisfies Record<MarkKind, { set: string; unset: string }>;

const longest = 44;

/** What a message says of it: „Relaunch der Website …“ abgelehnt */
export function markSentence(title: string, word: string): string {
  const short = title.length > longest ? `${title.slice(0, longest - 1).trimEnd()} …` : title;
  return `„${short}“: ${word}`;
}
