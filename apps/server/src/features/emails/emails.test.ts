import { beforeEach, expect, test } from "vitest";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { useWorld } from "../../testing/database/use-world.ts";
import { bounceReport } from "../../testing/mails/mail-reports.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { addAddress } from "./addresses/add-address.ts";
import { confirmAddress } from "./addresses/confirm-address.ts";
import { removeAddress } from "./addresses/remove-address.ts";
import { retryAddress } from "./addresses/retry-address.ts";
import { mailAddressConfirmation } from "./addresses/send-address-confirmation.ts";
import { getMail } from "./history/get-mail.ts";
import { listMails } from "./history/list-mails.ts";
import { sendAddressConfirmation, sendMonitoringMail as sendJob } from "./job-definitions.ts";
import { noteQuietDay, queueMail } from "./outbox/queue-mail.ts";
import { unsubscribePlaceholder } from "./outbox/unsubscribe-link.ts";
import { sendMonitoringMail } from "./outbox/send-monitoring-mail.ts";
import { takeMailReport } from "./reports/take-mail-report.ts";
import { getEmails } from "./settings/get-emails.ts";
import { saveEmails } from "./settings/save-emails.ts";
import { previewUnsubscribing, unsubscribe } from "./unsubscribing/unsubscribe.ts";

const tests = useWorld({ make: (database) => makeAgency(database) });
let agency: MadeAgency;
let now: Date;
let client: { ip: string; headers: Record<string, string> };
let system: ReturnType<typeof testContext>;
beforeEach(() => {
  agency = tests.world;
  now = testNow;
  client = { ip: "192.0.2.7", headers: {} };
  system = testContext(tests.database, { now: () => now });
});
const member = (actor = agency.actor) => ({ ...system, actor, client });
const visitor = () => ({ ...system, actor: { kind: "visitor" } as const, client });

async function confirmationLink(address: string): Promise<string> {
  const jobs = (await system.sentJobs()).filter(
    ({ name }) => name === sendAddressConfirmation.name,
  );
  const job = sendAddressConfirmation.payload.parse(jobs.at(-1)?.payload);
  await mailAddressConfirmation(system, job);
  const mail = system.mails.findLast(({ to }) => to === address);
  return /adresse-bestaetigen\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function addConfirmed(address: string): Promise<void> {
  await addAddress(member(), { address });
  await confirmAddress(visitor(), { token: await confirmationLink(address) });
}

/** Queues a mail to the member and sends it to each address; the tokens of their links by address. */
async function mailAll(key = "digest 2026-11-21"): Promise<Map<string, string>> {
  const count = system.mails.length;
  await inAgency(system, agency.agencyId, (t) =>
    queueMail(t, {
      userId: agency.owner.userId,
      events: ["matches"],
      key,
      subject: "Heute: Website (88)",
      preview: "und 2 weitere",
      html: `<p>Neu <a href="${unsubscribePlaceholder}">abbestellen</a></p>`,
      text: `Neu ${unsubscribePlaceholder}`,
    }),
  );
  for (const { name, payload } of await system.sentJobs()) {
    if (name !== sendJob.name) continue;
    const job = sendJob.payload.parse(payload);
    if (job.agencyId === agency.agencyId) await sendMonitoringMail(system, job);
  }
  return new Map(
    system.mails.slice(count).map(({ to, text }) => [to, text.split("token=")[1] ?? ""]),
  );
}

test("settings are each member's own, and what a change does not name stays", async () => {
  const colleague = await makeMember(tests.database, agency.agencyId);
  await saveEmails(member(), { frequencies: { matches: "weekly" }, weekdays: [3, 1, 3] });
  const { settings, changedAt } = await saveEmails(member(), { mailsPerDay: 2 });
  expect(settings).toMatchObject({
    frequencies: { matches: "weekly", changes: "immediately" },
    weekdays: [1, 3],
    mailsPerDay: 2,
  });
  expect(changedAt).toBe(now.toISOString());
  const theirs = await getEmails(member(colleague.actor));
  expect(theirs.settings.frequencies.matches).toBe("daily");
  expect(theirs.changedAt).toBeUndefined();
});

test("a pause has an end or none, and ends by hand", async () => {
  const pause = async (value: { until?: string } | null) =>
    (await saveEmails(member(), { pause: value })).settings.pause;
  expect(await pause({ until: "2026-12-24" })).toEqual({ until: "2026-12-24" });
  expect(await pause({})).toEqual({});
  expect(await pause(null)).toBeUndefined();
});

test("a further address gets nothing until its reader confirms; the sign-up is on record", async () => {
  const address = "team@agentur.example";
  await addAddress(member(), { address: " Team@Agentur.example " });
  expect([...(await mailAll()).keys()]).toEqual([agency.owner.email]);
  const token = await confirmationLink(address);
  const mail = system.mails.findLast(({ to }) => to === address);
  // No advertising, and nothing that somebody typed (decision 0015)
  expect(mail?.text).not.toMatch(/Testagentur|Muster(?!mann| GmbH|str)|Tarif|kostenlos/);
  client = { ip: "198.51.100.9", headers: {} };
  expect(await confirmAddress(visitor(), { token })).toEqual({ address, isConfirmedBefore: false });
  expect(await confirmAddress(visitor(), { token })).toEqual({ address, isConfirmedBefore: true });
  const row = await tests.database.owner.db
    .selectFrom("email_address")
    .selectAll()
    .where("agency_id", "=", agency.agencyId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    address,
    requested_at: now,
    requested_from: "192.0.2.7",
    text_version: "2026-11-26",
    confirmed_at: now,
    confirmed_from: "198.51.100.9",
  });
  expect(new Set((await mailAll("2")).keys())).toEqual(new Set([agency.owner.email, address]));
});

test("a link to confirm is replaced by a newer one, ends after seven days and goes with the address", async () => {
  const address = "team@agentur.example";
  const confirm = (token: string) => confirmAddress(visitor(), { token });
  await addAddress(member(), { address });
  const first = await confirmationLink(address);
  const second = await confirmationLink(address);
  await expect(confirm(first)).rejects.toMatchObject({ code: "link_invalid" });
  now = new Date(now.getTime() + 7 * 24 * 60 * 60_000 + 1_000);
  await expect(confirm(second)).rejects.toMatchObject({ code: "link_invalid" });
  const { furtherAddresses } = await addAddress(member(), { address });
  expect(furtherAddresses).toHaveLength(1);
  const third = await confirmationLink(address);
  await removeAddress(member(), { id: furtherAddresses[0]?.id ?? "" });
  await expect(confirm(third)).rejects.toMatchObject({ code: "link_invalid" });
});

test("the own address needs no second entry, and five further ones are enough", async () => {
  const { furtherAddresses } = await addAddress(member(), { address: agency.owner.email });
  expect(furtherAddresses).toEqual([]);
  for (let index = 0; index < 5; index += 1) {
    await addAddress(member(), { address: `team${index}@agentur.example` });
  }
  await expect(addAddress(member(), { address: "team5@agentur.example" })).rejects.toMatchObject({
    code: "addresses_full",
  });
});

test("nobody removes or lifts what is a colleague's", async () => {
  await addAddress(member(), { address: "team@agentur.example" });
  const colleague = await makeMember(tests.database, agency.agencyId);
  const other = await makeAgency(tests.database);
  const [mine] = (await getEmails(member())).furtherAddresses;
  for (const actor of [colleague.actor, other.actor]) {
    const id = mine?.id ?? "";
    await expect(removeAddress(member(actor), { id })).rejects.toMatchObject({ code: "not_found" });
    const retry = retryAddress(member(actor), { address: "team@agentur.example" });
    await expect(retry).rejects.toMatchObject({ code: "not_found" });
  }
});

test("a mail's link switches off what it told of, or everything, and looking changes nothing", async () => {
  const token = (await mailAll()).get(agency.owner.email) ?? "";
  expect(await previewUnsubscribing(visitor(), { token })).toEqual({
    address: agency.owner.email,
    events: ["matches"],
    isFurtherAddress: false,
    isDone: false,
  });
  expect((await getEmails(member())).settings.frequencies.matches).toBe("daily");
  await unsubscribe(visitor(), { token, from: "events" });
  await unsubscribe(visitor(), { token, from: "events" });
  expect((await getEmails(member())).settings.frequencies).toMatchObject({
    matches: "off",
    changes: "immediately",
  });
  expect((await previewUnsubscribing(visitor(), { token })).isDone).toBe(true);
  await unsubscribe(visitor(), { token, from: "all" });
  const { frequencies } = (await getEmails(member())).settings;
  expect(new Set(Object.values(frequencies))).toEqual(new Set(["off"]));
});

test("the link of a further address removes that address and leaves the member's settings alone", async () => {
  await addConfirmed("team@agentur.example");
  const token = (await mailAll()).get("team@agentur.example") ?? "";
  await unsubscribe(visitor(), { token, from: "all" });
  const { furtherAddresses, settings } = await getEmails(member());
  expect(furtherAddresses).toEqual([]);
  expect(settings.frequencies.matches).toBe("daily");
  expect((await previewUnsubscribing(visitor(), { token })).isDone).toBe(true);
});

test("an invented, changed or foreign link unsubscribes nobody", async () => {
  const token = (await mailAll()).get(agency.owner.email) ?? "";
  const flip = (at: number) =>
    `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
  for (const bad of [flip(0), flip(30), flip(63), "A".repeat(64), token.slice(0, 60)]) {
    await expect(unsubscribe(visitor(), { token: bad, from: "all" })).rejects.toMatchObject({
      code: "link_invalid",
    });
  }
  expect((await getEmails(member())).settings.frequencies.matches).toBe("daily");
});

test("a mail that came back stops its address with a word, until the member says to try again", async () => {
  await mailAll();
  const [sent] = (await listMails(member(), { limit: 5 })).mails;
  const mailId = sent?.id ?? "";
  expect(await takeMailReport(system, bounceReport(mailId, "4.2.2"))).toBe("temporary");
  expect((await getEmails(member())).stop).toBeUndefined();
  expect(await takeMailReport(system, bounceReport(mailId))).toBe("stopped");
  expect((await getEmails(member())).stop).toEqual({
    reason: "no-mailbox",
    stoppedAt: now.toISOString(),
  });
  expect((await listMails(member(), { limit: 5 })).mails[0]).toMatchObject({
    state: "refused",
    reason: "no-mailbox",
  });
  expect(await mailAll("2")).toEqual(new Map());
  await retryAddress(member(), { address: agency.owner.email });
  // The same report again, replayed or read from the mailbox a second time
  expect(await takeMailReport(system, bounceReport(mailId))).toBe("repeated");
  expect((await mailAll("3")).size).toBe(1);
  expect(await takeMailReport(system, bounceReport("3f0b7c52-1a2b-4c3d-8e4f-5a6b7c8d9e0f"))).toBe(
    "unknown",
  );
});

test("the history shows mails and days without one, newest first, and only the member's own", async () => {
  await mailAll();
  now = new Date(now.getTime() + 60_000);
  const quiet = {
    userId: agency.owner.userId,
    events: ["matches" as const],
    key: "digest 2026-11-22",
  };
  await inAgency(system, agency.agencyId, (t) => noteQuietDay(t, quiet));
  const { total, mails } = await listMails(member(), { limit: 5 });
  expect(total).toBe(2);
  expect(mails.map(({ state, subject, hasText }) => ({ state, subject, hasText }))).toEqual([
    { state: "none", subject: "", hasText: false },
    { state: "accepted", subject: "Heute: Website (88)", hasText: true },
  ]);
  const shown = await getMail(member(), { id: mails[1]?.id ?? "" });
  expect(shown.html).toContain('href="http://localhost:3000/app/emails"');
  const colleague = await makeMember(tests.database, agency.agencyId);
  for (const { actor } of [colleague, await makeAgency(tests.database)]) {
    expect((await listMails(member(actor), { limit: 5 })).total).toBe(0);
    await expect(getMail(member(actor), { id: mails[1]?.id ?? "" })).rejects.toMatchObject({
      code: "not_found",
    });
  }
});
