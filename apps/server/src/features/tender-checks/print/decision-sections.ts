import { germanDay } from "@tc/assessment";
import { decisionReasonNames } from "@tc/contract";
import type { TenderCheck } from "@tc/contract";
import { bidFactorNames, factorVoiceNames, factorWeightNames, verdictNames } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";

type Section = PdfContent["sections"][number];

/** What we propose and what a member decided, with all that the proposal rests on. */
export function decisionSections({
  decision,
  proposal,
}: Pick<TenderCheck, "decision" | "proposal">): Section[] {
  const items = [
    ...(proposal ? [`Vorschlag: ${verdictNames[proposal.decision]}. ${proposal.sentence}`] : []),
    ...(decision
      ? [
          `Entschieden: ${verdictNames[decision.decision]}, ${decision.byName}, ${germanDay(berlinDay(new Date(decision.at)))}`,
          ...decision.reasons.map((reason) => decisionReasonNames[reason]),
          ...(decision.note === undefined ? [] : [decision.note]),
        ]
      : []),
  ];
  return [
    ...(items.length > 0
      ? [{ title: "Entscheidung (intern)", blocks: [{ kind: "list" as const, items }] }]
      : []),
    ...(proposal ? [factorSection(proposal)] : []),
  ];
}

function factorSection({ factors }: NonNullable<TenderCheck["proposal"]>): Section {
  return {
    title: "Worauf der Vorschlag beruht (intern)",
    blocks: [
      {
        kind: "table",
        head: ["Faktor", "Wert", "Spricht", "Gewicht"],
        widths: [1.1, 2.4, 0.8, 1],
        rows: factors.map(({ key, value, voice, weight }) => [
          bidFactorNames[key],
          value,
          factorVoiceNames[voice],
          factorWeightNames[weight],
        ]),
      },
    ],
  };
}
