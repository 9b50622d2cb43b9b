import { audit } from "../../../platform/tenancy/audit.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { endSessions } from "../../account/index.ts";
import * as store from "../team.store.ts";

interface Seats {
  readonly seats: number;
  /** The members whom the owner chose to keep; without a choice those stay who joined first. */
  readonly keepUserIds?: readonly string[] | undefined;
}

/** Deactivates the members for whom the plan has no seat; the owner always stays. Returns their ids. */
export async function deactivateBeyondSeats(
  t: AgencyTransaction,
  { seats, keepUserIds }: Seats,
): Promise<readonly string[]> {
  await lockAgency(t);
  const active = (await store.listMembers(t)).filter((member) => member.deactivated_at === null);
  if (active.length <= seats) return [];
  const isChosen = (userId: string) => !keepUserIds || keepUserIds.includes(userId);
  const owner = active.filter(({ role }) => role === "owner");
  const others = active.filter(({ role, user_id }) => role !== "owner" && isChosen(user_id));
  const staying = new Set([...owner, ...others].slice(0, seats).map(({ user_id }) => user_id));
  const leaving = active.filter(({ user_id }) => !staying.has(user_id));
  for (const { user_id: userId } of leaving) {
    await store.setDeactivated(t, userId, t.now());
    await endSessions(t, userId);
    const details = { member: userId, reason: "seats" };
    await audit(t, { kind: "member_deactivated", agencyId: t.agency.id, details });
  }
  return leaving.map(({ user_id }) => user_id);
}
