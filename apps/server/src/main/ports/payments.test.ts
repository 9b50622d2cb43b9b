import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/settings/config.ts";
import { plugPayments } from "./payments.ts";

const keys = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://localhost/x",
  SESSION_SECRET: "x".repeat(32),
  PUBLIC_URL: "https://tenderchances.example",
  SMTP_URL: "smtp://127.0.0.1:1",
};
const address = {
  company: "Nordlicht GmbH",
  contact: "Jana Nord",
  email: "jana@nordlicht.example",
  street: "Domkloster",
  houseNumber: "4",
  postalCode: "50667",
  city: "Köln",
  country: "DE",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "payments-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plug = (env: Record<string, string>, servesWeb = true) =>
  plugPayments(readConfig({ DATA_DIR: folder, STRIPE_STANDIN_PORT: "0", ...env }), { servesWeb });

test("production without keys sells nothing, and opens nothing", async () => {
  const { payments, bankUrl } = await plug(production);
  expect([payments, bankUrl]).toEqual([undefined, undefined]);
  expect(existsSync(path.join(folder, "stripe-standin.json"))).toBe(false);
});

test("with keys it is Stripe itself, in development too", async () => {
  for (const env of [keys, { ...production, ...keys }]) {
    const { payments, bankUrl } = await plug(env);
    expect(bankUrl).toBeUndefined();
    expect(payments).toMatchObject({
      publishableKey: "pk_test_x",
      isTestMode: true,
      scriptUrl: "https://js.stripe.com/endive/stripe.js",
    });
    expect(payments?.browserHosts.connections).toEqual(["https://api.stripe.com"]);
  }
});

test("development pays at a stand-in with a page, and finds everything again after a stop", async () => {
  const first = await plug({});
  const saved = await first.payments?.saveCustomer("c1", { agencyId: "a1", address });
  expect((await fetch(first.bankUrl ?? "")).status).toBe(200);
  expect(first.payments?.browserHosts.scripts).toEqual([first.bankUrl]);
  expect(first.payments?.isTestMode).toBe(true);
  await first.stop();
  const second = await plug({});
  expect(await second.payments?.findCustomer("a1")).toBe(saved);
  await second.stop();
  await expect(fetch(second.bankUrl ?? "")).rejects.toThrow();
});

test("a taken port does not keep the product from starting", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const { port } = holder.address() as AddressInfo;
  const plugged = await plug({ STRIPE_STANDIN_PORT: String(port) });
  expect(plugged.bankUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(new URL(plugged.bankUrl ?? "").port).not.toBe(String(port));
  await plugged.stop();
  holder.close();
});

test("a worker of its own asks the stand-in that the API has opened", async () => {
  const api = await plug({});
  const { port } = new URL(api.bankUrl ?? "");
  const worker = await plug({ STRIPE_STANDIN_PORT: port }, false);
  const saved = await api.payments?.saveCustomer("c2", { agencyId: "a2", address });
  expect(await worker.payments?.findCustomer("a2")).toBe(saved);
  expect(worker.bankUrl).toBeUndefined();
  expect((await plug({}, false)).payments).toBeUndefined();
  await api.stop();
});
