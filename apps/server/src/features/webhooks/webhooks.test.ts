import { createWebhook as createEndpoint } from "@tc/contract";
import { retentionClasses, webhookLimits } from "@tc/domain";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext, testSecret } from "../../testing/database/test-context.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { heading, later, news, useWebhookWorld } from "../../testing/webhook-world.ts";
import type { Received } from "../../testing/webhook-world.ts";
import { notify, ringBell } from "../notifications/index.ts";
import * as change from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import { webhooksJobs } from "./index.ts";
import { sendDueWebhooks, sweepWebhooks } from "./keep-webhooks.ts";
import { redeliver, testWebhook } from "./queue-deliveries.ts";
import { switchOff } from "../../testing/switches.ts";

const world = useWebhookWorld();
const { as, create, tell, openReceiver, work, workAt, logOf } = world;
const handlers = webhooksJobs(ringBell);
const hour = 60;

describe("a signed message", () => {
  test("is verified by the Standard Webhooks' own library, and names what happened", async () => {
    const receiver = await openReceiver({ status: 204 });
    // The library compares with the clock of its machine.
    world.now = new Date();
    const { webhook, secret } = await create(receiver);
    await tell();
    await work(receiver.outbound);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    expect(new Webhook(secret!).verify(body, headers)).toMatchObject({
      type: "tender.changed",
      timestamp: world.now.toISOString(),
      data: { heading, url: "http://localhost:3000/app/watchlist?ausschreibung=website" },
    });
    expect(headers["content-type"]).toBe("application/json");
    const [delivery] = await logOf(webhook.id);
    expect(delivery).toMatchObject({ state: "delivered", status: 204, tries: 1, heading });
    expect(headers["webhook-id"]).toBe(delivery?.id);
    expect(delivery?.ms).toBeGreaterThanOrEqual(0);
  });

  test("is refused by the receiver's library when a byte, the time or the id was changed, or when it is replayed later", async () => {
    const receiver = await openReceiver({ status: 200 });
    world.now = new Date();
    const { secret } = await create(receiver);
    await tell();
    await work(receiver.outbound);
    const { headers, body } = receiver.received[0]!;
    const check = (change: Record<string, string>, text = body) =>
      new Webhook(secret!).verify(text, { ...headers, ...change });
    expect(() => check({})).not.toThrow();
    expect(() => check({}, `${body} `)).toThrow("No matching signature");
    expect(() => check({ "webhook-id": "anders" })).toThrow("No matching signature");
    const sentAt = Number(headers["webhook-timestamp"]);
    expect(() => check({ "webhook-timestamp": String(sentAt + 1) })).toThrow(
      "No matching signature",
    );
    // Ten minutes later the same bytes are too old, and a fresh time does not fit the signature.
    expect(() => check({ "webhook-timestamp": String(sentAt - 600) })).toThrow("too old");
  });

  test("carries both signatures for a day after a rotation, and then the new one alone", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook, secret: old } = await create(receiver);
    const { secret } = await change.rotateWebhookSecret(as(), webhook);
    expect(secret).not.toBe(old);
    await tell();
    await work(receiver.outbound);
    await tell({ key: "2" });
    await workAt(later(webhookLimits.oldSecretHours * hour + 1), receiver.outbound);
    const [first, second] = receiver.received.map(({ headers }) =>
      headers["webhook-signature"]!.split(" "),
    );
    const sign = (by: string, { headers, body }: Received) =>
      new Webhook(by).sign(
        headers["webhook-id"]!,
        new Date(Number(headers["webhook-timestamp"]) * 1000),
        body,
      );
    expect(first).toEqual([sign(secret, receiver.received[0]!), sign(old!, receiver.received[0]!)]);
    expect(second).toEqual([sign(secret, receiver.received[1]!)]);
  });
});

test("Slack and Teams get their own form, in which a buyer's words neither link nor call anybody", async () => {
  const receiver = await openReceiver({ status: 200 });
  await create({ ...receiver, kind: "slack" });
  await create({ ...receiver, kind: "teams" });
  await tell();
  await work(receiver.outbound);
  const bodies = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const slack = bodies.find((body) => "blocks" in body);
  expect(slack?.["text"]).toBe(
    "Frist vorverlegt: Website &lt;Köln&gt; &amp; [Bonn](https://evil.example)",
  );
  expect(slack?.["blocks"]).toMatchObject([
    { text: { type: "plain_text", text: heading } },
    { text: { type: "mrkdwn", text: expect.stringMatching(/^<http:\/\/localhost:3000\/app\//) } },
  ]);
  const teams = JSON.stringify(bodies.find((body) => "attachments" in body));
  expect(teams).toContain('"type":"TextRun","text":"Frist vorverlegt');
  expect(teams).not.toContain('"type":"TextBlock"');
  expect(receiver.received.every(({ headers }) => !("webhook-signature" in headers))).toBe(true);
});

describe("a webhook hears", () => {
  test("the same news once, however many members are told, and only what it wants", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook } = await create({ ...receiver, events: ["changes"] });
    const { userId } = await makeMember(world.database, world.agency.agencyId);
    await inAgency(as(), world.agency.agencyId, async (t) => {
      for (const member of [world.agency.owner.userId, userId, userId]) {
        await notify(t, { ...news, event: "changes", userId: member });
      }
      await notify(t, { ...news, event: "deadlines", userId });
      await notify(t, { ...news, event: "mentions", userId });
    });
    await work(receiver.outbound);
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(webhook.id)).toHaveLength(1);
  });

  test("nothing of what a rolled-back transaction told", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook } = await create(receiver);
    const undo = new Error("undo");
    const told = inAgency(as(), world.agency.agencyId, async (t) => {
      await notify(t, { ...news, event: "changes", userId: world.agency.owner.userId });
      throw undo;
    });
    await expect(told).rejects.toBe(undo);
    await work(receiver.outbound);
    expect([receiver.received, await logOf(webhook.id)]).toEqual([[], []]);
  });

  test("nothing of another agency", async () => {
    const receiver = await openReceiver({ status: 200 });
    await create(receiver);
    await tell({}, await makeAgency(world.database, { tier: "enterprise" }));
    await work(receiver.outbound);
    expect(receiver.received).toEqual([]);
  });

  test("nothing while the plan is a lower one, and what waited is dropped", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook } = await create(receiver);
    await tell();
    await sql`update agency set tier = 'premium' where id = ${world.agency.agencyId}`.execute(
      world.database.owner.db,
    );
    await tell({ key: "2" });
    await work(receiver.outbound);
    expect(receiver.received).toEqual([]);
    expect(await logOf(webhook.id)).toMatchObject([{ state: "dropped", failure: "no-plan" }]);
  });
});

test("a delivery is sent again by a button, under the same id, and not while it waits", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook } = await create(receiver);
  await tell();
  const [{ id } = { id: "" }] = await logOf(webhook.id);
  await expect(redeliver(as(), { id })).rejects.toMatchObject({ code: "not_found" });
  await work(receiver.outbound);
  await redeliver(as(), { id });
  await work(receiver.outbound);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  expect(await logOf(webhook.id)).toHaveLength(1);
});

test("a delivery that two workers take is sent by one; one whose worker died is sent by a later run", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook } = await create(receiver);
  await tell();
  await Promise.all([sendDueWebhooks(as()), sendDueWebhooks(as())]);
  const ctx = as(world.agency, receiver.outbound);
  const jobs = (await ctx.sentJobs()).filter(({ name }) => name === "deliver-webhook");
  expect(jobs.length).toBeGreaterThan(1);
  const { run } = handlers.find(({ job }) => job.name === "deliver-webhook")!;
  await Promise.all(jobs.map(({ payload }) => run(ctx, payload, new AbortController().signal)));
  expect(receiver.received).toHaveLength(1);
  // As it is left by a process that was killed while it sent.
  await sql`update webhook_delivery set state = 'waiting', next_at = ${later(5)}`.execute(
    world.database.owner.db,
  );
  await sql`delete from test_job`.execute(world.database.owner.db);
  await workAt(later(5), receiver.outbound);
  expect(receiver.received).toHaveLength(2);
  expect(await logOf(webhook.id)).toMatchObject([{ state: "delivered" }]);
});

test("neither list, log nor table tells address, secret or what the receiver answered", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook, secret } = await create(receiver);
  await tell();
  await work(receiver.outbound);
  const { rows } = await sql`select w::text, d::text from webhook w, webhook_delivery d`.execute(
    world.database.owner.db,
  );
  const shown = JSON.stringify([await change.listWebhooks(as()), await logOf(webhook.id), rows]);
  for (const hidden of ["geheim=1", secret!.slice(6), "Antwort des Empfängers"]) {
    expect(shown).not.toContain(hidden);
  }
  expect(shown).toContain("agentur.example");
});

test("an agency has ten webhooks at most, and members none to make", async () => {
  const member = await makeMember(world.database, world.agency.agencyId);
  const wish = { kind: "slack", name: "x", address: "https://hooks.example/", events: ["changes"] };
  const body = createEndpoint.body!.parse(wish);
  await expect(createWebhook(as(member), body)).rejects.toMatchObject({ code: "forbidden" });
  const made = await Promise.allSettled(
    Array.from({ length: webhookLimits.perAgency + 2 }, () => createWebhook(as(), body)),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(webhookLimits.perAgency);
});

test("the log ends after a month", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook } = await create(receiver);
  await tell();
  await work(receiver.outbound);
  world.now = later(retentionClasses.webhookLog.amount * 24 * hour);
  await sweepWebhooks(as());
  expect(await logOf(webhook.id)).toHaveLength(1);
  world.now = later(retentionClasses.webhookLog.amount * 24 * hour + 1);
  await sweepWebhooks(as());
  expect(await logOf(webhook.id)).toEqual([]);
});

test("the night encrypts each webhook with the newest key, also after one that nobody can read", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook: damaged } = await create(receiver);
  const { webhook: whole } = await create(receiver);
  await sql`update webhook set encrypted_key = '\\x00' where id = ${damaged.id}`.execute(
    world.database.owner.db,
  );
  const keyRing = createKeyRing(["another secret for tests, 32 chars", testSecret]);
  await sweepWebhooks(testContext(world.database, { ports: { keyRing } }));
  const { rows } = await sql<{ id: string; isNewest: boolean }>`
    select id, key_id = ${keyRing.currentKeyId} as "isNewest" from webhook order by 2`.execute(
    world.database.owner.db,
  );
  expect(rows).toEqual([
    { id: damaged.id, isNewest: false },
    { id: whole.id, isNewest: true },
  ]);
});

test("while webhooks are switched off messages wait untried, and each goes out once afterwards", async () => {
  const receiver = await openReceiver({ status: 200 });
  const { webhook } = await create(receiver);
  const switchOn = await switchOff(world.database, "webhooks");
  await tell();
  await work(receiver.outbound);
  await workAt(later(24 * 60), receiver.outbound);
  expect(receiver.received).toEqual([]);
  expect(await logOf(webhook.id)).toMatchObject([{ state: "waiting", tries: 0 }]);
  await expect(testWebhook(as(), webhook)).rejects.toMatchObject({ code: "switched_off" });
  expect(await logOf(webhook.id)).toHaveLength(1);
  await switchOn();
  await workAt(later(24 * 60 + 1), receiver.outbound);
  await workAt(later(24 * 60 + 2), receiver.outbound);
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(webhook.id)).toMatchObject([{ state: "delivered", tries: 1 }]);
});
