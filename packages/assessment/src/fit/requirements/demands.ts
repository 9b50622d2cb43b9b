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

/** A demand in a text with its position; people and registers are no knockouts. */
export type DemandFinding = Finding | TeamFinding | RegisterFinding;

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
  text: string,
  { isCriterion }: { readonly isCriterion: boolean },
): DemandFinding[] {
  const findings: DemandFinding[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOfPiece(text, from);
    const piece = readField(text.slice(from, end), undefined, isCriterion);
    findings.push(
      ...allDemandsOf(piece).map((finding) => ({ ...finding, start: finding.start + from })),
    );
    from = end;
  }
  return findings;
}

/** More than a knockout is judged by: every reference, other certificates, people, registers. */
function allDemandsOf(field: FieldReading): DemandFinding[] {
  const amounts = amountTopics(field);
  return [
    ...turnoverDemands(field, amounts),
    ...insuranceDemands(field, amounts).filter((finding) => !isForm(finding)),
    ...referenceMentions(field, amounts),
    ...certificateDemands(field),
    ...furtherCertificates(field),
    ...teamDemands(field),
    ...registerDemands(field),
  ].filter((finding) => !isNotDemanded(finding));
}

/** "Eigenerklärung zur Haftpflichtversicherung (Vordruck)" names a form; what it demands stands elsewhere. */
function isForm(finding: Finding): boolean {
  return (
    finding.kind === "insurance" &&
    finding.highestCents === 0 &&
    /vordruck|formular|formblatt|\(?anlage\s\d/i.test(finding.quote) &&
    !/besteh|vorlieg|abschluss|deckung|mindest|verfüg|nachweis\s(?:\S+\s){0,4}\S*haftpflicht/i.test(
      finding.quote,
    )
  );
}

/** Behind the last line that is whole within the length of a field. */
function endOfPiece(text: string, from: number): number {
  const limit = from + maxFieldLength;
  if (limit >= text.length) return text.length;
  const line = text.lastIndexOf("\n", limit - 1) + 1;
  return line > from ? line : limit;
}
