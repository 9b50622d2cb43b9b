import type {
  RegistrationState,
  setRegistration as endpoint,
  WatchRegistration,
} from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { toRegistration, toState } from "../list/shown-entry.ts";
import { onTender } from "./on-tender.ts";
import * as store from "./entry.store.ts";

interface Registration {
  readonly slug: string;
  readonly state?: RegistrationState | undefined;
  readonly isLookedAt?: true | undefined;
  readonly onlyIf?: Pick<WatchRegistration, "state" | "at"> | undefined;
}

/** What a member says of the platform; who said it and when goes along. What is absent stays. */
export function setRegistration(
  ctx: Context,
  { slug, state, isLookedAt, onlyIf }: Registration,
): Promise<z.output<typeof endpoint.response>> {
  return onTender(ctx, slug, async (t, tender, userId) => {
    const entry = await store.holdEntry(t, tender.id);
    const names = await store.listNames(t);
    const earlier = toRegistration(entry, names);
    const before = toState(entry.isRegistered);
    if (onlyIf && !(onlyIf.state === before && onlyIf.at === earlier.at))
      return { isStored: false, registration: earlier, before };
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
    return { isStored: true, registration: toRegistration(now, names), before };
  });
}
