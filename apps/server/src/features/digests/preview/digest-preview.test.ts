import { getDigestPreview, sendDigestPreview } from "@tc/contract";
import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../../platform/database/schema.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { createFakeMailer } from "../../../ports/mailer.fake.ts";
import { switchOff } from "../../../testing/switches.ts";
import { sendMonitoringMail } from "../../emails/outbox/send-monitoring-mail.ts";
import { digestsRoutes } from "../digests.routes.ts";

const tests = useWorld({ make: makeDigestWorld });
const monday = new Date("2026-11-23T09:00:00Z");

const ask = async (endpoint: typeof getDigestPreview | typeof sendDigestPreview) => {
  const bound = digestsRoutes().find((route) => route.endpoint === endpoint);
  const ctx = testContext(tests.database, { actor: tests.world.agency.actor, now: monday });
  const answer = await bound?.answer(ctx, { params: {}, query: {}, body: undefined });
  return JSON.parse(answer?.json ?? "null") as unknown;
};

const mails = () =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .select(["subject", "html"])
    .where("user_id", "=", tests.world.agency.owner.userId)
    .execute();

const set = (columns: Partial<Insertable<Database["email_setting"]>>) =>
  tests.database.owner.db
    .insertInto("email_setting")
    .values({
      agency_id: tests.world.agency.agencyId,
      user_id: tests.world.agency.owner.userId,
      changed_at: monday,
      ...columns,
    })
    .execute();

test("the next digest is shown as it would be now, without anything being sent or told", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  for (let time = 0; time < 2; time++) {
    expect(getDigestPreview.response.parse(await ask(getDigestPreview))).toMatchObject({
      nextAt: "2026-11-24T06:30:00.000Z",
      mail: {
        subject: "Heute: Website (88)",
        hits: [{ title: "Website", buyer: "Stadt Köln", score: 88 }],
      },
    });
  }
  expect(JSON.stringify(await ask(getDigestPreview))).not.toContain("abmelden.invalid");
  expect(await mails()).toEqual([]);
});

test("without anything new there is only the moment of the next one", async () => {
  expect(await ask(getDigestPreview)).toEqual({ nextAt: "2026-11-24T06:30:00.000Z" });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false, reason: "nothing" });
});

test("while digests are switched off the preview says that none comes, and still goes to whoever asks for it", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  await switchOff(tests.database, "digests");
  expect(await ask(getDigestPreview)).toMatchObject({ isHeld: true, mail: { hits: [{}] } });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: true });
  const mailer = createFakeMailer();
  const ctx = testContext(tests.database, { now: monday, ports: { mailer } });
  const { agencyId } = tests.world.agency;
  const { id } = await tests.database.owner.db
    .selectFrom("mail_message")
    .select("id")
    .where("agency_id", "=", agencyId)
    .executeTakeFirstOrThrow();
  await sendMonitoringMail(ctx, { agencyId, mailId: id });
  expect(mailer.sent).toHaveLength(1);
});

test("during a pause the next one is the first on or after its end", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  // A Saturday; the start is Monday to Friday.
  await set({ is_paused: true, paused_until: "2026-11-28" });
  const { agencyId, owner } = tests.world.agency;
  await tests.database.owner.db
    .insertInto("digest")
    .values({
      agency_id: agencyId,
      user_id: owner.userId,
      key: "day 2026-11-20",
      ran_at: new Date("2026-11-20T06:30:00Z"),
      has_hits: true,
      tender_ids: [],
    })
    .execute();
  expect(await ask(getDigestPreview)).toMatchObject({
    nextAt: "2026-11-30T06:30:00.000Z",
    mail: { subject: expect.stringContaining("Website (88)") as string },
  });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false, reason: "paused" });
  expect(await mails()).toEqual([]);
});

test("a mail at midnight comes on the very day that ends the pause", async () => {
  await set({ is_paused: true, paused_until: "2026-11-26", daily_at: "00:00" });
  expect(await ask(getDigestPreview)).toMatchObject({ nextAt: "2026-11-25T23:00:00.000Z" });
});

test("during a pause without an end there is no next one, and nothing to send", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  await set({ is_paused: true });
  expect(await ask(getDigestPreview)).toEqual({ isPaused: true });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false, reason: "paused" });
});

test("without an address that takes mails a preview goes nowhere, and says so", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  const { agencyId, owner } = tests.world.agency;
  await tests.database.owner.db
    .insertInto("email_stop")
    .values({
      agency_id: agencyId,
      address: owner.email,
      reason: "no-mailbox",
      stopped_at: monday,
    })
    .execute();
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false, reason: "no-address" });
});

test("a preview is mailed as a preview, and no more of them than the day's mails", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: true });
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Vorschau: Heute: Website (88)"]);
  await set({ mails_per_day: 1 });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false, reason: "cap" });
});
