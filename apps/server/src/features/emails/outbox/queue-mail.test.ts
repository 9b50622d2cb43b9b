import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { getEmailSettings, listEmailSettings } from "../settings/email-setting.store.ts";
import { writeEmailSettings } from "../settings/email-setting.store.ts";
import { hasMailRoom, noteQuietDay, queueMail } from "./queue-mail.ts";

const tests = useWorld({ make: (database) => makeAgency(database) });
let ctx: TestContext;
let agency: MadeAgency;
beforeEach(() => {
  agency = tests.world;
  ctx = testContext(tests.database);
});

const mailOf = (userId: string, key = "digest 2026-11-21") => ({
  userId,
  events: ["matches" as const],
  key,
  subject: "Heute: Website (88)",
  preview: "und 2 weitere",
  html: "<p>Neu</p>",
  text: "Neu",
});

const mailsOf = (agencyId: string) =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .select(["id", "address", "state", "key"])
    .where("agency_id", "=", agencyId)
    .orderBy("address")
    .execute();

const sendsOf = async (agencyId: string) =>
  (await ctx.sentJobs()).filter(
    ({ name, payload }) =>
      name === "send-monitoring-mail" && (payload as { agencyId: string }).agencyId === agencyId,
  );

async function addAddress(address: string, isConfirmed: boolean) {
  await tests.database.owner.db
    .insertInto("email_address")
    .values({
      agency_id: agency.agencyId,
      user_id: agency.owner.userId,
      address,
      requested_at: ctx.now(),
      text_version: "1",
      confirmed_at: isConfirmed ? ctx.now() : null,
    })
    .execute();
}

test("without settings the start values hold, and new matches start with the wish of the onboarding", async () => {
  await tests.database.owner.db
    .updateTable("profile")
    .set({ data: sql`data || '{"notificationWish":"weekly"}'` })
    .where("agency_id", "=", agency.agencyId)
    .execute();
  const { userId } = agency.owner;
  const read = () => inAgency(ctx, agency.agencyId, (t) => getEmailSettings(t, userId));
  expect(await read()).toMatchObject({
    email: agency.owner.email,
    hasPlan: true,
    settings: {
      frequencies: { matches: "weekly", changes: "immediately" },
      weekdays: [1, 2, 3, 4, 5],
      dailyAt: "07:30",
      hitsPerMail: 3,
      mailsPerDay: 5,
    },
  });
  await inAgency(ctx, agency.agencyId, async (t) => {
    await writeEmailSettings(t, userId, { frequencies: { matches: "daily" }, dailyAt: "06:15" });
    await writeEmailSettings(t, userId, { frequencies: { changes: "off" } });
  });
  expect((await read())?.settings).toMatchObject({
    frequencies: { matches: "daily", changes: "off", deadlines: "immediately" },
    dailyAt: "06:15",
  });
});

test("a mail is queued once to each confirmed address of a member, with a job each", async () => {
  await addAddress("team@agentur.example", true);
  await addAddress("unbestätigt@agentur.example", false);
  const queue = (key?: string) =>
    inAgency(ctx, agency.agencyId, (t) => queueMail(t, mailOf(agency.owner.userId, key)));
  expect(await queue()).toBe(true);
  expect(await queue()).toBe(false);
  const mails = await mailsOf(agency.agencyId);
  expect(mails.map(({ address }) => address).toSorted()).toEqual(
    [agency.owner.email, "team@agentur.example"].toSorted(),
  );
  expect(await sendsOf(agency.agencyId)).toHaveLength(2);
  expect(await queue("digest 2026-11-22")).toBe(true);
  expect(await mailsOf(agency.agencyId)).toHaveLength(4);
});

test("nobody but an active member of the agency is mailed", async () => {
  const gone = await makeMember(tests.database, agency.agencyId, { deactivated: true });
  const other = await makeAgency(tests.database);
  for (const userId of [gone.userId, other.owner.userId]) {
    const isNew = await inAgency(ctx, agency.agencyId, (t) => queueMail(t, mailOf(userId)));
    expect(isNew).toBe(false);
  }
  expect(await mailsOf(agency.agencyId)).toEqual([]);
  expect(await mailsOf(other.agencyId)).toEqual([]);
  const members = await inAgency(ctx, agency.agencyId, (t) => listEmailSettings(t));
  expect(members.map(({ userId }) => userId)).toEqual([agency.owner.userId]);
});

test("a day without a mail gives way to a mail of the same key, never the other way round", async () => {
  const { userId } = agency.owner;
  const quiet = { userId, events: ["matches" as const], key: "digest 2026-11-21" };
  const states = async () => (await mailsOf(agency.agencyId)).map(({ state }) => state);
  await inAgency(ctx, agency.agencyId, (t) => noteQuietDay(t, quiet));
  expect(await states()).toEqual(["none"]);
  expect(await inAgency(ctx, agency.agencyId, (t) => queueMail(t, mailOf(userId)))).toBe(true);
  await inAgency(ctx, agency.agencyId, (t) => noteQuietDay(t, quiet));
  expect(await states()).toEqual(["queued"]);
});

test("a day has room for as many mails as the member wants, however many ask at once", async () => {
  const { userId } = agency.owner;
  await addAddress("team@agentur.example", true);
  await inAgency(ctx, agency.agencyId, (t) => writeEmailSettings(t, userId, { mailsPerDay: 3 }));
  const keys = Array.from({ length: 8 }, (_, index) => `notification ${index}`);
  const answers = await Promise.all(
    keys.map((key) =>
      inAgency(ctx, agency.agencyId, async (t) => {
        const recipient = await getEmailSettings(t, userId);
        if (!recipient || !(await hasMailRoom(t, recipient))) return false;
        return queueMail(t, mailOf(userId, key));
      }),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await mailsOf(agency.agencyId)).toHaveLength(6);
});
