import type { Clock, TenderClocks } from "@tc/contract";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { statedAmountOf, volumeLockOf } from "../../assessment/index.ts";
import { readDocumentsOf } from "../../documents/index.ts";
import { listMilestones } from "../milestones/milestone.store.ts";
import type { Milestone } from "../milestones/milestone.store.ts";
import { clocksOf } from "./clocks-of.ts";
import * as store from "./line.store.ts";
import type { LineTender } from "./line.store.ts";

export interface TenderLine {
  readonly tender: LineTender;
  readonly clocks: readonly Clock[];
  readonly isLocked: boolean;
  /** When each clock changed last, by its key; never earlier than before */
  readonly changedAt: ReadonlyMap<string, Date>;
}

export interface Lines {
  readonly lines: readonly TenderLine[];
  readonly members: TenderClocks["members"];
  readonly bufferHours: number;
}

/** The clocks of these tenders as one agency sees them. */
export async function listLines(
  t: AgencyTransaction,
  tenders: readonly LineTender[],
): Promise<Lines> {
  const ids = tenders.map(({ id }) => id);
  const { tier, bufferHours, changedAt: setAt } = await store.findSettings(t);
  const members = await store.listMembers(t);
  const milestones = Map.groupBy(await listMilestones(t, ids), ({ tenderId }) => tenderId);
  const events = Map.groupBy(await store.listEvents(t, ids), ({ tenderId }) => tenderId);
  const extracted = await store.listExtracted(t, ids);
  const now = t.now();
  const lines: TenderLine[] = [];
  for (const tender of tenders) {
    const { id, record } = tender;
    const isLocked = volumeLockOf(tier, statedAmountOf(tender)) !== undefined;
    const isRead = extracted.has(id) && !isLocked;
    const documentFacts = isRead ? await readDocumentsOf(t, id) : { items: [], documents: [] };
    const entries = { events: events.get(id) ?? [], milestones: milestones.get(id) ?? [] };
    const input = {
      tender: record,
      ...documentFacts,
      ...entries,
      members,
      bufferHours,
      isLocked,
      now,
    };
    const clocks = clocksOf(input);
    const changedAt = new Map(
      clocks.map((clock) => [clock.key, changeOf(clock, tender, { ...entries, setAt })]),
    );
    lines.push({ tender, clocks, isLocked, changedAt });
  }
  return { lines, members, bufferHours };
}

interface Changes {
  readonly events: readonly { readonly event: string; readonly setAt: Date }[];
  readonly milestones: readonly Milestone[];
  readonly setAt: Date | undefined;
}

/** Of the tender itself and of what this one clock rests on beside it */
function changeOf(
  { kind, source, milestone }: Clock,
  { changedAt }: LineTender,
  { events, milestones, setAt }: Changes,
): Date {
  const event = source.kind === "rule" && events.find((entry) => entry.event === source.event);
  const ownDay = milestones.find(({ id }) => id === milestone?.id);
  const moments = [
    changedAt,
    ...(event ? [event.setAt] : []),
    ...(ownDay ? [ownDay.changedAt] : []),
    ...(kind === "upload" && setAt ? [setAt] : []),
  ];
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

/** The clocks of these tenders by the tender's id; one that is not there has no entry. */
export async function listClocks(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Map<string, readonly Clock[]>> {
  const { lines } = await listLines(t, await store.listLineTenders(t, tenderIds));
  return new Map(lines.map(({ tender, clocks }) => [tender.id, clocks]));
}
