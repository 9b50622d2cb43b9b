import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { latestInvoice, openShop, paidSubscription, statusOf } from "../stripe.fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stripe-standin-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a restart finds customers, subscriptions, keys and the future where they were", async () => {
  const file = path.join(folder, "state", "stripe.json");
  const before = await openShop({ file });
  const { id, customer } = await paidSubscription(before, "basis_monthly");
  const options = { idempotencyKey: "once" };
  await before.stripe.customers.update(customer, { name: "Umbenannt" }, options);
  const kept = await before.stripe.subscriptions.retrieve(id);
  const oldUrl = before.standin.url;
  await before.standin.stop();

  const after = await openShop({ file });
  expect(await after.stripe.subscriptions.retrieve(id)).toEqual(kept);
  const replay = await after.stripe.customers.update(customer, { name: "Umbenannt" }, options);
  expect(replay.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await after.stripe.prices.list({ limit: 100 })).data).toHaveLength(6);
  await after.standin.advance({ days: 32 });
  expect(await statusOf(after, id)).toBe("active");
  const invoice = await latestInvoice(after, id);
  expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_cycle" });
  const [first] = (await after.stripe.invoices.list({ limit: 1, starting_after: invoice.id! }))
    .data;
  expect(first!.hosted_invoice_url).not.toContain(oldUrl === after.standin.url ? "never" : oldUrl);
  expect((await fetch(first!.hosted_invoice_url!)).status).toBe(200);
  expect(await readdir(path.dirname(file))).toEqual(["stripe.json"]);
  await after.standin.stop();
});

test("an event that could not be delivered before the stop is delivered after the start", async () => {
  const file = path.join(folder, "stripe.json");
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (text: string) => bodies.push(text));
    request.on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}`, secrets: ["whsec_x"], retryDelaysMs: [] };

  const before = await openShop({ file, webhook: { ...webhook, url: "http://127.0.0.1:1" } });
  const { id } = await before.stripe.customers.create({ email: "a@b.example" });
  await before.standin.stop();
  const after = await openShop({ file, webhook });
  await after.standin.webhooks.settled();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain(id);
  await after.standin.stop();
  server.close();
});

test("without a start the clock runs, and can run ahead", async () => {
  const { standin, stripe } = await openShop({ start: undefined! });
  const before = Date.now();
  expect(Math.abs(standin.now().getTime() - before)).toBeLessThan(5_000);
  await standin.advance({ days: 3 });
  expect(standin.now().getTime() - before).toBeGreaterThan(2.9 * 86_400_000);
  const { created } = await stripe.customers.create({ email: "a@b.example" });
  expect(created * 1000 - before).toBeGreaterThan(2.9 * 86_400_000);
  await standin.stop();
});
