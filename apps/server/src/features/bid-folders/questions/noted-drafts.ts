import { germanDay } from "@tc/assessment";
import { notedQuestionKey } from "@tc/contract";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { QuestionDraft } from "./draft.ts";
import type { NotedQuestion } from "./noted-question.store.ts";

/** Questions of members as drafts: the buyer gets the member's words. */
export function notedDrafts(noted: readonly NotedQuestion[]): QuestionDraft[] {
  return noted.map(({ question, at, byName }) => ({
    key: notedQuestionKey(question),
    title: question,
    reason: "noted",
    quotes: [],
    note: `Vorgemerkt am ${germanDay(berlinDay(new Date(at)))} von ${byName}.`,
    draft: `Zu folgender Frage finden wir in den Unterlagen keine Angabe: ${question} Wir bitten um Auskunft.`,
  }));
}
