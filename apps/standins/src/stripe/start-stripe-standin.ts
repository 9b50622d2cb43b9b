import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { createApiFaults } from "./api/api-faults.ts";
import type { ApiFault, FaultFilter } from "./api/api-faults.ts";
import { defaultPrices, seedCatalogue } from "./objects/catalogue.ts";
import type { SeededPrice } from "./objects/catalogue.ts";
import { createClock } from "./objects/clock.ts";
import { must } from "./payments/failure.ts";
import { createPayer } from "./payments/payer.ts";
import type { Payer } from "./payments/payer.ts";
import { serveApi } from "./api/serve-api.ts";
import type { ApiRequest } from "./api/serve-api.ts";
import { serveBrowserScript } from "./browser/serve-browser-script.ts";
import { servePages } from "./pages/serve-pages.ts";
import { loadState, saveState } from "./objects/state-file.ts";
import { emptyTables } from "./objects/tables.ts";
import { createWebhooks } from "./webhooks/webhooks.ts";
import type { Webhooks, WebhookTarget } from "./webhooks/webhooks.ts";
import { createWorld } from "./objects/world.ts";
import type { AccountSettings, RequestOrigin } from "./objects/world.ts";

export interface StripeStandinOptions {
  /** 0, unless told: any free one */
  readonly port?: number;
  readonly secretKey?: string;
  readonly publishableKey?: string;
  /** The clock stands still here until `advance`; without it, it runs with the real time. */
  readonly start?: Date;
  /** The same seed gives the same ids. */
  readonly seed?: string;
  readonly prices?: readonly SeededPrice[];
  readonly webhook?: WebhookTarget;
  /** Keeps everything here over a restart. */
  readonly file?: string;
  readonly account?: Partial<Omit<AccountSettings, "url" | "seed">>;
}

export interface StripeStandin {
  /** http://127.0.0.1:PORT, also the address of its pages */
  readonly url: string;
  /** For `new Stripe(secretKey, connection)` */
  readonly connection: { readonly host: string; readonly port: number; readonly protocol: "http" };
  readonly secretKey: string;
  readonly publishableKey: string;
  /** For the browser, instead of https://js.stripe.com */
  readonly scriptUrl: string;
  /** Every API request so far, oldest first */
  readonly requests: readonly ApiRequest[];
  readonly webhooks: Webhooks;
  readonly payer: Payer;
  now(): Date;
  /** Lets everything happen that falls due until then, and waits for its webhooks. */
  advance(to: Date | { readonly days: number }): Promise<void>;
  /** The next requests that fit go wrong. */
  fail(fault: ApiFault, filter?: FaultFilter): void;
  /** Every connection is dropped until `comeBack`. */
  goDown(): void;
  comeBack(): void;
  /** From now on the bank refuses this method with a decline code, or takes it again. */
  declineMethod(paymentMethod: string, declineCode: string | undefined): void;
  stop(): Promise<void>;
}

const defaults = {
  // Within three weeks, as the product wants it.
  dunningDays: [3, 7, 14, 20],
  afterDunning: "cancel",
  debitActivates: "on_confirmation",
  settlementBusinessDays: 5,
  draftSeconds: 3600,
  upcomingDays: 7,
  taxIdCheckSeconds: 2,
} as const;

const maxBodyBytes = 1024 * 1024;
const tickMs = 1000;

/** Stripe on loopback: its API with a memory, its clock, its webhooks and its browser script. Never for production. */
export async function startStripeStandin(
  options: StripeStandinOptions = {},
): Promise<StripeStandin> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: maxBodyBytes });
  app.removeAllContentTypeParsers();
  for (const type of ["application/x-www-form-urlencoded", "application/json"]) {
    app.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
  }

  const settings: AccountSettings = {
    ...defaults,
    ...options.account,
    url: "",
    seed: options.seed ?? randomBytes(8).toString("hex"),
  };
  const tables = emptyTables();
  let origin: RequestOrigin = { id: null, idempotencyKey: null };
  const webhooks = createWebhooks((id) => tables.events.get(id));
  const world = createWorld({
    settings,
    tables,
    origin: () => origin,
    onEvent: (event) => webhooks.push(event),
  });
  const save = () => {
    if (options.file !== undefined) saveState(options.file, tables, settings.url);
  };
  const clock = createClock({
    world,
    tables,
    afterMoment: async () => {
      save();
      await webhooks.settled();
    },
  });
  const onDone = (mayHaveChanged: boolean) => {
    if (clock.catchUp() || mayHaveChanged) save();
  };
  const advance = (to: Date | { readonly days: number }) =>
    clock.advanceTo(to instanceof Date ? to : new Date((world.now() + to.days * 86_400) * 1000));

  const faults = createApiFaults();
  const requests: ApiRequest[] = [];
  const keys = {
    secret: options.secretKey ?? "sk_test_standin",
    publishable: options.publishableKey ?? "pk_test_standin",
  };
  serveApi(app, {
    world,
    faults,
    requests,
    keys,
    onDone,
    during(next, work) {
      origin = next;
      try {
        work();
      } finally {
        origin = { id: null, idempotencyKey: null };
      }
    },
  });
  serveBrowserScript(app);
  const declineMethod = (paymentMethod: string, declineCode: string | undefined) => {
    const instrument = must(tables.instruments, paymentMethod, "PaymentMethod");
    if (declineCode === undefined) delete instrument.declinesWith;
    else instrument.declinesWith = declineCode;
    save();
  };
  servePages(app, { world, faults, advance, declineMethod });
  await app.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  settings.url = url;
  if (options.file !== undefined) Object.assign(tables, loadState(options.file, url));
  if (options.start && tables.frozenAt === null) {
    tables.frozenAt = Math.floor(options.start.getTime() / 1000);
  }
  seedCatalogue(world, options.prices ?? defaultPrices);
  webhooks.sendTo(options.webhook);
  // What a stop kept from being delivered comes now.
  for (const event of tables.events.values()) if (event.pending_webhooks > 0) webhooks.push(event);
  onDone(true);
  const ticker = setInterval(() => {
    if (tables.frozenAt === null && (tables.agenda[0]?.at ?? Infinity) <= world.now())
      onDone(false);
  }, tickMs);
  ticker.unref();

  return {
    url,
    connection: { host: "127.0.0.1", port, protocol: "http" },
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    scriptUrl: `${url}/stripe.js`,
    requests,
    webhooks,
    payer: createPayer(world, () => onDone(true)),
    now: () => new Date(world.now() * 1000),
    advance,
    fail: (fault, filter = {}) => faults.add(fault, filter),
    goDown: () => void (faults.isDown = true),
    comeBack: () => void (faults.isDown = false),
    declineMethod,
    async stop() {
      clearInterval(ticker);
      await webhooks.stop();
      save();
      await app.close();
    },
  };
}
