import type { TenderAssessment } from "@tc/contract";
import { frameworkSeats } from "../../scoring/index.ts";
import type { AgencyAssessment } from "../row/agency-assessments.ts";
import { chancesAnswerOf, silentAnswerOf } from "./answer-parts.ts";
import { chancesFacts } from "./chances-facts.ts";
import type { ChancesBasis, Judgement } from "./judge-tender.ts";

/** What is told of chances that the plan opens. `hits`: the agency's other tenders, which a chance is compared with. */
export function chancesPart(
  chances: Judgement["chances"],
  basis: ChancesBasis | undefined,
  hits: Pick<AgencyAssessment, "compareChance"> | undefined,
): TenderAssessment["chances"] {
  if (!chances || !basis) return { kind: "pending" };
  if (chances.kind === "silent") return silentAnswerOf(chances.reason);
  const { forecast, tender } = basis;
  if (!forecast.offers) return { kind: "too-thin", n: 0 };
  const seats = frameworkSeats(tender.record, forecast.typicalLotId);
  const standing =
    chances.kind === "chances"
      ? hits?.compareChance(chances.percent, Math.round(100 * chances.spread), seats)
      : undefined;
  const facts = chances.kind === "chances" ? chancesFacts(basis, chances) : [];
  return chancesAnswerOf(chances, forecast.offers, { seats, standing, facts });
}
