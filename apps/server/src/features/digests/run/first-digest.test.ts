import { expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { runDigests } from "./run-digests.ts";

const { signal } = new AbortController();
// A Tuesday, 7:31 in Berlin
const tuesday = new Date("2026-11-24T06:31:00Z");
const hoursLater = (hours: number) => new Date(tuesday.getTime() + hours * 3_600_000);

const tests = useWorld({ make: makeDigestWorld });
const owner = () => tests.database.owner.db;

test("no digest tells what was there before the member joined, neither the first nor a later one", async () => {
  const { agency, publish } = tests.world;
  await owner()
    .updateTable("member")
    .set({ joined_at: hoursLater(-10) })
    .where("user_id", "=", agency.owner.userId)
    .execute();
  await publish({ title: "Alt", fit: 95, createdAt: hoursLater(-12) });
  await publish({ title: "Website", fit: 88, createdAt: hoursLater(-1) });
  await runDigests(testContext(tests.database, { now: tuesday }), signal);
  await publish({ title: "Imagefilm", fit: 70, createdAt: hoursLater(20) });
  await runDigests(testContext(tests.database, { now: hoursLater(24) }), signal);
  const mails = await owner()
    .selectFrom("mail_message")
    .select("subject")
    .where("user_id", "=", agency.owner.userId)
    .orderBy("queued_at")
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Heute: Website (88)",
    "Heute: Imagefilm (70)",
  ]);
});
