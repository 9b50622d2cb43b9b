import { germanDay } from "@tc/assessment";
import {
  decisionReasonNames,
  fairnessAnswerNames,
  fairnessNames,
  requirementGroupNames,
  requirementGroups,
  requirementStateNames,
  wantedPaperStateNames,
} from "@tc/contract";
import type {
  Calculation,
  ChancesFact,
  CheckRequirement,
  CheckResult,
  TenderCheck,
  TenderQuote,
} from "@tc/contract";
import { twoDigitCents, verdictNames } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { changeSection } from "./change-section.ts";
import { effortSection } from "./effort-section.ts";

type Section = PdfContent["sections"][number];

/** The parts of the printed check; what the profile says, own figures and the decision only for the agency itself. */
export function checkSections(
  { changes, calculation, decision, proposal }: TenderCheck,
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
    ...(isInternal ? [calculationSection(calculation)] : []),
    ...(isInternal ? decisionSection(decision, proposal) : []),
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

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const money = (cents: number) => euros.format(cents / 100);
const percent = (value: number) => `${number.format(value)}\u00a0%`;

/** "19.000 €": an expected value is no exact figure. */
function estimate(cents: number): string {
  const rounded = twoDigitCents(cents);
  const words = `${number.format(Math.abs(rounded) / 100)}\u00a0€`;
  return rounded < 0 ? `–\u00a0${words}` : words;
}

function breakEvenWords(value: number): string {
  return value > 100
    ? "keiner: Bei dieser Marge deckt selbst ein sicherer Zuschlag die Kosten nicht."
    : percent(value);
}

function calculationSection(calculation: Calculation): Section {
  const { hours, hourlyCostCents, externalCents, contribution, feeCents, costCents } = calculation;
  const { valueCents, marginPercent, chance, expected, breakEvenPercent } = calculation;
  const rows: [string, string][] = [
    ["Stunden für das Angebot", number.format(hours)],
    ["Kosten je Stunde", money(hourlyCostCents)],
    ["Externe Kreative", money(externalCents)],
    [
      `Künstlersozialabgabe ${percent(contribution.percent)} (${contribution.year})`,
      money(contribution.cents),
    ],
    ["Honorar vom Auftraggeber", feeCents === 0 ? money(0) : `– ${money(feeCents)}`],
    ["Kosten des Angebots", money(costCents)],
    ...(valueCents === undefined ? [] : [["Auftragswert", money(valueCents)] as [string, string]]),
    ["Marge", percent(marginPercent)],
    ...(chance ? [["Chance, geschätzt", percent(chance.percent)] as [string, string]] : []),
    ...(expected
      ? [
          [
            "Erwartungswert",
            `rund ${estimate(expected.meanCents)} (${estimate(expected.lowCents)} bis ${estimate(expected.highCents)})`,
          ] as [string, string],
        ]
      : []),
    ...(breakEvenPercent === undefined
      ? []
      : [
          ["Rechnet sich ab einer Chance von", breakEvenWords(breakEvenPercent)] as [
            string,
            string,
          ],
        ]),
  ];
  const facts = chance?.facts ?? [];
  return {
    title: "Rechnung (intern)",
    blocks: [
      { kind: "table", head: ["Größe", "Betrag"], rows },
      ...(facts.length > 0 ? [{ kind: "list" as const, items: facts.map(factWords) }] : []),
    ],
  };
}

/** What the chance rests on beside the forecast, and what it does to it */
function factWords({ text, source, effect }: ChancesFact): string {
  const { document } = source;
  const where = document ? `Unterlagen, ${placeWords(source)}` : placeWords(source);
  return `Zur Chance: ${text} (${where}). ${effect}`;
}

function decisionSection(
  decision: TenderCheck["decision"],
  proposal: TenderCheck["proposal"],
): Section[] {
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
  if (items.length === 0) return [];
  return [{ title: "Entscheidung (intern)", blocks: [{ kind: "list", items }] }];
}

function quoteWords(quote: TenderQuote): string {
  return `„${quote.quote.replaceAll(/\s+/g, " ")}“ (${placeWords(quote)})`;
}

function placeWords({ document }: TenderQuote): string {
  if (!document) return "Bekanntmachung";
  const { name, place, cell } = document;
  const where =
    "page" in place ? `S. ${place.page}` : "sheet" in place ? place.sheet : place.heading;
  return [name, where, ...(cell === undefined ? [] : [cell])].filter(Boolean).join(", ");
}
