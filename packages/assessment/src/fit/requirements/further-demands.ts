import type { PreparedTender } from "../prepared.ts";
import type { Requirement } from "./requirement.ts";

/**
 * A tender with what more its bidders need than its notice says. What the notice demands alike stays one demand, in the
 * notice's words.
 */
export function withDemands(
  tender: PreparedTender,
  demands: readonly Requirement[],
): PreparedTender {
  const { requirements } = tender;
  const further = demands.filter(
    (demand) => !requirements.some((stated) => covers(stated, demand)),
  );
  return further.length === 0 ? tender : { ...tender, requirements: [...requirements, ...further] };
}

/** Whoever is judged by the one demand is judged by the other as well. */
function covers(stated: Requirement, further: Requirement): boolean {
  const { lotId } = stated.demand;
  const isOfLot = lotId === undefined || lotId === further.demand.lotId;
  // Words that may limit it are a demand of their own.
  const isStricter = isPlain(stated) && !isPlain(further);
  return isOfLot && !isStricter && figuresOf(stated) === figuresOf(further);
}

function isPlain(requirement: Requirement): boolean {
  return "isPlain" in requirement && requirement.isPlain;
}

const judgedByWords = new Set(["demand", "isPlain", "isSure", "maySpare"]);

function figuresOf(requirement: Requirement): string {
  const figures = Object.entries(requirement).filter(([name]) => !judgedByWords.has(name));
  return JSON.stringify(figures.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same demand where it is not sure that bidders are meant: an agency may meet it, and never fails it. */
export function withoutFailure(requirement: Requirement): Requirement {
  switch (requirement.kind) {
    case "turnover":
      return { ...requirement, isSure: false };
    case "insurance":
      return { ...requirement, maySpare: true };
    // None of them fails an agency.
    case "references":
    case "certificates":
    case "region":
    case "language":
      return requirement;
  }
}
