import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { settleMarks } from "./settle-marks.ts";
import * as store from "./label.store.ts";
import { outcomeKinds } from "./tender-marks.ts";
import type { OutcomeKind } from "./tender-marks.ts";

export interface OutcomeLabels {
  /** When members say so: undoing the act finds by it what the act retracted. */
  readonly at: Date;
  readonly wanted: readonly OutcomeKind[];
  /** Why, as a code; of the end alone */
  readonly reason?: string | undefined;
  /** An act of that moment is undone: labels that it retracted come back with what was predicted then. */
  readonly undoes?: Date;
}

/**
 * Makes what members say of the tender's outcome these kinds and no others. The caller holds the tender. A result that was
 * found in a notice stays as it is.
 */
export async function settleOutcomeLabels(
  t: AgencyTransaction,
  tenderId: string,
  { at, wanted, reason, undoes }: OutcomeLabels,
): Promise<void> {
  await store.holdMarks(t, tenderId);
  const current = await store.listOutcomeLabels(t, tenderId, outcomeKinds);
  const surplus = current.filter(({ kind }) => !wanted.includes(kind));
  const missing = wanted.filter((kind) => !current.some((label) => label.kind === kind));
  await store.retractLabels(
    t,
    surplus.map(({ id }) => id),
    at,
  );
  for (const kind of missing) {
    if (undoes && (await store.restoreOutcomeLabel(t, tenderId, kind, undoes))) continue;
    const isEnd = kind === "lost" || kind === "won" || kind === "withdrawn";
    await store.insertLabel(t, tenderId, { kind, replaces: [], ...(isEnd && { reason }) });
  }
  await settleMarks(t, tenderId, { isChanged: surplus.length + missing.length > 0 });
}

/** Gives the current label of an outcome this reason, or none. The caller holds the tender. */
export async function describeOutcomeLabel(
  t: AgencyTransaction,
  tenderId: string,
  kind: OutcomeKind,
  reason: string | undefined,
): Promise<void> {
  await store.holdMarks(t, tenderId);
  const labels = await store.listOutcomeLabels(t, tenderId, [kind]);
  for (const { id } of labels) await store.describeLabel(t, id, { reason: reason ?? null });
}
