import { createWebhook as createEndpoint } from "@tc/contract";
import { webhookLimits } from "@tc/domain";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import { internet } from "../../platform/outbound/network.ts";
import type { Outbound } from "../../ports/outbound.ts";
import { makeMember } from "../../testing/people/make-agency.ts";
import { later, useWebhookWorld } from "../../testing/webhook-world.ts";
import * as change from "./change-webhook.ts";
import type { StoppedPayload } from "./job-definitions.ts";
import { mailStoppedWebhook } from "./mail-stopped-webhook.ts";
import { testWebhook } from "./queue-deliveries.ts";

const world = useWebhookWorld();
const { as, create, tell, openReceiver, work, workAt, logOf } = world;
const hour = 60;

describe("0 private addresses are reached", () => {
  /** The real rules for addresses; names are answered as somebody who attacks would. */
  const attacked = (resolve: (name: string) => readonly string[]) =>
    createOutbound({
      contact: "hallo@tenderchances.example",
      network: {
        ...internet,
        ports: ["", String(world.canary.port)],
        resolve: async (name) => resolve(name),
      },
    });

  test.each([
    ["127.0.0.1"],
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["192.168.0.1"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["fd00::1"],
  ])("by a name or an address that means %s", async (ip) => {
    const host = ip.includes(":") ? `[${ip}]` : ip;
    for (const name of ["intern.example", host]) {
      const { webhook } = await create({ address: `https://${name}:${world.canary.port}/` });
      await testWebhook(as(), webhook);
      await work(attacked(() => [ip]));
      expect(await logOf(webhook.id)).toMatchObject([{ state: "failed", failure: "forbidden" }]);
      await change.deleteWebhook(as(), webhook);
    }
    expect(world.canary.connections).toBe(0);
  });

  test("by a name that has a public address besides, or another one at the second look", async () => {
    const { webhook } = await create({ address: `https://beides.example:${world.canary.port}/` });
    await testWebhook(as(), webhook);
    await work(attacked(() => ["93.184.215.14", "127.0.0.1"]));
    let looks = 0;
    await testWebhook(as(), webhook);
    await work(attacked(() => (++looks === 1 ? ["127.0.0.1"] : ["93.184.215.14"])));
    expect(looks).toBe(1);
    expect(await logOf(webhook.id)).toMatchObject([
      { failure: "forbidden" },
      { failure: "forbidden" },
    ]);
    expect(world.canary.connections).toBe(0);
  });

  test.each([301, 302, 303, 307, 308])(
    "by a redirect with %i: none is followed",
    async (status) => {
      const receiver = await openReceiver({
        status,
        headers: { location: `http://127.0.0.1:${world.canary.port}/latest/meta-data` },
      });
      const { webhook } = await create(receiver);
      await testWebhook(as(), webhook);
      await work(receiver.outbound);
      expect(receiver.received).toHaveLength(1);
      expect(await logOf(webhook.id)).toMatchObject([
        { state: "failed", failure: "too_many_redirects" },
      ]);
      expect(world.canary.connections).toBe(0);
    },
  );

  test.each([
    "http://hooks.example/",
    "ftp://hooks.example/",
    "javascript:alert(1)",
    "hooks.example",
    `https://hooks.example/${"a".repeat(3_000)}`,
  ])("by %s, which is no address to type", (address) => {
    const wish = { kind: "signed", name: "CRM", events: ["changes"], address };
    expect(createEndpoint.body?.safeParse(wish).success).toBe(false);
  });

  test("by a name and a password in front of the host", async () => {
    const { webhook } = await create({
      address: `https://a:b@hooks.example:${world.canary.port}/`,
    });
    await testWebhook(as(), webhook);
    await work(attacked(() => ["93.184.215.14"]));
    expect(await logOf(webhook.id)).toMatchObject([{ failure: "forbidden" }]);
  });
});

describe("a dead receiver", () => {
  const minutes = webhookLimits.retryMinutes;
  const tryAll = async (outbound: Outbound) => {
    await work(outbound);
    let at = 0;
    for (const minute of minutes) {
      at += minute;
      await workAt(later(at), outbound);
    }
  };

  test("is tried again with growing waits, then switched off, and its owners are told once", async () => {
    const receiver = await openReceiver({ status: 500 });
    const { webhook } = await create(receiver);
    await makeMember(world.database, world.agency.agencyId);
    await tell();
    await work(receiver.outbound);
    expect(await logOf(webhook.id)).toMatchObject([
      { state: "waiting", tries: 1, status: 500, nextAt: later(1).toISOString() },
    ]);
    // Before its time nothing is sent, whatever jobs there are.
    await workAt(new Date(later(1).getTime() - 1), receiver.outbound);
    expect(receiver.received).toHaveLength(1);
    await tryAll(receiver.outbound);
    expect(receiver.received).toHaveLength(webhookLimits.tries);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await logOf(webhook.id)).toMatchObject([{ state: "failed", failure: "status" }]);
    const { webhooks } = await change.listWebhooks(as());
    expect(webhooks).toMatchObject([{ stop: { because: "dead" } }]);
    const { rows } = await sql<{ user_id: string; heading: string }>`
      select user_id, heading from notification where event = 'mentions'`.execute(
      world.database.owner.db,
    );
    expect(rows).toEqual([
      {
        user_id: world.agency.owner.userId,
        heading: expect.stringContaining("Webhook „CRM“ ist abgeschaltet: agentur.example"),
      },
    ]);
  });

  test("of one message that is refused again and again, while it takes others, is not switched off", async () => {
    const receiver = await openReceiver({ status: 400 });
    const { webhook } = await create(receiver);
    await tell();
    await work(receiver.outbound);
    receiver.answer.status = 204;
    await tell({ key: "2" });
    await work(receiver.outbound);
    receiver.answer.status = 400;
    await tryAll(receiver.outbound);
    expect(await logOf(webhook.id)).toMatchObject([
      { state: "delivered" },
      { state: "failed", tries: webhookLimits.tries },
    ]);
    const { webhooks } = await change.listWebhooks(as());
    expect(webhooks).not.toMatchObject([{ stop: {} }]);
    const { rows } = await sql<{ heading: string }>`
      select heading from notification where event = 'mentions'`.execute(world.database.owner.db);
    expect(rows.map(({ heading }) => heading)).toEqual([
      expect.stringMatching(
        /^Webhook „CRM“: agentur.example\S* hat eine Nachricht nicht angenommen/,
      ),
    ]);
    receiver.answer.status = 204;
    await tell({ key: "3" });
    await work(receiver.outbound);
    expect(await logOf(webhook.id)).toMatchObject([{ state: "delivered" }, {}, {}]);
  });

  test("that takes only test messages is switched off", async () => {
    const receiver = await openReceiver({ status: 400 });
    const { webhook } = await create(receiver);
    await tell();
    await work(receiver.outbound);
    receiver.answer.status = 204;
    await testWebhook(as(), webhook);
    await work(receiver.outbound);
    receiver.answer.status = 400;
    await tryAll(receiver.outbound);
    const { webhooks } = await change.listWebhooks(as());
    expect(webhooks).toMatchObject([{ stop: { because: "dead" } }]);
  });

  test("has an event of its own in the log, and its owner one mail that no setting holds back", async () => {
    const receiver = await openReceiver({ status: 410 });
    const { webhook } = await create(receiver);
    const { agencyId, owner } = world.agency;
    await sql`truncate test_job, audit_event`.execute(world.database.owner.db);
    await tell();
    await work(receiver.outbound);
    const { rows: events } = await sql<{ details: unknown }>`
      select details from audit_event where kind = 'webhook_stopped' and agency_id = ${agencyId} order by id`.execute(
      world.database.owner.db,
    );
    expect(events.map(({ details }) => details)).toEqual([
      { webhookId: webhook.id, because: "gone" },
    ]);
    const ctx = as();
    const mailJobs = (await ctx.sentJobs()).filter(({ name }) => name === "mail-stopped-webhook");
    expect(mailJobs.map(({ payload }) => payload)).toEqual([
      { agencyId, webhookId: webhook.id, userId: owner.userId },
    ]);
    for (const { payload } of mailJobs) await mailStoppedWebhook(ctx, payload as StoppedPayload);
    expect(ctx.mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(ctx.mails[0]?.text).toContain("Webhook „CRM“");
    expect(ctx.mails[0]?.text).toContain("(410)");
    // Switched on again in between, there is nothing to tell.
    await change.changeWebhook(as(), { id: webhook.id, isOn: true });
    await mailStoppedWebhook(ctx, mailJobs[0]?.payload as StoppedPayload);
    expect(ctx.mails).toHaveLength(1);
  });

  test("that is switched off gets nothing of what waited or comes, until somebody switches it on", async () => {
    const receiver = await openReceiver({ status: 503 });
    const { webhook } = await create(receiver);
    await tell();
    await tell({ key: "2" });
    await change.changeWebhook(as(), { id: webhook.id, isOn: false });
    await tell({ key: "3" });
    await workAt(later(hour), receiver.outbound);
    expect(receiver.received).toEqual([]);
    expect(await logOf(webhook.id)).toMatchObject([
      { state: "dropped", failure: "switched-off" },
      { state: "dropped", failure: "switched-off" },
    ]);
    await expect(testWebhook(as(), webhook)).rejects.toMatchObject({ code: "not_found" });
    await change.changeWebhook(as(), { id: webhook.id, isOn: true });
    receiver.answer.status = 200;
    await tell({ key: "4" });
    await work(receiver.outbound);
    expect(receiver.received).toHaveLength(1);
  });

  test("that says it is gone is switched off at once", async () => {
    const receiver = await openReceiver({ status: 410 });
    const { webhook } = await create(receiver);
    await tell();
    await work(receiver.outbound);
    expect((await change.listWebhooks(as())).webhooks).toMatchObject([
      { id: webhook.id, stop: { because: "gone" } },
    ]);
  });

  test("whose key is gone is switched off at its first message, and its owners are told", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook } = await create(receiver);
    const { webhook: other } = await create(receiver);
    await sql`update webhook set key_id = 'gone' where id = ${webhook.id}`.execute(
      world.database.owner.db,
    );
    await tell();
    await tell({ key: "2" });
    await work(receiver.outbound);
    await workAt(later(24 * hour), receiver.outbound);
    expect(await logOf(webhook.id)).toMatchObject([
      { state: "dropped", failure: "switched-off" },
      { state: "failed", failure: "unreadable", tries: 1 },
    ]);
    expect(await logOf(other.id)).toMatchObject([{ state: "delivered" }, { state: "delivered" }]);
    expect(receiver.received).toHaveLength(2);
    const { webhooks } = await change.listWebhooks(as());
    expect(webhooks.find(({ id }) => id === webhook.id)?.stop?.because).toBe("unreadable");
    const { agencyId, owner } = world.agency;
    const ctx = as();
    await mailStoppedWebhook(ctx, { agencyId, webhookId: webhook.id, userId: owner.userId });
    expect(ctx.mails[0]?.text).toContain("Wir können seine Adresse und sein Geheimnis nicht mehr");
    const bell = await world.database.owner.db
      .selectFrom("notification")
      .select("heading")
      .where("event", "=", "mentions")
      .execute();
    expect(bell.map((it) => it.heading)).toEqual([
      "Webhook „CRM“ ist abgeschaltet: Wir können seine Adresse nicht mehr lesen",
    ]);
    await expect(change.rotateWebhookSecret(as(), webhook)).rejects.toMatchObject({
      code: "not_found",
      details: { reason: "unreadable" },
    });
    // An owner may try once more.
    await change.changeWebhook(as(), { id: webhook.id, isOn: true });
    expect((await change.listWebhooks(as())).webhooks.every(({ stop }) => !stop)).toBe(true);
  });

  test("that nobody reaches counts as a failed try", async () => {
    const receiver = await openReceiver({ status: 200 });
    const { webhook } = await create(receiver);
    await world.closeReceivers();
    await tell();
    await work(receiver.outbound);
    expect(await logOf(webhook.id)).toMatchObject([{ state: "waiting", failure: "unreachable" }]);
  });
});
