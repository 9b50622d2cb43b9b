import type { Deadline, DeadlineKind } from "@tc/domain";
import { joinDeadline } from "./dates.ts";
import { type MaybeElement, cac, cbc, efac, extension } from "./ubl.ts";

/** BT-131, 1311, 630 (in consultations 800), 13, 132 of one cac:TenderingProcess, in the order of deadlineKinds. */
export function deadlinesOf(process: MaybeElement, country: string | undefined): Deadline[] {
  if (process === undefined) return [];
  const event = cac(process, "OpenTenderEvent");
  const extended = extension(process);
  const deadlines = [
    endOf("offer", cac(process, "TenderSubmissionDeadlinePeriod"), country),
    endOf("participation", cac(process, "ParticipationRequestReceptionPeriod"), country),
    endOf("interest", efac(extended, "InterestExpressionReceptionPeriod"), country) ??
      endOf("interest", efac(extended, "AnswerReceptionPeriod"), country),
    endOf("questions", cac(process, "AdditionalInformationRequestPeriod"), country),
    joinDeadline("opening", cbc(event, "OccurrenceDate"), cbc(event, "OccurrenceTime"), country),
  ];
  return deadlines.filter((deadline) => deadline !== undefined);
}

/** What a lot does not say itself holds as the procedure says it (SDK 1.7 and the dialect allow both). */
export function withInherited(
  ofLot: readonly Deadline[],
  inherited: readonly Deadline[],
): Deadline[] {
  const missing = inherited.filter((deadline) => !ofLot.some(({ kind }) => kind === deadline.kind));
  return [...ofLot, ...missing];
}

function endOf(
  kind: DeadlineKind,
  period: MaybeElement,
  country: string | undefined,
): Deadline | undefined {
  return joinDeadline(kind, cbc(period, "EndDate"), cbc(period, "EndTime"), country);
}
