import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createRandom, startMailbox } from "@tc/standins";
import type { Mailbox, MailFault } from "@tc/standins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyMomentWithin } from "../../../../../../tools/waits.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { startOwnServer } from "../../../testing/database/own-server.ts";
import type { OwnServer } from "../../../testing/database/own-server.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { queueMail } from "./queue-mail.ts";

const program = path.resolve(import.meta.dirname, "../../../testing/mails/send-mails.process.ts");
const random = createRandom(20_261_126);
const kills = 8;
const faults: readonly MailFault[] = [
  { kind: "slow", delayMs: 300 },
  { kind: "refuse", code: 451 },
  { kind: "lost" },
  { kind: "refuse", code: 452, at: "data" },
  { kind: "slow", delayMs: 100 },
];

let database: OwnServer;
let mailbox: Mailbox;
beforeAll(async () => {
  [database, mailbox] = await Promise.all([startOwnServer(), startMailbox({ keep: 5_000 })]);
});
afterAll(async () => {
  await mailbox.stop();
  await database.drop();
});

const mailsOfRound = 15;

/** As many mails to each agency; each text names its agency. */
async function fillOutbox(agencies: readonly MadeAgency[], round: number): Promise<void> {
  const ctx = testContext(database, { now: () => new Date() });
  for (const { agencyId, owner } of agencies) {
    await inAgency(ctx, agencyId, async (t) => {
      for (let index = 0; index < mailsOfRound; index += 1) {
        const text = `Nur für ${agencyId}`;
        await queueMail(t, {
          userId: owner.userId,
          events: ["changes"],
          key: `notification ${round} ${index}`,
          subject: `Änderung ${index}`,
          preview: "",
          html: `<p>${text}</p>`,
          text,
        });
      }
    });
  }
}

async function sendUntilKilled(round: number): Promise<void> {
  const child = fork(program, [database.url, mailbox.smtpUrl, String(round)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  await once(child, "message");
  for (const fault of faults) mailbox.fail(fault, 1 + Math.floor(random.next() * 2));
  await anyMomentWithin(600, random);
  // Every other time the database is killed first.
  if (round % 2 === 1) {
    await database.crash();
    await anyMomentWithin(300, random);
  }
  child.kill("SIGKILL");
  await ended;
}

const readRows = () =>
  database.owner.db
    .selectFrom("mail_message")
    .select(["id", "agency_id", "address", "state", "unanswered"])
    .execute();

test("sender and database killed at any moment, no mail is lost, none goes to another agency, and none twice but those that are counted", async () => {
  const agencies = [];
  for (let number = 0; number < 4; number += 1) agencies.push(await makeAgency(database));
  for (let round = 0; round < kills; round += 1) {
    await fillOutbox(agencies, round);
    await sendUntilKilled(round);
  }
  const last = fork(program, [database.url, mailbox.smtpUrl, String(kills + 1)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(last, "exit");
  await ended;

  const rows = await readRows();
  expect(rows).toHaveLength(kills * agencies.length * mailsOfRound);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["accepted"]));
  const copies = Map.groupBy(mailbox.mails, ({ headers }) => {
    const id = headers.find(({ name }) => name.toLowerCase() === "message-id")?.value ?? "";
    return /^<([^@]+)@/.exec(id)?.[1] ?? "";
  });
  expect(copies.size).toBe(rows.length);
  for (const { id, agency_id, address, unanswered } of rows) {
    const sent = copies.get(id) ?? [];
    expect(sent.length).toBeGreaterThanOrEqual(1);
    expect(sent.length).toBeLessThanOrEqual(1 + unanswered);
    for (const { to, text } of sent) {
      expect(to).toEqual([address]);
      expect(text).toContain(`Nur für ${agency_id}`);
    }
  }
  // The faults and kills did happen.
  expect(rows.some(({ unanswered }) => unanswered > 0)).toBe(true);
}, 240_000);
