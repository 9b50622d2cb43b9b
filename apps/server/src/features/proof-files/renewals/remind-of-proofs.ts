import type { Context } from "../../../platform/context.ts";
import { addDays, berlinDay } from "../../../platform/memory/berlin-day.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { notify } from "../../notifications/index.ts";
import { listExpiringAgencies } from "./expiring.operator.store.ts";
import { listActiveMembers, listExpiring } from "./expiring.store.ts";
import type { Expiring } from "./expiring.store.ts";

/** Days before the last one: time to order a new one, and the last call. */
const reminderDays = [60, 14] as const;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells the members of what lapses, one agency a transaction. A run that was cut off is done again whole: the key of a
 * reminder says which it is, so that nobody hears it twice. What is near already gets the last call alone.
 */
export async function remindOfProofs(ctx: Context): Promise<void> {
  const today = berlinDay(ctx.now());
  const last = addDays(today, reminderDays[0]);
  const agencyIds = await asOperator(ctx, (t) => listExpiringAgencies(t, today, last));
  for (const agencyId of agencyIds) {
    try {
      await inAgency(ctx, agencyId, async (t) => {
        const expiring = await listExpiring(t, today, last);
        for (const userId of await listActiveMembers(t)) {
          for (const proof of expiring) {
            await notify(t, { userId, event: "proofs", ...reminderOf(proof, today) });
          }
        }
      });
    } catch (error) {
      ctx.log.error({ err: error, agencyId }, "an agency could not be reminded of its proofs");
    }
  }
}

function reminderOf({ name, day, path }: Expiring, today: string) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const stage = days <= reminderDays[1] ? reminderDays[1] : reminderDays[0];
  const [year, month, date] = day.split("-");
  return {
    key: `${name.toLowerCase()} ${day} ${stage}`,
    heading: `„${name}“ läuft am ${date}.${month}.${year} ab`,
    path,
  };
}
