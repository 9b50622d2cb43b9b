import { earliestEffectiveDay } from "@tc/domain";
import { beforeEach, expect, test } from "vitest";
import { MailRefused } from "../../ports/mailer.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { useWorld } from "../../testing/database/use-world.ts";
import { adminActor } from "../../testing/people/admin-actor.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { deleteDueAgencies } from "../agency/delete-due-agencies.ts";
import { getAgency } from "../agency/get-agency.ts";
import { lettersJobs } from "../letters/index.ts";
import { announceVersions } from "./announce-versions.ts";
import { answerAnnouncement } from "./answer-announcement.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { listLegalVersions } from "./list-legal-versions.ts";
import { publishLegalVersion } from "./publish-legal-version.ts";

const tests = useWorld({
  make: async (database) => {
    await database.owner.db.deleteFrom("agency").execute();
    await database.owner.db.deleteFrom("legal_version").execute();
    const admin = await makeUser(database, { isAdmin: true });
    return { agency: await makeAgency(database), other: await makeAgency(database), admin };
  },
});
let agency: MadeAgency;
let other: MadeAgency;
beforeEach(() => {
  ({ agency, other } = tests.world);
});

const dayMs = 86_400_000;
const daysLater = (days: number) => new Date(testNow.getTime() + days * dayMs);
const { signal } = new AbortController();
const as = ({ actor }: Pick<MadeAgency, "actor">, now = testNow) =>
  testContext(tests.database, { actor, now });
const worker = (now = testNow) => testContext(tests.database, { now });
const asOperator = (now = testNow) =>
  testContext(tests.database, { now, actor: adminActor(tests.world.admin) });

const terms = {
  kind: "terms",
  version: "2027-01",
  effectiveOn: "2026-12-22",
  summary: "Ziffer 4: Rechnungen kommen nur noch elektronisch.\nZiffer 9 ist kürzer.",
  text: "1. Vertragsparteien\n…",
} as const;
const processors = {
  kind: "sub_processors",
  version: "2026-12",
  effectiveOn: "2026-12-06",
  summary: "Neu: Musterhoster GmbH, Deutschland.",
  text: "Hosting: Musterhoster GmbH",
} as const;

async function publish(version: typeof terms | typeof processors = terms): Promise<string> {
  const { id } = await publishLegalVersion(asOperator(), version);
  await announceVersions(worker(), signal);
  return id;
}
const letters = () =>
  tests.database.owner.db.selectFrom("business_letter").selectAll().orderBy("agency_id").execute();

test.each([
  ["terms", "2026-12-21", "2026-12-22"],
  ["sub_processors", "2026-12-05", "2026-12-06"],
] as const)(
  "%s may not hold from %s on, but from %s: whole days lie in between",
  async (kind, early, day) => {
    expect(earliestEffectiveDay(kind, "2026-11-21")).toBe(day);
    const version = { ...(kind === "terms" ? terms : processors) };
    await expect(
      publishLegalVersion(asOperator(), { ...version, effectiveOn: early }),
    ).rejects.toMatchObject({ code: "bad_request", details: { earliest: day } });
    await publishLegalVersion(asOperator(), { ...version, effectiveOn: day });
  },
);

test("a version is published once and cannot be changed, not even by the operator", async () => {
  await publish();
  await expect(
    publishLegalVersion(asOperator(), { ...terms, text: "Anders" }),
  ).rejects.toMatchObject({ code: "stale_version" });
  expect(
    await tests.database.owner.db.selectFrom("legal_version").select("text").execute(),
  ).toEqual([{ text: terms.text }]);
});

test("each owner is written to once, with what changes, from when on and how to object", async () => {
  await makeMember(tests.database, agency.agencyId);
  await publish();
  await announceVersions(worker(), signal);
  await announceVersions(worker(daysLater(1)), signal);
  const rows = await letters();
  expect(rows.map(({ address }) => address).toSorted()).toEqual(
    [agency.owner.email, other.owner.email].toSorted(),
  );
  const words = [rows[0]?.subject, ...(rows[0]?.content.paragraphs ?? [])].join("\n");
  expect(words).toContain("Neue Geschäftsbedingungen von TenderChances ab 22.12.2026");
  expect(words).toContain("Ziffer 4: Rechnungen kommen nur noch elektronisch.");
  expect(words).toContain("bis einschließlich 21.12.2026 widersprechen");
  expect(words).toContain("Widersprichst du nicht, bevor die Änderung gilt, ist sie angenommen.");
});

test("a process that is killed in between goes on where it stopped, and tells nobody twice", async () => {
  for (let count = 0; count < 4; count += 1) await makeAgency(tests.database);
  await publishLegalVersion(asOperator(), terms);
  const killed = new AbortController();
  let told = 0;
  const stopped: AbortSignal = {
    ...killed.signal,
    throwIfAborted() {
      told += 1;
      if (told > 3) throw new Error("killed");
    },
  } as AbortSignal;
  await expect(announceVersions(worker(), stopped)).rejects.toThrow("killed");
  expect(await letters()).toHaveLength(3);
  const before = (await listLegalVersions(asOperator())).versions[0]?.told;
  expect(before).toMatchObject({ agencies: 3, waiting: 3, isComplete: false });
  await announceVersions(worker(), signal);
  await announceVersions(worker(), signal);
  const rows = await letters();
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map((row) => row.agency_id)).size).toBe(6);
  const after = (await listLegalVersions(asOperator())).versions[0]?.told;
  expect(after).toMatchObject({ agencies: 6, waiting: 6, isComplete: true });
});

/** An agency that was made at that moment, by somebody who registered then or earlier. */
async function makeAgencyAt(moment: string, registeredAt = moment): Promise<MadeAgency> {
  const made = await makeAgency(tests.database);
  const { db } = tests.database.owner;
  const at = new Date(moment);
  await db.updateTable("agency").set({ created_at: at }).where("id", "=", made.agencyId).execute();
  await db
    .updateTable("user_account")
    .set({ created_at: new Date(registeredAt) })
    .where("id", "=", made.owner.userId)
    .execute();
  return made;
}

test.each([
  ["a moment after the announcement", "2026-11-21T11:00:01Z", undefined, true],
  ["in the last second before the day", "2026-12-21T22:59:59Z", undefined, true],
  [
    "on the day, registered the evening before",
    "2026-12-21T23:30:00Z",
    "2026-12-21T22:00:00Z",
    true,
  ],
  ["in the first second of the day", "2026-12-21T23:00:00Z", undefined, false],
])("an agency that comes %s is told and asked: %#", async (_when, moment, registeredAt, isTold) => {
  await publish();
  const late = await makeAgencyAt(moment, registeredAt);
  await announceVersions(worker(new Date(moment)), signal);
  await announceVersions(worker(new Date(moment)), signal);
  const shown = (await listAnnouncements(as(late, new Date(moment)))).announcements;
  expect(shown.map(({ version }) => version)).toEqual(isTold ? [terms.version] : []);
  expect((await letters()).filter((row) => row.agency_id === late.agencyId)).toHaveLength(
    isTold ? 1 : 0,
  );
});

test("who comes between announcement and validity is asked beyond the day, has thirty days to object, and silence accepts nothing", async () => {
  await publish();
  const late = await makeAgencyAt("2026-12-20T11:00:00Z");
  await announceVersions(worker(new Date("2026-12-20T11:00:00Z")), signal);
  const letter = (await letters()).find((row) => row.agency_id === late.agencyId);
  const words = letter?.content.paragraphs.join("\n");
  expect(words).toContain("bis einschließlich 19.01.2027 widersprechen");
  expect(words).toContain("Bestätigst du die Fassung nicht, gilt für euch die bisherige weiter.");
  expect(words).not.toContain("ist sie angenommen");
  const inForce = new Date("2027-01-10T11:00:00Z");
  expect((await getAgency(as(late, inForce))).changesAt).toBe("2026-12-21T23:00:00.000Z");
  expect(await getAgency(as(agency, inForce))).not.toHaveProperty("changesAt");
  const [shown] = (await listAnnouncements(as(late, inForce))).announcements;
  expect(shown).toMatchObject({ isInForce: true, objectUntil: "2027-01-19T11:00:00.000Z" });
  const versionId = shown?.id ?? "";
  const answerAt = (moment: string, answer: "objected" | "confirmed") =>
    answerAnnouncement(as(late, new Date(moment)), { versionId, answer });
  await answerAt("2027-01-19T10:59:59Z", "objected");
  await answerAt("2027-01-19T11:00:00Z", "confirmed");
  await expect(answerAt("2027-01-19T11:00:00Z", "objected")).rejects.toMatchObject({
    code: "stale_version",
  });
  expect(await getAgency(as(late, inForce))).not.toHaveProperty("changesAt");
});

test("an agency that the job missed while the worker stood still is told later", async () => {
  const id = await publish();
  await tests.database.owner.db
    .deleteFrom("legal_announcement")
    .where("agency_id", "=", other.agencyId)
    .where("version_id", "=", id)
    .execute();
  await tests.database.owner.db.deleteFrom("business_letter").execute();
  await announceVersions(worker(daysLater(50)), signal);
  expect((await letters()).map((row) => row.agency_id)).toEqual([other.agencyId]);
});

test("the owner confirms: who, when and which text is on record, and a second click adds nothing", async () => {
  const versionId = await publish();
  const confirm = () => answerAnnouncement(as(agency), { versionId, answer: "confirmed" });
  await Promise.all([confirm(), confirm(), confirm()]);
  const rows = await tests.database.owner.db.selectFrom("legal_answer").selectAll().execute();
  expect(rows).toMatchObject([
    {
      agency_id: agency.agencyId,
      answer: "confirmed",
      answered_at: testNow,
      answered_by: agency.owner.userId,
      answered_by_name: "Erika Muster",
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await getAgency(as(agency))).not.toHaveProperty("changesAt");
  expect((await getAgency(as(other))).changesAt).toBe("2026-12-21T23:00:00.000Z");
  expect(await getAgency(as(other, new Date("2026-12-21T23:00:00Z")))).not.toHaveProperty(
    "changesAt",
  );
  const [shown] = (await listAnnouncements(as(agency))).announcements;
  expect(shown).toMatchObject({
    version: "2027-01",
    isInForce: false,
    answer: { answer: "confirmed", byName: "Erika Muster" },
  });
  expect((await listAnnouncements(as(other))).announcements[0]).not.toHaveProperty("answer");
});

test("an objection counts until the terms hold, with its reason, and the operator sees it", async () => {
  const versionId = await publish();
  const object = (now: Date) =>
    answerAnnouncement(as(agency, now), { versionId, answer: "objected", reason: "Zu kurz" });
  const lastMoment = new Date("2026-12-21T22:59:59Z");
  await object(lastMoment);
  const [version] = (await listLegalVersions(asOperator())).versions;
  expect(version?.told).toMatchObject({ objected: 1, confirmed: 0 });
  expect(version?.objections).toMatchObject([
    { agencyName: "Testagentur", reason: "Zu kurz", at: lastMoment.toISOString() },
  ]);
  await expect(
    answerAnnouncement(as(other, new Date("2026-12-21T23:00:00Z")), {
      versionId,
      answer: "objected",
    }),
  ).rejects.toMatchObject({ code: "stale_version" });
  // Taken back, it is a further row; the last word counts.
  await answerAnnouncement(as(agency, lastMoment), { versionId, answer: "confirmed" });
  expect((await listLegalVersions(asOperator())).versions[0]).toMatchObject({
    told: { objected: 0, confirmed: 1 },
    objections: [],
  });
  const rows = await tests.database.owner.db.selectFrom("legal_answer").select("answer").execute();
  expect(rows).toHaveLength(2);
});

test("against a sub-processor an agency may object for fourteen days from when it was told", async () => {
  const versionId = await publish(processors);
  const at = (ms: number) => as(agency, new Date(daysLater(14).getTime() + ms));
  await answerAnnouncement(at(-1), { versionId, answer: "objected" });
  await answerAnnouncement(at(-1), { versionId, answer: "confirmed" });
  await expect(answerAnnouncement(at(0), { versionId, answer: "objected" })).rejects.toMatchObject({
    code: "stale_version",
  });
});

test("a member answers nothing, and a version that was not announced to an agency is unknown to it", async () => {
  const versionId = await publish();
  const member = await makeMember(tests.database, agency.agencyId);
  await expect(
    answerAnnouncement(as(member), { versionId, answer: "confirmed" }),
  ).rejects.toMatchObject({ code: "forbidden" });
  await tests.database.owner.db
    .deleteFrom("legal_announcement")
    .where("agency_id", "=", other.agencyId)
    .execute();
  await expect(
    answerAnnouncement(as(other), { versionId, answer: "confirmed" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("over ten simulated years each announcement is told in time, holds on its day and survives the agency's end", async () => {
  const from = testNow.getUTCFullYear() + 1;
  for (let year = from; year < from + 10; year += 1) {
    const now = new Date(Date.UTC(year, 2, 1, 11));
    for (const [kind, effectiveOn] of [
      ["terms", `${year}-04-01`],
      ["sub_processors", `${year}-03-16`],
    ] as const) {
      const version = { ...terms, kind, version: String(year), effectiveOn };
      const early = {
        ...version,
        effectiveOn: kind === "terms" ? `${year}-03-31` : `${year}-03-15`,
      };
      await expect(publishLegalVersion(asOperator(now), early)).rejects.toMatchObject({
        code: "bad_request",
      });
      await publishLegalVersion(asOperator(now), version);
      await announceVersions(worker(now), signal);
      const stateAt = async (moment: string) =>
        (await listAnnouncements(as(agency, new Date(moment)))).announcements.find(
          (shown) => shown.kind === kind && shown.version === String(year),
        )?.isInForce;
      const midnight = kind === "terms" ? `${year}-03-31T22:00:00Z` : `${year}-03-15T23:00:00Z`;
      const justBefore = new Date(Date.parse(midnight) - 1).toISOString();
      expect(await stateAt(justBefore), `${kind} ${year}`).toBe(false);
      expect(await stateAt(midnight), `${kind} ${year}`).toBe(true);
    }
  }
  expect(await letters()).toHaveLength(2 * 2 * 10);
  const [first] = (await listAnnouncements(as(agency))).announcements;
  await answerAnnouncement(as(agency), { versionId: first?.id ?? "", answer: "confirmed" });
  await tests.database.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", agency.agencyId)
    .execute();
  await deleteDueAgencies(worker());
  const kept = await tests.database.owner.db.selectFrom("kept_record").select("kind").execute();
  const countOf = (kind: string) => kept.filter((row) => row.kind === kind).length;
  expect([countOf("letter"), countOf("legal_answer")]).toEqual([20, 1]);
});

test("what the mail server took and what it refused is counted apart", async () => {
  await publish();
  const [send] = lettersJobs();
  const rows = await letters();
  const payloads = rows.map((row) => ({ agencyId: row.agency_id, letterId: row.id }));
  await send?.run(worker(), payloads[0], signal);
  const refusing = testContext(tests.database, {
    ports: { mailer: { send: () => Promise.reject(new MailRefused("no such mailbox")) } },
  });
  await send?.run(refusing, payloads[1], signal);
  expect((await listLegalVersions(asOperator())).versions[0]?.told).toMatchObject({
    delivered: 1,
    waiting: 0,
    refused: 1,
    untold: 0,
  });
});

test("an agency without an owner to write to is counted as such", async () => {
  await deactivate(tests.database, other.owner);
  await publish();
  expect(await letters()).toHaveLength(1);
  expect((await listLegalVersions(asOperator())).versions[0]?.told).toMatchObject({
    agencies: 2,
    waiting: 1,
    untold: 1,
  });
});
