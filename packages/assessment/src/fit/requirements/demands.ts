import { amountTopics } from "./amount-topics.ts";
import { certificateDemands } from "./certificates.ts";
import { maxFieldLength, readField } from "./field-reading.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { furtherCertificates } from "./proofs/further-certificates.ts";
import { insuranceDemands } from "./insurance.ts";
import { isNotDemanded } from "./not-demanded.ts";
import { presenceDemands } from "./presence.ts";
import { referenceDemands } from "./reference-count.ts";
import { referenceMentions } from "./reference-mentions.ts";
import { registerDemands } from "./proofs/registers.ts";
import type { RegisterFinding } from "./proofs/registers.ts";
import { teamDemands } from "./team.ts";
import type { TeamFinding } from "./team.ts";
import { turnoverDemands } from "./turnover.ts";
import { insuredSomehow, turnoverBelow } from "./wording/kept-out.ts";
import { isElsewhere } from "./wording/not-of-bidders.ts";
import { spelledOut } from "./wording/spelled-out.ts";
import { turnoverMultiples } from "./wording/turnover-multiple.ts";
import type { TurnoverMultipleFinding } from "./wording/turnover-multiple.ts";

/** A demand in a text with its position; people, registers and multiples are no knockouts. */
export type DemandFinding = Finding | TeamFinding | RegisterFinding | TurnoverMultipleFinding;

/** What one field demands of a bidder. */
export function demandsOf(field: FieldReading): Finding[] {
  const amounts = amountTopics(field);
  return [
    ...turnoverDemands(field, amounts),
    ...insuranceDemands(field, amounts),
    ...referenceDemands(field, amounts),
    ...certificateDemands(field),
    ...presenceDemands(field),
  ];
}

/**
 * What a text of any length demands of a bidder; `start` is a position in it. A criterion demands by being there, in other
 * texts the words must say so.
 */
export function demandsIn(
  source: string,
  { isCriterion }: { readonly isCriterion: boolean },
): DemandFinding[] {
  const { text, placeOf } = spelledOut(source);
  const findings: DemandFinding[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOfPiece(text, from);
    const piece = readField(text.slice(from, end), undefined, isCriterion);
    for (const finding of allDemandsOf(piece)) {
      const start = placeOf(finding.start + from);
      const quote = source.slice(start, placeOf(finding.start + finding.quote.length + from));
      findings.push({ ...finding, start, quote });
    }
    from = end;
  }
  return findings;
}

/** More than a knockout is judged by: every reference, other certificates, people, registers. */
function allDemandsOf(field: FieldReading): DemandFinding[] {
  const amounts = amountTopics(field);
  const turnovers = turnoverDemands(field, amounts);
  const policies = insuranceDemands(field, amounts);
  return [
    ...turnovers,
    ...turnoverBelow(field, amounts).filter(
      ({ start }) => !turnovers.some((t) => t.start === start),
    ),
    ...turnoverMultiples(field),
    ...(policies.length > 0 ? policies : insuredSomehow(field)).filter(
      (finding) => !isForm(finding),
    ),
    ...referenceMentions(field, amounts),
    ...certificateDemands(field),
    ...furtherCertificates(field),
    ...teamDemands(field),
    ...registerDemands(field),
  ].filter((finding) => !isNotDemanded(finding) && !isElsewhere(finding, field));
}

/** "Eigenerklärung zur Haftpflichtversicherung (Vordruck)" names a form; what it demands stands elsewhere. */
function isForm(finding: Finding): boolean {
  return (
    finding.kind === "insurance" &&
    finding.highestCents === 0 &&
    (/haftpflicht\S*\s?:\s?(?:siehe|s\.)\s/i.test(finding.quote) ||
      (/vordruck|formular|formblatt|\(?anlage\s\d/i.test(finding.quote) &&
        !/besteh|vorlieg|abschluss|deckung|mindest|verfüg|nachweis\s(?:\S+\s){0,4}\S*haftpflicht/i.test(
          finding.quote,
        )))
  );
}

/** Behind the last line that is whole within the length of a field. */
function endOfPiece(text: string, from: number): number {
  const limit = from + maxFieldLength;
  if (limit >= text.length) return text.length;
  const line = text.lastIndexOf("\n", limit - 1) + 1;
  return line > from ? line : limit;
}
