import type { listMatchInvitations as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./match-invitation.store.ts";
import { toMatchInvitation } from "./to-match-invitation.ts";

/** What the agency was asked, and never who else was. */
export function listMatchInvitations(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const rows = await store.listInvitations(t);
    const contacts = await store.listContacts(
      t,
      rows.map(({ id }) => id),
    );
    return {
      invitations: rows.map((row) => toMatchInvitation(row, contacts.get(row.id), t.now())),
      ownContact: await store.findOwnContact(t, requireUserId(ctx)),
    };
  });
}
