import type { TenderAssessment, TenderMarks } from "@tc/contract";
import { verdictNames } from "@tc/domain";
import type { TenderState } from "@tc/domain";
import { reasonWords } from "../../../marks";

export interface DecisionLine {
  /** Absent while there is nothing to say yet. */
  readonly word?: string;
  readonly look?: "marked" | "red" | "plain";
  readonly sentence: string;
}

export interface Decided {
  readonly state: TenderState;
  readonly marks: TenderMarks | undefined;
  readonly answer: TenderAssessment | "loading" | "failed";
}

const overWords = {
  expired: ["Abgelaufen", "Hier läuft keine Frist mehr."],
  awarded: ["Vergeben", "Der Zuschlag ist erteilt."],
  cancelled: ["Aufgehoben", "Dieses Verfahren ist beendet, ohne dass es weitergeht."],
} as const;

export function isOver(state: TenderState): state is keyof typeof overWords {
  return state in overWords;
}

/** One word and one reason. What is over or decided by the agency itself comes before any verdict of ours. */
export function decisionLine({ state, marks, answer }: Decided): DecisionLine {
  if (isOver(state)) {
    const [word, sentence] = overWords[state];
    return { word, look: "plain", sentence };
  }
  if (marks?.dismissed) {
    const reason = marks.reason && `${reasonWords[marks.reason]}. `;
    return { word: "Abgelehnt", look: "plain", sentence: `${reason ?? ""}Von euch entschieden.` };
  }
  if (state === "planned")
    return {
      word: "Geplant",
      look: "plain",
      sentence: "Noch gibt es nichts, worauf ihr bieten könnt.",
    };
  if (answer === "loading") return { sentence: "Bewertung lädt." };
  if (answer === "failed")
    return { sentence: "Die Bewertung fehlt gerade; was veröffentlicht ist, steht hier." };
  if (answer.fit.kind === "locked")
    return { sentence: "Mit einem Tarif seht ihr, ob diese Ausschreibung zu euch passt." };
  if (answer.bidDecision) return decidedLine(answer.bidDecision, answer.verdict);
  if (answer.verdict) {
    const { decision, sentence } = answer.verdict;
    return {
      word: verdictNames[decision],
      look: decision === "noGo" ? "red" : "marked",
      sentence,
    };
  }
  if (answer.fit.kind === "pending")
    return { sentence: "Bewertung läuft, meist unter einer Minute." };
  return { sentence: "" };
}

type Decision = NonNullable<TenderAssessment["bidDecision"]>;

/** What a member decided stands. That we would not bid is only noted. */
function decidedLine({ decision, byName }: Decision, verdict: TenderAssessment["verdict"]) {
  const isContradicted = decision === "go" && verdict?.decision === "noGo";
  const note = isContradicted ? ` Unser Vorschlag: No-Go. ${verdict.sentence}` : "";
  return {
    word: verdictNames[decision],
    look: "plain",
    sentence: `Entschieden von ${byName}.${note}`,
  } as const;
}

export type Action = "save" | "dismiss" | "check" | "plans";

/** The next honest step first. */
export function actionsOf({ state, marks, answer }: Decided): { main?: Action; second?: Action } {
  if (isOver(state)) return {};
  if (marks?.dismissed) return { second: "dismiss" };
  const assessed = typeof answer === "string" ? undefined : answer;
  // Above a volume cap the lock itself names the plan.
  if (assessed?.fit.kind === "locked" && !assessed.volumeLock)
    return { main: "plans", second: "save" };
  const hasCheck = assessed?.fit.kind === "fit" && assessed.check !== undefined;
  const decision = assessed?.bidDecision?.decision ?? assessed?.verdict?.decision;
  if (decision === "noGo") return { main: "dismiss", second: hasCheck ? "check" : "save" };
  if (hasCheck && state !== "planned") return { main: "check", second: "dismiss" };
  return { main: "save", second: "dismiss" };
}
