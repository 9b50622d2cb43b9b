import { beforeEach, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { bounceReport, complaintReport } from "../../../testing/mails/mail-reports.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { sendAddressConfirmation } from "../job-definitions.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { sweepEmails } from "../outbox/sweep-emails.ts";
import { takeMailReport } from "../reports/take-mail-report.ts";
import { getEmails } from "../settings/get-emails.ts";
import { addAddress } from "./add-address.ts";
import { confirmAddress } from "./confirm-address.ts";
import { removeAddress } from "./remove-address.ts";
import { retryAddress } from "./retry-address.ts";
import { mailAddressConfirmation } from "./send-address-confirmation.ts";

const tests = useWorld({ make: (database) => makeAgency(database) });
const complained = { code: "address_complained" };
/** Each test has an address of its own: an address gets a few mails to confirm a day, and tests share the database. */
let next = 1;
let address: string;
let now: Date;
let system: ReturnType<typeof testContext>;
beforeEach(() => {
  now = testNow;
  address = `team${next++}@fremd.example`;
  system = testContext(tests.database, { now: () => now });
});
const member = (actor = tests.world.actor) => ({
  ...system,
  actor,
  client: { ip: "192.0.2.7", headers: {} },
});
const daysLater = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

/** Mails the newest confirmation that waits; its token, undefined where none was mailed. */
async function mailConfirmation(): Promise<string | undefined> {
  const jobs = (await system.sentJobs()).filter(
    ({ name }) => name === sendAddressConfirmation.name,
  );
  const count = system.mails.length;
  if (jobs.length === 0) return undefined;
  await mailAddressConfirmation(
    system,
    sendAddressConfirmation.payload.parse(jobs.at(-1)?.payload),
  );
  return /token=([\w-]{43})/.exec(system.mails.slice(count).at(-1)?.text ?? "")?.[1];
}

async function addConfirmed(): Promise<void> {
  await addAddress(member(), { address });
  await confirmAddress(member(), { token: (await mailConfirmation()) ?? "" });
}

/** Where a mail to the member would go */
async function mailTo(key: string): Promise<{ address: string; id: string }[]> {
  await inAgency(system, tests.world.agencyId, (t) =>
    queueMail(t, {
      userId: tests.world.owner.userId,
      events: ["matches"],
      key,
      subject: "Heute: Website (88)",
      preview: "",
      html: "",
      text: "",
    }),
  );
  return tests.database.owner.db
    .selectFrom("mail_message")
    .select(["address", "id"])
    .where("key", "=", key)
    .where("user_id", "=", tests.world.owner.userId)
    .orderBy("address")
    .execute();
}

async function stopBy(report: (mailId: string) => Buffer, at: string): Promise<void> {
  const mail = (await mailTo("1")).find((it) => it.address === at);
  expect(await takeMailReport(system, report(mail?.id ?? ""))).toBe("stopped");
}

test("a member lifts no complaint of a further address, and adds it no more, however much later", async () => {
  await addConfirmed();
  await stopBy(complaintReport, address);
  await expect(retryAddress(member(), { address })).rejects.toMatchObject(complained);
  await expect(addAddress(member(), { address })).rejects.toMatchObject(complained);
  const [further] = (await getEmails(member())).furtherAddresses;
  expect(further?.stop?.reason).toBe("complaint");
  await removeAddress(member(), { id: further?.id ?? "" });
  daysLater(40);
  await sweepEmails(system);
  await expect(addAddress(member(), { address })).rejects.toMatchObject(complained);
  const goesTo = (await mailTo("2")).map((it) => it.address);
  expect(goesTo).toEqual([tests.world.owner.email]);
});

test("a complaint counts after another reason too", async () => {
  await addConfirmed();
  const mails = [await mailTo("1"), await mailTo("2")];
  const [first, second] = mails.map((sent) => sent.find((it) => it.address === address)?.id ?? "");
  await takeMailReport(system, bounceReport(first ?? ""));
  await takeMailReport(system, complaintReport(second ?? ""));
  await expect(retryAddress(member(), { address })).rejects.toMatchObject(complained);
});

test("whoever has the address as their own account lifts it, for their own mails alone", async () => {
  const reader = await makeMember(tests.database, tests.world.agencyId);
  await addAddress(member(), { address: reader.email });
  await confirmAddress(member(), { token: (await mailConfirmation()) ?? "" });
  await stopBy(complaintReport, reader.email);
  await expect(retryAddress(member(), { address: reader.email })).rejects.toMatchObject(complained);
  const answer = await retryAddress(member(reader.actor), { address: reader.email });
  expect(answer.stop).toBeUndefined();
  expect((await getEmails(member())).furtherAddresses).toEqual([]);
  expect((await addAddress(member(), { address: reader.email })).confirmation).toBe("sent");
});

test("an address that is stopped gets no mail to confirm, the answer says so, and trying again sends it", async () => {
  await addConfirmed();
  await stopBy(bounceReport, address);
  const [further] = (await getEmails(member())).furtherAddresses;
  await removeAddress(member(), { id: further?.id ?? "" });
  const before = (await system.sentJobs()).length;
  expect((await addAddress(member(), { address })).confirmation).toBe("stopped");
  expect(await system.sentJobs()).toHaveLength(before);
  expect((await retryAddress(member(), { address })).confirmation).toBe("sent");
  const token = await mailConfirmation();
  expect(token).toBeDefined();
  await confirmAddress(member(), { token: token ?? "" });
  // Nothing is left to confirm.
  expect((await addAddress(member(), { address })).confirmation).toBeUndefined();
});

test("a mail to confirm is not sent where its address was stopped while it waited", async () => {
  await addAddress(member(), { address });
  await inAgency(system, tests.world.agencyId, (t) =>
    t.db
      .insertInto("email_stop")
      .values({ agency_id: t.agency.id, address, reason: "complaint", stopped_at: now })
      .execute(),
  );
  expect(await mailConfirmation()).toBeUndefined();
});

test("beyond its limit no mail to confirm is sent, and the answer says so", async () => {
  const answers = [];
  for (let time = 0; time < 4; time++) {
    answers.push((await addAddress(member(), { address })).confirmation);
  }
  expect(answers).toEqual(["sent", "sent", "sent", "limited"]);
});

test("a stop for another reason ends some time after nobody uses the address", async () => {
  await addConfirmed();
  await stopBy(bounceReport, address);
  const [further] = (await getEmails(member())).furtherAddresses;
  await removeAddress(member(), { id: further?.id ?? "" });
  daysLater(40);
  await sweepEmails(system);
  expect((await addAddress(member(), { address })).confirmation).toBe("sent");
});
