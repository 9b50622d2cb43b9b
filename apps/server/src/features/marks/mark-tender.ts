import type { MarkKind, TenderMarks } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { settleMarks } from "./settle-marks.ts";
import * as store from "./label.store.ts";
import { oppositeOf } from "./tender-marks.ts";

export interface Mark {
  readonly slug: string;
  readonly kind: MarkKind;
  readonly reason?: TenderMarks["reason"];
  readonly note?: string | undefined;
}

/**
 * Sets a mark and takes the opposite one back, so that undo can restore it. The same mark again changes only the reason and
 * the note that it names.
 */
export function markTender(
  ctx: Context,
  { slug, kind, reason, note }: Mark,
): Promise<{ marks: TenderMarks; undo: string }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await store.holdTender(t, slug);
    if (!tender) throw new AppError("not_found");
    const current = await store.listCurrentMarks(t, tender.id);
    const same = current.find((label) => label.kind === kind);
    if (same) {
      const isChanged = differs(reason, same.reason) || differs(note, same.note);
      if (isChanged) await store.describeLabel(t, same.id, { reason, note });
      return { marks: await settleMarks(t, tender.id, { isChanged }), undo: same.id };
    }
    const opposite = current.filter((label) => label.kind === oppositeOf[kind]);
    const replaces = opposite.map(({ id }) => id);
    await store.retractLabels(t, replaces);
    const undo = await store.insertLabel(t, tender.id, { kind, reason, note, replaces });
    return { marks: await settleMarks(t, tender.id, { isChanged: true }), undo };
  });
}

function differs(value: string | undefined, stored: string | null | undefined): boolean {
  return value !== undefined && value !== (stored ?? undefined);
}
