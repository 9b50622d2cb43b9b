import { useState } from "react";
import { useNow } from "../../../../platform/format/clock";
import { useAssessment } from "../../../assessment";
import { isMarked, useMarking, useMarks } from "../../../marks";
import type { Why } from "../../../marks";
import type { TenderAnswer } from "../queries";
import type { Cell } from "./cell";
import { actionsOf, decisionLine } from "./decision-line";
import type { Decided } from "./decision-line";
import { deadlineCell, valueCell } from "./fact-cells";
import { chancesCell, criteriaCell, fitCell } from "./own-cells";

export type CellName = "fit" | "chances" | "deadline" | "value" | "criteria";

/** All that the strip, its twin and the bar of a phone show of one tender, and what their buttons do. */
export function useDecision({ slug, state, tender }: TenderAnswer) {
  const assessment = useAssessment(slug);
  const now = useNow();
  const marks = useMarks()(slug);
  const { toggle, marksOf } = useMarking();
  const [isAsking, setAsking] = useState(false);
  const answer: Decided["answer"] = assessment.data ?? (assessment.isError ? "failed" : "loading");
  const input = { state, marks, answer };
  const target = { slug, title: tender.title };
  const cells: Record<CellName, Cell> = {
    fit: fitCell(answer),
    chances: chancesCell(answer),
    deadline: deadlineCell(tender, now),
    value: valueCell(tender, typeof answer === "string" ? answer : answer.budget),
    criteria: criteriaCell(answer),
  };
  return {
    slug,
    title: tender.title,
    assessment: assessment.data,
    cells,
    line: decisionLine(input),
    actions: actionsOf(input),
    marks,
    /** What speaks against a tender is asked why; taking it back is not. */
    press(kind: "saved" | "dismissed") {
      if (kind === "dismissed" && !isMarked(marksOf(slug), kind)) setAsking(true);
      else toggle(target, kind);
    },
    isAsking,
    answerWhy: (why: Why) => toggle(target, "dismissed", why),
    closeQuestion: () => setAsking(false),
  };
}
export type Decision = ReturnType<typeof useDecision>;
