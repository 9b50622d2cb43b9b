import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createRandom } from "@tc/standins";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anyMomentWithin } from "../../../../../../tools/waits.ts";
import { startOwnServer } from "../../../testing/database/own-server.ts";
import type { OwnServer } from "../../../testing/database/own-server.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { runDigests } from "./run-digests.ts";

const program = path.resolve(
  import.meta.dirname,
  "../../../testing/tenders/send-digests.process.ts",
);
const random = createRandom(20_261_124);
const now = new Date("2026-11-24T06:31:00Z");
const agencies = 60;
const kills = 4;
const patiently = { timeout: 60_000, interval: 5 };

let database: OwnServer;
beforeAll(async () => {
  database = await startOwnServer();
});
afterAll(() => database.drop());

/** Two members each, of which the owner has a search with the agency's name, so that no mail can be another agency's. */
async function makeWatchingAgency(name: string): Promise<void> {
  const { agencyId, owner } = await makeAgency(database, { name });
  const member = await makeMember(database, agencyId);
  for (const { userId } of [owner, member]) {
    await database.owner.db
      .insertInto("saved_search")
      .values({
        agency_id: agencyId,
        user_id: userId,
        name,
        mails: true,
        query: JSON.stringify({ q: "Website" }),
        created_at: new Date("2026-11-01T08:00:00Z"),
        changed_at: new Date("2026-11-01T08:00:00Z"),
      })
      .execute();
  }
}

const countMails = async () => {
  const { count } = await database.owner.db
    .selectFrom("mail_message")
    .select((row) => row.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test("digests whose process or database is killed at any moment reach each member once, and nobody else's", async () => {
  const { publish } = await makeDigestWorld(database);
  await publish({ title: "Website Köln", createdAt: new Date("2026-11-24T05:00:00Z") });
  for (let n = 0; n < agencies; n++) await makeWatchingAgency(`Agentur Nummer ${n};`);
  const counts: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const before = await countMails();
    if (before === agencies * 2) break;
    const child = fork(program, [database.url, now.toISOString()], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const ended = once(child, "exit");
    await vi.waitFor(async () => expect(await countMails()).toBeGreaterThan(before), patiently);
    await anyMomentWithin(60, random);
    if (kill % 2 === 1) await database.crash();
    child.kill("SIGKILL");
    await ended;
    counts.push(await countMails());
  }
  await runDigests(testContext(database, { now }), new AbortController().signal);
  await runDigests(testContext(database, { now }), new AbortController().signal);

  const { rows } = await sql<{ mails: number; digests: number; jobs: number; members: number }>`
    select (select count(*)::int from mail_message where state = 'queued') as mails,
      (select count(*)::int from digest d where exists (
        select from mail_message m where m.user_id = d.user_id and m.agency_id = d.agency_id
          and m.key = 'digest ' || substr(d.key, 5))) as digests,
      (select count(distinct payload)::int from test_job where name = 'send-monitoring-mail') as jobs,
      (select count(distinct user_id)::int from mail_message where state = 'queued') as members`.execute(
    database.owner.db,
  );
  const expected = agencies * 2;
  expect(rows).toEqual([
    // The agency of the published tender's world has nothing new.
    { mails: expected, digests: expected + 1, jobs: expected, members: expected },
  ]);
  const { rows: foreign } = await sql`
    select from mail_message m join agency a on a.id = m.agency_id
    where m.state = 'queued' and strpos(m.text, '„' || a.name || '“') = 0`.execute(
    database.owner.db,
  );
  expect(foreign).toEqual([]);
  // It was killed in the middle at least once.
  expect(counts.some((count) => count > 0 && count < expected)).toBe(true);
}, 300_000);
