import type { Clock } from "@tc/contract";
import { addDays, canUse } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { notify } from "../../notifications/index.ts";
import { followedLines } from "../calendar/get-calendar.ts";
import { findSettings } from "../line/line.store.ts";
import type { TenderLine } from "../line/list-lines.ts";
import { dueReminder } from "./due-reminder.ts";
import { isOpenClock } from "./standing-reminders.ts";
import { listUnreminded } from "./reminders.operator.store.ts";
import * as store from "./reminders.store.ts";

/**
 * Writes the day's reminders of every agency once. A run that was missed is made up for by the next one; an agency that
 * fails is tried again by it, and the others go on.
 */
export async function remindOfDeadlines(ctx: Context, signal?: AbortSignal): Promise<void> {
  const today = berlinDay(ctx.now());
  const agencyIds = await asOperator(ctx, (t) => listUnreminded(t, today));
  const failures: unknown[] = [];
  for (const agencyId of agencyIds) {
    if (signal?.aborted) return;
    try {
      await inAgency(ctx, agencyId, (t) => remindAgency(t, today));
    } catch (error) {
      ctx.log.error({ err: error, agencyId }, "the reminders of an agency failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "some reminders failed");
}

/** Reminders and the day that they reach to are written together: a crash between them leaves neither. */
export async function remindAgency(t: AgencyTransaction, today: string): Promise<void> {
  const through = (await store.holdRemindedThrough(t)) ?? addDays(today, -1);
  if (through >= today) return;
  await writeReminders(t, { memberIds: await store.listRemindedMembers(t), through, today });
  await store.setRemindedThrough(t, today);
}

/**
 * Writes the day's reminders of members whose digest comes now, however early in the day. Returns whether the others still
 * wait for theirs.
 */
export async function remindMembers(
  t: AgencyTransaction,
  memberIds: readonly string[],
): Promise<boolean> {
  if (memberIds.length === 0) return false;
  const today = berlinDay(t.now());
  const through = (await store.holdRemindedThrough(t)) ?? addDays(today, -1);
  if (through >= today) return false;
  // The job may write these reminders again later. The table keeps one row for each key, so no member gets a second one.
  await writeReminders(t, { memberIds, through, today });
  return true;
}

async function writeReminders(
  t: AgencyTransaction,
  days: Pick<Reminder, "memberIds" | "through" | "today">,
): Promise<void> {
  const { tier } = await findSettings(t);
  if (!canUse(tier, "watchlist")) return;
  for (const line of await followedLines(t)) {
    for (const clock of line.clocks) await remind(t, { line, clock, ...days });
  }
}

/** Deadlines that ask no bidder to do anything; the job sends no reminder of them. */
const quietKinds: readonly Clock["kind"][] = ["published", "opening", "binding", "upload"];

interface Reminder {
  readonly line: TenderLine;
  readonly clock: Clock;
  readonly memberIds: readonly string[];
  readonly through: string;
  readonly today: string;
}

async function remind(
  t: AgencyTransaction,
  { line: { tender }, clock, memberIds, through, today }: Reminder,
): Promise<void> {
  const { at, kind, origin, name, hasTime, key, milestone } = clock;
  if (at === undefined || origin === "computed" || quietKinds.includes(kind)) return;
  if (!isOpenClock(clock, tender, t.now())) return;
  const dueDay = berlinDay(new Date(at));
  const days = dueReminder(dueDay, { through, today });
  if (days === undefined) return;
  const assigneeId = milestone?.assignee?.id;
  for (const userId of memberIds) {
    if (assigneeId !== undefined && userId !== assigneeId) continue;
    await notify(t, {
      userId,
      event: "deadlines",
      // A deadline that is moved to another day is another one.
      key: `${tender.id} ${key} ${dueDay} ${days}`,
      tenderId: tender.id,
      heading: `${name}: ${tender.title}`,
      path: `/app/tender/${tender.slug}`,
      details: {
        kind: "deadline",
        name,
        title: tender.title,
        clockKey: key,
        dueAt: at,
        hasTime,
        isOwn: origin === "own",
      },
    });
  }
}
