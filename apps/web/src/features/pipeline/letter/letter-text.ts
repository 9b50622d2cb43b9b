import type { CardLetter } from "@tc/contract";

type Draft = Extract<CardLetter, { kind: "letter" }>["draft"];

/** The draft as plain text; gaps stand in brackets, so that nobody sends one unseen. */
export function letterText(draft: Draft): string {
  return draft
    .map(({ words }) =>
      words.map(({ text, from }) => (from === "gap" ? `[${text}]` : text)).join(""),
    )
    .join("\n\n");
}
