import type { TenderClocks } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { ClockEvent } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { requireLineTender, tenderClocks } from "./get-tender-clocks.ts";
import { deleteEvent, writeEvent } from "./line.store.ts";

interface Entry {
  readonly slug: string;
  readonly event: ClockEvent;
  /** null takes it back */
  readonly happenedOn: string | null;
  readonly isByPost?: boolean | undefined;
}

/** Keeps when it happened what starts a statutory clock. Throws bad_request for a day that is yet to come. */
export async function setClockEvent(
  ctx: Context,
  { slug, event, happenedOn, isByPost = false }: Entry,
): Promise<TenderClocks> {
  const { agencyId } = requireMembership(ctx);
  const setBy = requireUserId(ctx);
  if (happenedOn !== null && happenedOn > berlinDay(ctx.now())) throw new AppError("bad_request");
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await requireLineTender(t, slug);
    if (happenedOn === null) await deleteEvent(t, tender.id, event);
    else await writeEvent(t, tender.id, { event, happenedOn, isByPost, setBy });
    return tenderClocks(t, tender);
  });
}
