import { germanDay, regimeOf } from "@tc/assessment";
import { notedQuestionKey } from "@tc/contract";
import type { BidderQuestions } from "@tc/contract";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { FoundInput } from "../../tender-checks/index.ts";
import { contradictionQuestions } from "./contradiction-questions.ts";
import type { QuestionDraft } from "./draft.ts";
import type { NotedQuestion } from "./noted-question.store.ts";
import { questionsDueOf } from "./questions-due.ts";
import { shortDeadlineQuestions } from "./short-deadline-question.ts";
import { turnoverQuestions } from "./turnover-question.ts";
import { weightQuestions } from "./weights-question.ts";

export interface SentQuestion {
  readonly key: string;
  readonly title: string;
  readonly draft: string;
  readonly at: string;
  readonly byName: string;
}

/** Hostile documents may contradict themselves a thousand times. */
const maxDrafts = 20;

/** Drafts of what to ask the buyer, each from a rule with the words it rests on. */
export function questionDrafts(input: FoundInput): QuestionDraft[] {
  const regime = regimeOf(input.tender).code;
  return [
    ...contradictionQuestions(input, regime),
    ...turnoverQuestions(input, regime),
    ...shortDeadlineQuestions(input.tender, regime),
    ...weightQuestions(input, regime),
  ].slice(0, maxDrafts);
}

/** Questions of members as drafts: the buyer gets the member's words. */
function notedDrafts(noted: readonly NotedQuestion[]): QuestionDraft[] {
  return noted.map(({ question, at, byName }) => ({
    key: notedQuestionKey(question),
    title: question,
    reason: "noted",
    quotes: [],
    note: `Vorgemerkt am ${germanDay(berlinDay(new Date(at)))} von ${byName}.`,
    draft: `Zu folgender Frage finden wir in den Unterlagen keine Angabe: ${question} Wir bitten um Auskunft.`,
  }));
}

/** What members did with questions of a tender */
export interface MemberQuestions {
  readonly sent: readonly SentQuestion[];
  readonly noted: readonly NotedQuestion[];
}

/** The drafts with what was sent of them, and by when to ask. */
export function bidderQuestions(
  input: FoundInput,
  { sent, noted }: MemberQuestions,
  now: Date,
): BidderQuestions {
  // Other words are another question, though the rule is the same.
  const drafts = [...questionDrafts(input), ...notedDrafts(noted)].map((draft) => {
    const question = sent.find((other) => isSame(other, draft));
    return question ? { ...draft, sent: { at: question.at, byName: question.byName } } : draft;
  });
  return {
    ...questionsDueOf(input, now),
    drafts,
    settled: sent
      .filter((question) => !drafts.some((draft) => isSame(question, draft)))
      .map(({ key, title, draft, at, byName }) => ({ key, title, draft, sent: { at, byName } })),
  };
}

function isSame(
  a: Pick<SentQuestion, "key" | "draft">,
  b: Pick<SentQuestion, "key" | "draft">,
): boolean {
  return a.key === b.key && a.draft === b.draft;
}
