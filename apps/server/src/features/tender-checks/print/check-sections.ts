import {
  fairnessAnswerNames,
  fairnessNames,
  requirementGroupNames,
  requirementGroups,
  requirementStateNames,
  wantedPaperStateNames,
} from "@tc/contract";
import type { CheckRequirement, CheckResult, TenderCheck } from "@tc/contract";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { calculationSection } from "./calculation-section.ts";
import { changeSection } from "./change-section.ts";
import { decisionSections } from "./decision-sections.ts";
import { effortSection } from "./effort-section.ts";
import { placeWords, quoteWords } from "./quote-words.ts";

type Section = PdfContent["sections"][number];

/**
 * The parts of the printed check. What the profile says, own figures, the proposal and the decision are only for the
 * agency itself.
 */
export function checkSections(
  { changes, calculation, ...bid }: TenderCheck,
  result: CheckResult,
  isInternal: boolean,
): Section[] {
  return [
    ...changeSection({ ...(changes && { changes }) }),
    ...requirementGroups.flatMap((group) => requirementSection(group, result, isInternal)),
    ...paperSection(result, isInternal),
    ...riskSection(result),
    fairnessSection(result),
    ...effortSection(result),
    ...(isInternal ? [calculationSection(calculation), ...decisionSections(bid)] : []),
  ];
}

/** Rows tell times as notice and documents write them. */
const zoneNote = {
  kind: "paragraph",
  text: "Uhrzeiten in deutscher Zeit (MEZ, im Sommer MESZ).",
} as const;

function requirementSection(
  group: CheckRequirement["group"],
  { requirements }: CheckResult,
  isInternal: boolean,
): Section[] {
  // What an agency does not want concerns nobody else.
  if (group === "exclusion" && !isInternal) return [];
  const rows = requirements.filter((row) => row.group === group);
  if (rows.length === 0) return [];
  return [
    {
      title: requirementGroupNames[group],
      blocks: [
        ...(group === "deadlines" ? [zoneNote] : []),
        {
          kind: "table",
          head: ["Forderung", "Wortlaut", "Nachweis", "Stand"],
          widths: [1.2, 2.2, 1.3, 0.8],
          rows: rows.map(({ name, quotes, evidence, state }) => [
            name,
            quotes.map(quoteWords).join("\n"),
            // Of unclear words it tells what speaks against them, and nothing of the agency.
            isInternal || state === "unclear" ? (evidence ?? "") : "",
            requirementStateNames[state],
          ]),
        },
      ],
    },
  ];
}

function paperSection({ papers }: CheckResult, isInternal: boolean): Section[] {
  if (papers.length === 0) return [];
  return [
    {
      title: "Verlangte Formulare und Nachweise",
      blocks: [
        {
          kind: "table",
          head: ["Papier", "Fundstelle", "Stand"],
          widths: [1.5, 1.5, 1],
          rows: papers.map(({ name, note, quotes, state }) => [
            name,
            quotes.map(placeWords).join(", "),
            isInternal && note !== undefined
              ? `${wantedPaperStateNames[state]}: ${note}`
              : wantedPaperStateNames[state],
          ]),
        },
      ],
    },
  ];
}

function riskSection({ risks }: CheckResult): Section[] {
  if (risks.length === 0) return [];
  return [
    {
      title: "Risiken",
      blocks: [
        {
          kind: "list",
          items: risks.map(({ name, note, quotes }) =>
            [name, ...(note === undefined ? [] : [note]), ...quotes.map(quoteWords)].join(". "),
          ),
        },
      ],
    },
  ];
}

function fairnessSection({ fairness }: CheckResult): Section {
  return {
    title: "Fairness des Pitches",
    blocks: [
      {
        kind: "table",
        head: ["Punkt", "Antwort", "Grundlage"],
        widths: [1.5, 0.6, 2],
        rows: fairness.map(({ point, answer, note, quotes }) => [
          fairnessNames[point],
          fairnessAnswerNames[answer],
          [...(note === undefined ? [] : [note]), ...quotes.map(placeWords)].join(", "),
        ]),
      },
    ],
  };
}
