import { canUse } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listFetchedWords } from "../changes/new-words.store.ts";
import { listRecords } from "../changes/record.store.ts";
import * as due from "./due.operator.store.ts";
import type { DueChange } from "./due.operator.store.ts";
import { tellAgency } from "./tell-agency.ts";
import type { ChangeFacts } from "./tell-agency.ts";

/** So many are read at once; ingestion never waits for them. */
const batchSize = 50;

export interface TellingReport {
  readonly changes: number;
  readonly notifications: number;
}

/**
 * Tells members of agencies that follow a tender what changed. What is due stands in the database, and a notification has a
 * key: a killed run goes on where it was, and a repeated one tells nobody twice.
 */
export async function tellChanges(ctx: Context, signal: AbortSignal): Promise<TellingReport> {
  const report = { changes: 0, notifications: 0 };
  await asOperator(ctx, due.settleUnfollowed);
  // Each change is tried once a run, so that one that fails cannot keep the job busy.
  const tried = new Set<string>();
  while (!signal.aborted) {
    const batch = await asOperator(ctx, (t) => due.listDueChanges(t, batchSize));
    const next = batch.filter((change) => !tried.has(nameOf(change)));
    if (next.length === 0) break;
    for (const change of next) tried.add(nameOf(change));
    report.notifications += await tellBatch(ctx, next, signal);
    report.changes += next.length;
  }
  if (report.changes > 0) ctx.log.info({ report }, "changes told");
  return report;
}

const nameOf = ({ tenderId, key }: DueChange) => `${tenderId} ${key}`;

async function tellBatch(
  ctx: Context,
  changes: readonly DueChange[],
  signal: AbortSignal,
): Promise<number> {
  const tenderIds = [...new Set(changes.map(({ tenderId }) => tenderId))];
  const records = await listRecords(ctx, tenderIds);
  const words = await listFetchedWords(ctx, tenderIds);
  const concerned = await asOperator(ctx, (t) => due.listConcerned(t, tenderIds));
  const facts: ChangeFacts = { changes, records, words };
  const failed = new Set<string>();
  let notifications = 0;
  for (const [agencyId, tenders] of Map.groupBy(concerned, (it) => it.agencyId)) {
    if (signal.aborted) return notifications;
    const [first] = tenders;
    if (!first || !canUse(first.tier, "watchlist")) continue;
    try {
      notifications += await tellAgency(ctx, { agencyId, tier: first.tier, tenders }, facts);
    } catch (error) {
      ctx.log.error({ err: error, agencyId }, "changes not told");
      for (const { tenderId } of tenders) failed.add(tenderId);
    }
  }
  await asOperator(ctx, async (t) => {
    await due.noteTold(
      t,
      changes.filter(({ tenderId }) => !failed.has(tenderId)),
    );
    await due.noteFailed(
      t,
      changes.filter(({ tenderId }) => failed.has(tenderId)),
    );
  });
  return notifications;
}
