import type { Billing } from "../../../shell";

export type SeatMember = Billing["seats"]["members"][number];

/** Proposed: the owner, and the others in their order until the seats are taken. */
export function firstKept(members: readonly SeatMember[], limit: number): readonly string[] {
  const active = members.filter(({ isActive }) => isActive);
  const ordered = [
    ...active.filter(({ isOwner }) => isOwner),
    ...active.filter(({ isOwner }) => !isOwner),
  ];
  return ordered.slice(0, limit).map(({ userId }) => userId);
}

export function isWithinSeats(kept: readonly string[], limit: number): boolean {
  return kept.length <= limit;
}
