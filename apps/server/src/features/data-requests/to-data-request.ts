import type { DataRequest, RecordedDataRequest } from "@tc/contract";
import type { RequestRow } from "./data-request.operator.store.ts";

export function toDataRequest(row: RequestRow): DataRequest {
  const { answer, outcome, answered_at: answeredAt } = row;
  return {
    id: row.id,
    kind: row.kind,
    ...(row.text !== null && { text: row.text }),
    receivedOn: row.received_on,
    dueOn: row.due_on,
    ...(row.extension_reason !== null && { extensionReason: row.extension_reason }),
    ...(answer !== null &&
      outcome !== null &&
      answeredAt && { answer: { outcome, text: answer, at: answeredAt.toISOString() } }),
  };
}

/** As the operator sees it; `today` is a day in Germany. */
export function toRecordedRequest(row: RequestRow, today: string): RecordedDataRequest {
  const email = row.answer_mailed_at ? row.email : (row.current_email ?? row.email);
  return {
    ...toDataRequest(row),
    subjectName: row.subject_name,
    ...(email !== null && { email }),
    ...(row.agency_name !== null && { agencyName: row.agency_name }),
    isFromApp: row.is_from_app,
    isOverdue: row.answered_at === null && row.due_on < today,
    ...(row.extended_at && { extendedAt: row.extended_at.toISOString() }),
    ...(row.identity_check !== null &&
      row.identity_checked_at && {
        identity: { check: row.identity_check, at: row.identity_checked_at.toISOString() },
      }),
    ...(row.answer_mailed_at && { answerMailedAt: row.answer_mailed_at.toISOString() }),
  };
}
