import { canUse, startFrequencies } from "@tc/domain";
import type { EmailSettings, MailFrequency, NotificationEvent } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** An active member as somebody who may get mails. */
export interface EmailRecipient {
  readonly userId: string;
  readonly name: string;
  /** The member's own address */
  readonly email: string;
  /** Where mails go: the own address and the confirmed further ones, less those that are stopped */
  readonly addresses: readonly string[];
  /** False: the plan has no monitoring, so that nothing may be mailed. */
  readonly hasPlan: boolean;
  readonly settings: EmailSettings;
  /** When the member last changed the settings; absent: never */
  readonly changedAt?: Date;
}

const startValues = {
  weekdays: [1, 2, 3, 4, 5],
  dailyAt: "07:30",
  weeklyOn: 1,
  hitsPerMail: 3,
  mailsPerDay: 5,
} as const;

function selectRecipients(t: AgencyTransaction) {
  return t.db
    .selectFrom("member")
    .innerJoin("agency", "agency.id", "member.agency_id")
    .leftJoin("profile", "profile.agency_id", "member.agency_id")
    .leftJoin("email_setting", (join) =>
      join
        .onRef("email_setting.user_id", "=", "member.user_id")
        .onRef("email_setting.agency_id", "=", "member.agency_id"),
    )
    .select([
      "member.user_id",
      "member.name",
      "member.email",
      "agency.tier",
      "email_setting.frequencies",
      "email_setting.weekdays",
      "email_setting.daily_at",
      "email_setting.weekly_on",
      "email_setting.hits_per_mail",
      "email_setting.mails_per_day",
      "email_setting.is_paused",
      "email_setting.paused_until",
      "email_setting.changed_at",
      sql<MailFrequency | null>`profile.data->>'notificationWish'`.as("wish"),
      sql<string[]>`array(
        select candidate from (
          select member.email as candidate, 0 as rank
          union all
          select address, 1 from email_address
          where agency_id = member.agency_id and user_id = member.user_id
            and confirmed_at is not null and removed_at is null) candidates
        where not exists (
          select from email_stop where agency_id = member.agency_id and address = candidate)
        group by candidate
        order by min(rank), candidate)`.as("addresses"),
    ])
    .where("member.agency_id", "=", t.agency.id)
    .where("member.active", "=", true)
    .where("member.deactivated_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecipients>["execute"]>>[number];

function toRecipient(row: Row): EmailRecipient {
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    addresses: row.addresses,
    hasPlan: canUse(row.tier, "monitoring"),
    settings: {
      frequencies: { ...startFrequencies(row.wish ?? undefined), ...row.frequencies },
      weekdays: row.weekdays ?? startValues.weekdays,
      dailyAt: row.daily_at ?? startValues.dailyAt,
      weeklyOn: row.weekly_on ?? startValues.weeklyOn,
      hitsPerMail: row.hits_per_mail ?? startValues.hitsPerMail,
      mailsPerDay: row.mails_per_day ?? startValues.mailsPerDay,
      ...(row.is_paused === true && {
        pause: row.paused_until === null ? {} : { until: row.paused_until },
      }),
    },
    ...(row.changed_at && { changedAt: row.changed_at }),
  };
}

/** Undefined: no active member of the agency. */
export async function getEmailSettings(
  t: AgencyTransaction,
  userId: string,
): Promise<EmailRecipient | undefined> {
  const row = await selectRecipients(t).where("member.user_id", "=", userId).executeTakeFirst();
  return row && toRecipient(row);
}

/** All active members of the agency. */
export async function listEmailSettings(t: AgencyTransaction): Promise<readonly EmailRecipient[]> {
  const rows = await selectRecipients(t).orderBy("member.user_id").execute();
  return rows.map(toRecipient);
}

export interface EmailSettingChange {
  readonly frequencies?: Partial<Record<NotificationEvent, MailFrequency>> | undefined;
  readonly weekdays?: readonly number[] | undefined;
  readonly dailyAt?: string | undefined;
  readonly weeklyOn?: number | undefined;
  readonly hitsPerMail?: number | undefined;
  readonly mailsPerDay?: number | undefined;
  /** null: no pause */
  readonly pause?: { readonly until?: string | undefined } | null | undefined;
}

/** What is absent stays. */
export async function writeEmailSettings(
  t: AgencyTransaction,
  userId: string,
  change: EmailSettingChange,
): Promise<void> {
  const { frequencies, weekdays, dailyAt, weeklyOn, hitsPerMail, mailsPerDay, pause } = change;
  const isOfTimes = [frequencies, weekdays, dailyAt, weeklyOn, pause].some(
    (part) => part !== undefined,
  );
  const columns = {
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(dailyAt !== undefined && { daily_at: dailyAt }),
    ...(weeklyOn !== undefined && { weekly_on: weeklyOn }),
    ...(hitsPerMail !== undefined && { hits_per_mail: hitsPerMail }),
    ...(mailsPerDay !== undefined && { mails_per_day: mailsPerDay }),
    ...(pause !== undefined && {
      is_paused: pause !== null,
      paused_until: pause?.until ?? null,
    }),
    ...(isOfTimes && { digests_from: t.now() }),
    changed_at: t.now(),
  };
  const chosen = JSON.stringify(frequencies ?? {});
  await t.db
    .insertInto("email_setting")
    .values({ agency_id: t.agency.id, user_id: userId, frequencies: chosen, ...columns })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({
          ...columns,
          // Merged by the database, so that two changes at once both hold.
          frequencies: sql`email_setting.frequencies || excluded.frequencies`,
        })
        .where("email_setting.agency_id", "=", t.agency.id),
    )
    .execute();
}
