import type { Insertable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/database/schema.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import type { DigestWorld } from "../../../testing/tenders/digest-world.ts";
import type { ToPublish } from "../../../testing/tenders/digest-world.ts";
import { listDueAgencies } from "../due/due-agencies.operator.store.ts";
import { runDigests } from "./run-digests.ts";
import { switchOff } from "../../../testing/switches.ts";

const { signal } = new AbortController();
// A Tuesday, 7:31 in Berlin
const tuesday = new Date("2026-11-24T06:31:00Z");
const hoursLater = (hours: number) => new Date(tuesday.getTime() + hours * 3_600_000);

const tests = useWorld({ make: makeDigestWorld });
let agency: MadeAgency;
beforeEach(() => {
  ({ agency } = tests.world);
});

const owner = () => tests.database.owner.db;
const at = (now: Date): TestContext => testContext(tests.database, { now });

/** Publishes a call that came an hour before, unless it says when. */
const publish = (tender: Omit<ToPublish, "createdAt"> & Partial<ToPublish>) =>
  tests.world.publish({ createdAt: hoursLater(-1), ...tender });

const mailsOf = (userId = agency.owner.userId) =>
  owner()
    .selectFrom("mail_message")
    .select(["subject", "text", "state", "key"])
    .where("user_id", "=", userId)
    .orderBy("queued_at")
    .execute();

const set = (columns: Partial<Insertable<Database["email_setting"]>>) =>
  owner()
    .insertInto("email_setting")
    .values({
      agency_id: agency.agencyId,
      user_id: agency.owner.userId,
      changed_at: tuesday,
      ...columns,
    })
    .execute();

const tell: DigestWorld["tell"] = (...told) => tests.world.tell(...told);

const run = (now = tuesday) => runDigests(at(now), signal);

test("a digest names what fits best first, counts the rest and says what came from where", async () => {
  await publish({ title: "Imagefilm", fit: 71 });
  await publish({ title: "Website Musterhausen", fit: 88 });
  await publish({ title: "Plakate", fit: 66 });
  await publish({ title: "Broschüre", fit: 69 });
  await publish({ title: "Passt kaum", fit: 31 });
  await publish({ title: "Straßenbau", fit: 90, cpv: "45233000" });
  await publish({ title: "Über der Grenze", cents: 99_000_000_00 });
  await run();
  const [mail, ...others] = await mailsOf();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Heute: Website Musterhausen (88) und 3 weitere");
  expect(mail?.text).toContain("4 neue Ausschreibungen passen zu euch. Die drei besten:");
  expect(mail?.text).toMatch(/88 {2}Website Musterhausen[^]*71 {2}Imagefilm[^]*69 {2}Broschüre/);
  expect(mail?.text).toContain("1 weitere mit 66, dazu 1 gesperrte über eurer Volumengrenze.");
  expect(mail?.text).not.toMatch(/Passt kaum|Straßenbau|Über der Grenze/);
});

test("however often it runs, a day has one digest, and nothing is told on another day again", async () => {
  await publish({ title: "Website", fit: 88 });
  await Promise.all([run(), run()]);
  await run(hoursLater(1));
  expect(await mailsOf()).toHaveLength(1);
  await publish({ title: "Imagefilm", fit: 70, createdAt: hoursLater(20) });
  await run(hoursLater(24));
  const mails = await mailsOf();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Heute: Website (88)",
    "Heute: Imagefilm (70)",
  ]);
  expect(mails[1]?.text).not.toContain("Website");
});

test("a day with nothing new is noted and mailed to nobody", async () => {
  await run();
  expect(await mailsOf()).toMatchObject([{ state: "none", key: "digest 2026-11-24" }]);
});

test("digests that nobody sent for days are made up once, with all that came", async () => {
  await publish({ title: "Website", fit: 88 });
  await run();
  await publish({ title: "Imagefilm", fit: 70, createdAt: hoursLater(5) });
  await publish({ title: "Plakate", fit: 75, createdAt: hoursLater(30) });
  await run(hoursLater(3 * 24 - 1));
  const mails = await mailsOf();
  expect(mails.map(({ key, subject }) => [key, subject])).toEqual([
    ["digest 2026-11-24", "Heute: Website (88)"],
    ["digest 2026-11-26", "3 Tage, 2 Treffer: Plakate (75) und 1 weitere"],
  ]);
});

test("records of one procedure from several portals are one line", async () => {
  await publish({ title: "Website Köln: Relaunch", fit: 80, sources: ["doe", "ted"] });
  await publish({ title: "Website Köln – Relaunch", fit: 78, sources: ["rib"] });
  await run();
  const [mail] = await mailsOf();
  expect(mail?.subject).toBe("Heute: Website Köln: Relaunch (80)");
  expect(mail?.text).toContain("eine Vergabe aus 3 Quellen");
});

test("what a member declined, and what was there before a search was saved, is no news", async () => {
  const declined = await publish({ title: "Abgelehnt", fit: 90 });
  await owner()
    .insertInto("tender_label")
    .values({
      agency_id: agency.agencyId,
      tender_id: declined,
      kind: "dismissed",
      source: "user",
      created_at: tuesday,
    })
    .execute();
  await publish({ title: "Gefunden Brücke", cpv: "45233000", fit: 20 });
  await publish({ title: "Alte Brücke", cpv: "45233000", createdAt: hoursLater(-5) });
  await owner()
    .insertInto("saved_search")
    .values({
      agency_id: agency.agencyId,
      user_id: agency.owner.userId,
      name: "Brücken",
      mails: true,
      query: JSON.stringify({ q: "Brücke" }),
      created_at: hoursLater(-2),
      changed_at: hoursLater(-2),
    })
    .execute();
  await run();
  const [mail] = await mailsOf();
  expect(mail?.subject).toBe("Heute: Gefunden Brücke (20)");
  expect(mail?.text).toContain("Aus Suche „Brücken“.");
  expect(mail?.text).not.toMatch(/Abgelehnt|Alte Brücke/);
});

test("nobody without the plan, on a pause or deactivated gets one, and nobody another agency's", async () => {
  const without = await makeAgency(tests.database, { tier: null });
  const paused = await makeMember(tests.database, agency.agencyId);
  const left = await makeMember(tests.database, agency.agencyId, { deactivated: true });
  await owner()
    .insertInto("email_setting")
    .values({
      agency_id: agency.agencyId,
      user_id: paused.userId,
      is_paused: true,
      changed_at: tuesday,
    })
    .execute();
  await publish({ title: "Website", fit: 88 });
  await run();
  expect(await mailsOf()).toHaveLength(1);
  for (const { userId } of [without.owner, paused, left]) expect(await mailsOf(userId)).toEqual([]);
});

test("news whose event is daily, and what the day's cap held back, are sections of the same mail", async () => {
  await tell("Vergeben: Website Bonn", hoursLater(-2), "results");
  await tell("Frist vorverlegt: Imagefilm", hoursLater(-2));
  await run();
  const [mail] = await mailsOf();
  expect(mail?.subject).toBe("Frist vorverlegt: Imagefilm und 1 weitere Meldung");
  expect(mail?.text).toMatch(/ÄNDERUNGEN\n\nFrist vorverlegt[^]*VERGABEN\n\nVergeben/);
  await run(hoursLater(24));
  expect((await mailsOf())[1]?.state).toBe("none");
});

test("what was held back from who has every mail at once comes the next morning, in one mail", async () => {
  const frequencies = { matches: "immediately", results: "immediately", proofs: "off" };
  await set({ frequencies: JSON.stringify(frequencies) });
  await run();
  await tell("Frist vorverlegt", hoursLater(1));
  await run(hoursLater(2));
  expect(await mailsOf()).toEqual([]);
  await run(hoursLater(24));
  await run(hoursLater(25));
  expect((await mailsOf()).map(({ subject }) => subject)).toEqual(["Frist vorverlegt"]);
  await run(hoursLater(48));
  expect(await mailsOf()).toHaveLength(1);
});

test("what no mail told for two weeks is no news any more", async () => {
  await tell("Frist vorverlegt", hoursLater(-15 * 24));
  await run();
  expect(await mailsOf()).toMatchObject([{ state: "none" }]);
});

test("after a pause the first digest comes at the usual time, and no other before it", async () => {
  await set({ is_paused: true, paused_until: "2026-11-24" });
  await publish({ title: "Website", fit: 88 });
  await run(hoursLater(-7));
  expect(await mailsOf()).toEqual([]);
  await run();
  expect(await mailsOf()).toHaveLength(1);
});

test("who can be reached at no address is not due all day, and hears of all later", async () => {
  const address = agency.owner.email;
  await owner()
    .insertInto("email_stop")
    .values({ agency_id: agency.agencyId, address, reason: "no-mailbox", stopped_at: tuesday })
    .execute();
  await publish({ title: "Website", fit: 88 });
  await run();
  const due = await asOperator(at(tuesday), (t) =>
    listDueAgencies(t, { clock: { day: "2026-11-24", time: "07:36" }, limit: 10 }),
  );
  expect(due.filter(({ id }) => id === agency.agencyId)).toEqual([]);
  await owner().deleteFrom("email_stop").where("address", "=", address).execute();
  await run(hoursLater(24));
  expect((await mailsOf()).map(({ subject }) => subject)).toEqual(["Heute: Website (88)"]);
});

test("what came due while digests were switched off is told afterwards, once and in one mail", async () => {
  const switchOn = await switchOff(tests.database, "digests");
  await publish({ title: "Website", fit: 88 });
  await run();
  await run(hoursLater(24));
  expect(await mailsOf()).toEqual([]);
  await publish({ title: "Imagefilm", fit: 71, createdAt: hoursLater(30) });
  await switchOn();
  await run(hoursLater(50));
  await run(hoursLater(51));
  const [mail, ...others] = await mailsOf();
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/Website[^]*Imagefilm/);
});

test("a stop while new tenders are read is not waited out, and the next run sends the digest", async () => {
  await publish({ title: "Website", fit: 88 });
  const stop = new AbortController();
  const stopped = runDigests(at(tuesday), stop.signal);
  stop.abort(new Error("the process stops"));
  await expect(stopped).rejects.toThrow("the process stops");
  expect(await mailsOf()).toEqual([]);
  await run();
  expect(await mailsOf()).toHaveLength(1);
});
