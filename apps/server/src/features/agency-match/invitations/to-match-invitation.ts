import type { MatchContact, MatchInvitation } from "@tc/contract";
import type { InvitationRow } from "./match-invitation.store.ts";

/** While time is left and nothing was exchanged or ended, the agency may answer or take its answer back. */
export function isOpen({ state, answers_until }: InvitationRow, now: Date): boolean {
  return state !== "exchanged" && state !== "ended" && now <= answers_until;
}

export function toMatchInvitation(
  row: InvitationRow,
  contact: MatchContact | undefined,
  now: Date,
): MatchInvitation {
  return {
    id: row.id,
    state: row.state,
    ...(row.ended_by && { endedBy: row.ended_by }),
    request: row.request,
    answersUntil: row.answers_until.toISOString(),
    isOpen: isOpen(row, now),
    fit: row.fit,
    askedAt: row.asked_at.toISOString(),
    ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
    ...(row.decline_reason && { declineReason: row.decline_reason }),
    ...(row.shared_contact && { sharedContact: row.shared_contact }),
    ...(row.message !== null && { message: row.message }),
    ...(contact && { contact }),
  };
}
