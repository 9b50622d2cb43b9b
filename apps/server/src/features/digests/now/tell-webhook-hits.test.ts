import type { WebhookEvent } from "@tc/domain";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { changeWebhook } from "../../webhooks/change-webhook.ts";
import { createWebhook } from "../../webhooks/create-webhook.ts";
import { tellWebhookHits } from "./tell-webhook-hits.ts";

const { signal } = new AbortController();
const now = new Date("2026-11-24T09:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const tests = useWorld({ make: makeDigestWorld });
const owner = () => tests.database.owner.db;
beforeEach(async () => {
  const { agencyId } = tests.world.agency;
  await sql`update agency set tier = 'enterprise' where id = ${agencyId}`.execute(owner());
  await connect("Kanal", now);
});

function asOwner(at: Date) {
  const { actor } = tests.world.agency;
  const membership = { ...actor.membership!, tier: "enterprise" as const };
  return testContext(tests.database, { now: at, actor: { ...actor, membership } });
}

async function connect(name: string, at: Date, events: WebhookEvent[] = ["matches"]) {
  const { webhook } = await createWebhook(asOwner(at), {
    kind: "slack",
    name,
    address: "https://hooks.example/1",
    events,
  });
  return webhook;
}

async function publish(title: string, fit: number | undefined, createdAt: Date) {
  await tests.world.publish({ title, createdAt, ...(fit !== undefined && { fit }) });
  await owner().deleteFrom("scoring_due").execute();
}

const tell = (at: Date) => tellWebhookHits(testContext(tests.database, { now: at }), signal);
const deliveries = async () => {
  const { agencyId } = tests.world.agency;
  const rows = await owner()
    .selectFrom("webhook_delivery")
    .select("heading")
    .where("agency_id", "=", agencyId)
    .orderBy("id")
    .execute();
  return rows.map(({ heading }) => heading);
};

const toldTo = async (name: string) => {
  const { rows } = await sql<{ heading: string }>`
    select d.heading from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.agency_id = ${tests.world.agency.agencyId} and w.name = ${name} order by d.id`.execute(
    owner(),
  );
  return rows.map(({ heading }) => heading);
};

test("new tenders of the profile are told one by one, the best first, and none twice", async () => {
  await publish("Imagefilm", 70, minutesLater(1));
  await publish("Website", 88, minutesLater(2));
  expect(await tell(minutesLater(5))).toEqual({ told: 2, failed: 0 });
  await publish("Plakate", 75, minutesLater(7));
  expect(await tell(minutesLater(10))).toEqual({ told: 1, failed: 0 });
  expect(await tell(minutesLater(15))).toEqual({ told: 0, failed: 0 });
  expect(await deliveries()).toEqual([
    "Neu: Website (88), Stadt Köln",
    "Neu: Imagefilm (70), Stadt Köln",
    "Neu: Plakate (75), Stadt Köln",
  ]);
});

test("a second webhook is told of what comes after it, and the first one of everything", async () => {
  await publish("Website", 88, minutesLater(1));
  await tell(minutesLater(5));
  await connect("Später", minutesLater(10));
  await publish("Imagefilm", 70, minutesLater(10));
  await publish("Plakate", 75, minutesLater(11));
  await tell(minutesLater(15));
  await tell(minutesLater(20));
  expect(await toldTo("Später")).toEqual(["Neu: Plakate (75), Stadt Köln"]);
  expect(await toldTo("Kanal")).toEqual([
    "Neu: Website (88), Stadt Köln",
    "Neu: Plakate (75), Stadt Köln",
    "Neu: Imagefilm (70), Stadt Köln",
  ]);
});

describe("a webhook beside one that hears all the time", () => {
  const change = (id: string, at: Date, wish: { isOn?: boolean; events?: WebhookEvent[] }) =>
    changeWebhook(asOwner(at), { id, ...wish });
  async function publishTwo() {
    await publish("Website", 88, minutesLater(10));
    await publish("Plakate", 75, minutesLater(21));
  }

  test("that was switched off gets nothing from before it is on again", async () => {
    const { id } = await connect("Pause", now);
    await change(id, minutesLater(5), { isOn: false });
    await change(id, minutesLater(20), { isOn: true });
    await publishTwo();
    await tell(minutesLater(25));
    expect(await toldTo("Pause")).toEqual(["Neu: Plakate (75), Stadt Köln"]);
    expect(await toldTo("Kanal")).toHaveLength(2);
  });

  test("that the server switched off gets nothing from before either, also as the only one", async () => {
    const { id } = await connect("Pause", now);
    await sql`
      update webhook set stopped_at = ${minutesLater(5)}, stopped_because = 'dead' where name = 'Pause'`.execute(
      owner(),
    );
    await change(id, minutesLater(20), { isOn: true });
    // Without the other one, which would bring the agency's matches from before.
    await sql`delete from webhook where name = 'Kanal'`.execute(owner());
    await publishTwo();
    expect(await tell(minutesLater(25))).toEqual({ told: 1, failed: 0 });
    expect(await toldTo("Pause")).toEqual(["Neu: Plakate (75), Stadt Köln"]);
  });

  test("that is given matches later gets nothing from before that", async () => {
    const { id } = await connect("Wahl", now, ["changes"]);
    await change(id, minutesLater(20), { events: ["changes", "matches"] });
    await publishTwo();
    await tell(minutesLater(25));
    expect(await toldTo("Wahl")).toEqual(["Neu: Plakate (75), Stadt Köln"]);
  });

  test.each([
    ["is switched on though it is on", { isOn: true }],
    ["is given other events besides", { events: ["matches", "changes"] as WebhookEvent[] }],
    ["keeps its events", { events: ["matches"] as WebhookEvent[] }],
  ])("that %s misses nothing", async (_what, wish) => {
    const { id } = await connect("Weiter", now);
    await change(id, minutesLater(20), wish);
    await publishTwo();
    await tell(minutesLater(25));
    expect(await toldTo("Weiter")).toHaveLength(2);
  });
});

test("what was there before the webhook, and what fits badly, is no news", async () => {
  await publish("Von gestern", 90, minutesLater(-24 * 60));
  await publish("Passt schlecht", 12, minutesLater(1));
  await tell(minutesLater(5));
  expect(await deliveries()).toEqual([]);
});

test("a tender that has just come waits for its score", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: minutesLater(1) });
  await tell(minutesLater(5));
  expect(await deliveries()).toEqual([]);
  await owner().deleteFrom("scoring_due").execute();
  await tell(minutesLater(10));
  expect(await deliveries()).toEqual(["Neu: Website (88), Stadt Köln"]);
});

test("a lower plan and a stopped webhook are told nothing", async () => {
  const { agencyId } = tests.world.agency;
  await publish("Website", 88, minutesLater(1));
  await sql`update agency set tier = 'premium' where id = ${agencyId}`.execute(owner());
  await tell(minutesLater(5));
  await sql`update agency set tier = 'enterprise' where id = ${agencyId}`.execute(owner());
  await sql`update webhook set stopped_at = ${now}, stopped_because = 'dead'`.execute(owner());
  await tell(minutesLater(10));
  expect(await deliveries()).toEqual([]);
});
