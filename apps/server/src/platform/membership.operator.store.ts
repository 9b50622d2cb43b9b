import type { MemberRole, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Context, Membership } from "./context.ts";

interface Row {
  readonly agency_id: string;
  readonly agency_name: string;
  readonly role: MemberRole;
  readonly tier: Tier | null;
}

/**
 * The agency an account acts for: where it is an active member and not deactivated. Asked with every request, so that
 * a changed role or plan, or a deactivation, holds from the next one on.
 */
export async function findMembership(
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<Membership | undefined> {
  const { rows } = await sql<Row>`select * from find_membership(${userId})`.execute(db);
  const [row] = rows;
  return (
    row && {
      agencyId: row.agency_id,
      agencyName: row.agency_name,
      role: row.role,
      tier: row.tier,
    }
  );
}
