import type { listMatchInvitations as endpoint } from "@tc/contract";
import { canUse } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./match-invitation.store.ts";
import { toMatchInvitation } from "./to-match-invitation.ts";

/**
 * What the agency was asked, and never who else was. Without the plan only what it has consented to, so that it can take
 * that back.
 */
export function listMatchInvitations(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { agencyId, tier } = requireMembership(ctx);
  const hasPlan = canUse(tier, "agencyMatch");
  return inAgency(ctx, agencyId, async (t) => {
    const rows = await store.listInvitations(t, hasPlan ? undefined : ["accepted", "exchanged"]);
    const contacts = await store.listContacts(
      t,
      rows.map(({ id }) => id),
    );
    return {
      invitations: rows.map((row) => {
        const invitation = toMatchInvitation(row, contacts.get(row.id), t.now());
        return hasPlan ? invitation : { ...invitation, isOpen: false };
      }),
      ownContact: await store.findOwnContact(t, requireUserId(ctx)),
    };
  });
}
