import { berlinClock, isPaused, notificationEvents } from "@tc/domain";
import type { Digest, NotificationEvent } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listEmailSettings, noteQuietDay, queueMail } from "../../emails/index.ts";
import type { EmailRecipient } from "../../emails/index.ts";
import { listStanding, remindMembers } from "../../deadlines/index.ts";
import { listUnmailed, markMailed } from "../../notifications/index.ts";
import { dueDigest, eventsOf, sinceOf } from "../due/due-digest.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import type { NewTenders } from "../hits/new-tenders.ts";
import { digestEmail } from "../look/digest.email.ts";
import { mailLinks } from "../look/mail-links.ts";
import { composeDigest } from "./compose-digest.ts";
import type { ComposedDigest } from "./compose-digest.ts";
import { dayKey, insertDigests, listDigestStates } from "./digest.store.ts";
import type { DigestState, NewDigest } from "./digest.store.ts";
import { lookFrom, newTo, toldClusters } from "./told-clusters.ts";
import { withOpenTasks } from "./with-open-tasks.ts";

export interface DigestReport {
  readonly mails: number;
  /** Days that are noted as ones without a mail */
  readonly quiet: number;
}

/**
 * The digests that are due in one agency. Each is named by member and day, and its row, its mail and the job that sends it
 * are written together: a killed process loses none and repeats none.
 */
export function sendDigests(
  ctx: Context,
  agencyId: string,
  tenders: NewTenders,
): Promise<DigestReport> {
  return inAgency(ctx, agencyId, async (t) => {
    const allDue = await listReminded(t, lookFrom(tenders.since));
    const due = allDue.filter(({ recipient }) => recipient.addresses.length > 0);
    // All their addresses are stopped: the day is over for them, else the agency would be due until its end.
    const unreachable = allDue.filter(({ recipient }) => recipient.addresses.length === 0);
    await insertDigests(t, unreachable.map(toEmptyDigest));
    const wantsHits = due.some(({ recipient, digest }) =>
      eventsOf(recipient.settings, digest).includes("matches"),
    );
    const hits = wantsHits ? await AgencyHits.read(t, tenders) : undefined;
    const composed = [];
    for (const member of due) {
      composed.push({ ...member, ...(await composeFor(t, member, { tenders, hits })) });
    }
    const written = await insertDigests(t, composed.map(toNewDigest));
    const report = { mails: 0, quiet: 0 };
    for (const digest of composed) {
      if (!written.has(digest.recipient.userId)) continue;
      report[await sendDigest(t, digest)]++;
    }
    return report;
  });
}

/** Whether any member's digest is due; asked before the new tenders are read, which takes a moment. */
export function hasDueDigest(ctx: Context, agencyId: string): Promise<boolean> {
  return inAgency(ctx, agencyId, async (t) => (await listDue(t, t.now())).length > 0);
}

/** Writes today's reminders for members whose digest tells them. Then lists all members whose digest is due. */
async function listReminded(t: AgencyTransaction, toldFrom: Date): Promise<Member[]> {
  const due = await listDue(t, toldFrom);
  const withDeadlines = due.filter(({ recipient: { settings }, digest }) =>
    eventsOf(settings, digest).includes("deadlines"),
  );
  const isNews = await remindMembers(
    t,
    withDeadlines.map(({ recipient }) => recipient.userId),
  );
  return isNews ? listDue(t, toldFrom) : due;
}

async function listDue(t: AgencyTransaction, toldFrom: Date): Promise<Member[]> {
  const recipients = await listEmailSettings(t);
  const states = await listDigestStates(t, toldFrom);
  return recipients.flatMap((recipient) => {
    const state = states.get(recipient.userId);
    const digest = state && mayGet(recipient, t) && dueDigest(recipient.settings, state, t.now());
    return digest ? [{ recipient, state, digest }] : [];
  });
}

function mayGet({ hasPlan, settings }: EmailRecipient, t: AgencyTransaction): boolean {
  return hasPlan && !isPaused(settings, berlinClock(t.now()).day);
}

export interface Member {
  readonly recipient: EmailRecipient;
  readonly state: DigestState;
  readonly digest: Digest;
}

export interface News {
  readonly tenders: NewTenders;
  /** Undefined: nobody in the agency asks for any now. */
  readonly hits: AgencyHits | undefined;
}

type MadeDigest = Member & Awaited<ReturnType<typeof composeFor>>;

/** Nothing counts as told or looked for. */
const toEmptyDigest = ({ recipient: { userId }, digest: { day } }: Member): NewDigest => ({
  userId,
  key: dayKey(day),
  hasHits: false,
  tenderIds: [],
});

function toNewDigest({ recipient, digest, events, composed }: MadeDigest): NewDigest {
  return {
    userId: recipient.userId,
    key: dayKey(digest.day),
    hasHits: events.includes("matches"),
    tenderIds: composed.tenderIds,
  };
}

async function sendDigest(
  t: AgencyTransaction,
  { recipient, digest, events, composed, notificationIds }: MadeDigest,
): Promise<keyof DigestReport> {
  const named = { userId: recipient.userId, events, key: `digest ${digest.day}` };
  await markMailed(t, notificationIds);
  if (!composed.content) {
    await noteQuietDay(t, named, recipient);
    return "quiet";
  }
  const mail = digestEmail(composed.content, { links: mailLinks(t.site), site: t.site });
  // Unsubscribing by one click ends what this mail tells of, nothing else.
  await queueMail(t, { ...named, ...mail, events: composed.events }, recipient);
  return "mails";
}

/** What a digest holds for a member at this moment; nothing is written. */
export async function composeFor(
  t: AgencyTransaction,
  { recipient, state, digest }: Member,
  { tenders, hits }: News,
): Promise<{
  readonly composed: ComposedDigest;
  readonly events: readonly NotificationEvent[];
  readonly notificationIds: readonly string[];
}> {
  const { userId, settings } = recipient;
  const events = eventsOf(settings, digest);
  // What the day's cap or a pause held back comes along.
  const held = notificationEvents.filter((event) => settings.frequencies[event] === "immediately");
  const waiting = state.hasNews
    ? await listUnmailed(t, { userId, events: [...events, ...held] })
    : [];
  const notifications = await withOpenTasks(t, await listStanding(t, waiting));
  const since = sinceOf(state, digest);
  const composed = composeDigest({
    recipient,
    now: t.now(),
    events,
    hits:
      hits && events.includes("matches")
        ? {
            all: newTo(hits.of(userId), since).filter(
              ({ tender }) => tender.newSince > state.joinedAt,
            ),
            told: toldClusters(tenders, state.told),
            since,
            seen: tenders.countSince(since),
          }
        : undefined,
    notifications,
    publicUrl: t.site.publicUrl,
  });
  const told = notifications.map(({ event }) => event);
  return {
    composed,
    events: notificationEvents.filter((event) => events.includes(event) || told.includes(event)),
    notificationIds: waiting.map(({ id }) => id),
  };
}
