import type { RegistrationState, setRegistration as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { toRegistration, toState } from "../list/shown-entry.ts";
import { onTender } from "./on-tender.ts";
import * as store from "./entry.store.ts";

interface Registration {
  readonly slug: string;
  readonly state?: RegistrationState | undefined;
  readonly isLookedAt?: true | undefined;
}

/** What a member says of the platform; who said it and when goes along. What is absent stays. */
export function setRegistration(
  ctx: Context,
  { slug, state, isLookedAt }: Registration,
): Promise<z.output<typeof endpoint.response>> {
  return onTender(ctx, slug, async (t, tender, userId) => {
    const entry = await store.holdEntry(t, tender.id);
    const at = t.now();
    await store.writeEntry(t, tender.id, {
      ...(state !== undefined && {
        is_registered: state === "open" ? null : state === "registered",
        registered_at: state === "open" ? null : at,
        registered_by: state === "open" ? null : userId,
      }),
      ...(isLookedAt && { looked_at: at, looked_by: userId }),
    });
    const now = await store.holdEntry(t, tender.id);
    return {
      registration: toRegistration(now, await store.listNames(t)),
      before: toState(entry.isRegistered),
    };
  });
}
