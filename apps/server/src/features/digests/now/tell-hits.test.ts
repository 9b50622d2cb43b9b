import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { mailNotifications } from "../../notifications/mail-notifications.ts";
import { runDigests } from "../run/run-digests.ts";
import { renderNotificationMail } from "./render-notification-mail.ts";
import { tellHits } from "./tell-hits.ts";
import { switchOff } from "../../../testing/switches.ts";

const { signal } = new AbortController();
const now = new Date("2026-11-24T09:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const tests = useWorld({ make: makeDigestWorld });
const owner = () => tests.database.owner.db;
beforeEach(async () => {
  const { agencyId, owner: user } = tests.world.agency;
  // What is due for scoring was written with the tenders of the test; it is scored by hand.
  await owner()
    .insertInto("email_setting")
    .values({
      agency_id: agencyId,
      user_id: user.userId,
      frequencies: JSON.stringify({ matches: "immediately" }),
      changed_at: now,
    })
    .execute();
});

async function publish(title: string, fit: number, createdAt = now) {
  const id = await tests.world.publish({ title, fit, createdAt });
  await owner().deleteFrom("scoring_due").execute();
  return id;
}

const tell = (at: Date) => tellHits(testContext(tests.database, { now: at }), signal);
const notifications = () =>
  owner()
    .selectFrom("notification")
    .select(["id", "heading"])
    .where("agency_id", "=", tests.world.agency.agencyId)
    .where("event", "=", "matches")
    .orderBy("id")
    .execute();

test("hits at once are one notification a run, and none is told again, by a digest neither", async () => {
  await publish("Website", 88);
  await publish("Imagefilm", 70);
  await tell(minutesLater(5));
  await tell(minutesLater(10));
  await publish("Plakate", 75, minutesLater(12));
  await tell(minutesLater(15));
  expect((await notifications()).map(({ heading }) => heading)).toEqual([
    "Neu: Website (88) und 1 weitere",
    "Neu: Plakate (75)",
  ]);
  await owner().updateTable("email_setting").set({ frequencies: "{}" }).execute();
  await owner().updateTable("notification").set({ mailed_at: now }).execute();
  await runDigests(testContext(tests.database, { now: minutesLater(22 * 60) }), signal);
  const mails = await owner()
    .selectFrom("mail_message")
    .select("state")
    .where("agency_id", "=", tests.world.agency.agencyId)
    .execute();
  expect(mails).toEqual([{ state: "none" }]);
});

test("a tender that has just come waits for its score, and holds nobody else back", async () => {
  await publish("Imagefilm", 70);
  await tests.world.publish({ title: "Website", fit: 88, createdAt: now });
  await tell(minutesLater(5));
  await tell(minutesLater(31));
  expect((await notifications()).map(({ heading }) => heading)).toEqual([
    "Neu: Imagefilm (70)",
    "Neu: Website (88)",
  ]);
});

test("what is scored two days later, or came while nobody looked, is told, and once", async () => {
  await owner()
    .updateTable("member")
    .set({ joined_at: minutesLater(-9_999) })
    .execute();
  await tell(now);
  const id = await publish("Website", 20);
  await tell(minutesLater(46 * 60));
  expect(await notifications()).toEqual([]);
  await owner().deleteFrom("fit_score").where("tender_id", "=", id).execute();
  await saveScore(owner(), tests.world.agency.agencyId, id, { score: 88 });
  await tell(minutesLater(47 * 60));
  await publish("Imagefilm", 70, minutesLater(48 * 60));
  await tell(minutesLater(6 * 24 * 60));
  await tell(minutesLater(6 * 24 * 60 + 5));
  expect((await notifications()).map(({ heading }) => heading)).toEqual([
    "Neu: Website (88)",
    "Neu: Imagefilm (70)",
  ]);
});

test("an agency that fails holds back none behind it", async () => {
  const other = await makeAgency(tests.database, { tier: "basis" });
  await owner()
    .updateTable("profile")
    .set({
      data: sql`data || '{"agencySectors":["advertising"],"notificationWish":"immediately"}'`,
    })
    .where("agency_id", "=", other.agencyId)
    .execute();
  const id = await publish("Website", 88);
  await saveScore(owner(), other.agencyId, id, { score: 90 });
  // Its notification breaks a rule of the database.
  const [first] = [tests.world.agency.agencyId, other.agencyId].toSorted();
  await sql`alter table notification add constraint broken check (agency_id <> ${sql.lit(first)})`.execute(
    owner(),
  );
  const report = await tell(minutesLater(5));
  await sql`alter table notification drop constraint broken`.execute(owner());
  expect(report).toEqual({ told: 1, failed: 1 });
});

test("the mail of hits at once shows them as a digest does", async () => {
  await publish("Website <b>", 88);
  await tell(minutesLater(5));
  const [notification] = await notifications();
  const { agencyId, owner: user } = tests.world.agency;
  await mailNotifications(
    testContext(tests.database, { now: minutesLater(6) }),
    { agencyId, userId: user.userId, notificationId: notification?.id },
    renderNotificationMail,
  );
  const [mail] = await owner()
    .selectFrom("mail_message")
    .select(["subject", "text", "html"])
    .where("agency_id", "=", agencyId)
    .execute();
  expect(mail?.subject).toBe("Neu: Website <b> (88)");
  expect(mail?.text).toMatch(/88 {2}Website <b>\n {4}Stadt Köln/);
  expect(mail?.text).toContain("„Neue Treffer“ steht bei dir auf sofort.");
  expect(mail?.html).toContain("Website &lt;b&gt;");
});

test("hits that came while digests were switched off are told afterwards, once", async () => {
  await publish("Website", 88);
  await tell(minutesLater(5));
  const switchOn = await switchOff(tests.database, "digests");
  await publish("Plakate", 75, minutesLater(12));
  await tell(minutesLater(15));
  expect(await notifications()).toHaveLength(1);
  await switchOn();
  await tell(minutesLater(24 * 60));
  await tell(minutesLater(24 * 60 + 5));
  expect((await notifications()).map(({ heading }) => heading)).toEqual([
    "Neu: Website (88)",
    "Neu: Plakate (75)",
  ]);
});
