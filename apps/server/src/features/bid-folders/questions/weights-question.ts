import type { RegimeCode } from "@tc/assessment";
import { awardRows, counted } from "../../tender-checks/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";
import type { QuestionDraft } from "./draft.ts";
import { ruleOf } from "./question-rules.ts";
import { quotedWords } from "./question-words.ts";

/** How much the award criteria weigh: nobody says it, or two documents say it differently. */
export function weightQuestions(input: FoundInput, regime: RegimeCode): QuestionDraft[] {
  const unclear = awardRows(input).filter(({ state }) => state === "unclear");
  const rule = ruleOf("weights", regime);
  const law = rule && { rule };
  const differing = unclear.filter(({ quotes }) => quotes.length > 1);
  if (differing.length > 0) {
    return differing.map(({ name, quotes }) => ({
      key: `weights:differ:${name.slice(0, 80)}`,
      title: "Welche Gewichte gelten für die Zuschlagskriterien?",
      reason: "contradiction",
      quotes,
      ...law,
      draft: `Die Unterlagen nennen verschiedene Gewichte der Zuschlagskriterien: ${quotes.map(quotedWords).join(" und ")}. Welche gelten?`,
    }));
  }
  const isMissing = unclear.some(({ quotes }) => quotes.length === 0);
  if (!isMissing || !mayAsk(input)) return [];
  const read = counted(input.documents.length, "gelesenen Unterlage", "gelesenen Unterlagen");
  return [
    {
      key: "weights:missing",
      title: "Wie werden die Zuschlagskriterien gewichtet?",
      reason: "unclear",
      quotes: [],
      ...law,
      note: `In der Bekanntmachung und ${read} nicht gefunden. Fehlt hier noch eine Unterlage, steht es vielleicht dort.`,
      draft:
        "In der Bekanntmachung und in den uns vorliegenden Vergabeunterlagen finden wir keine Gewichtung der Zuschlagskriterien. Wie werden die Kriterien gewichtet?",
    },
  ];
}

/** Weights often stand in documents, and an order of the criteria may do; a procedure without an award has none. */
function mayAsk({ documents, tender }: FoundInput): boolean {
  const criteria = tender.lots.flatMap(({ awardCriteria }) => awardCriteria);
  const isOrdered = criteria.some(({ weightUnit }) => weightUnit === "order");
  return documents.length > 0 && !isOrdered && tender.stage === "call";
}
