import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Topics are what mails are about beside the events of the settings, e.g. one report. */
export async function stopTopic(
  t: AgencyTransaction,
  userId: string,
  topic: string,
): Promise<void> {
  await t.db
    .insertInto("email_topic_stop")
    .values({ agency_id: t.agency.id, user_id: userId, topic, stopped_at: t.now() })
    .onConflict((conflict) => conflict.columns(["user_id", "topic"]).doNothing())
    .execute();
}

export async function resumeTopic(
  t: AgencyTransaction,
  userId: string,
  topic: string,
): Promise<void> {
  await t.db
    .deleteFrom("email_topic_stop")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("topic", "=", topic)
    .execute();
}

export async function hasStoppedTopic(
  t: AgencyTransaction,
  userId: string,
  topic: string,
): Promise<boolean> {
  const row = await t.db
    .selectFrom("email_topic_stop")
    .select("topic")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("topic", "=", topic)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of all members */
export function listTopicStops(
  t: AgencyTransaction,
): Promise<{ readonly userId: string; readonly topic: string }[]> {
  return t.db
    .selectFrom("email_topic_stop")
    .select(["user_id as userId", "topic"])
    .where("agency_id", "=", t.agency.id)
    .execute();
}
