import { createServer as createHttp } from "node:http";
import type { Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { createWebhook as createEndpoint, Delivery } from "@tc/contract";
import { invariant } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { z } from "zod";
import { notify, ringBell } from "../features/notifications/index.ts";
import { createWebhook } from "../features/webhooks/create-webhook.ts";
import { webhooksJobs } from "../features/webhooks/index.ts";
import { sendDueWebhooks } from "../features/webhooks/keep-webhooks.ts";
import { listDeliveries } from "../features/webhooks/queue-deliveries.ts";
import { createOutbound } from "../platform/outbound/create-outbound.ts";
import {
  testCertificate,
  testCertificateKey,
} from "../platform/outbound/test-certificate.fixture.ts";
import { inAgency } from "../platform/tenancy/tenancy.ts";
import type { Outbound } from "../ports/outbound.ts";
import { testContext, testNow } from "./database/test-context.ts";
import type { TestContext } from "./database/test-context.ts";
import { createTestDatabase } from "./database/test-database.ts";
import type { TestDatabase } from "./database/test-database.ts";
import { makeAgency } from "./people/make-agency.ts";
import type { MadeAgency } from "./people/make-agency.ts";

type Wish = z.input<NonNullable<typeof createEndpoint.body>>;

export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  readonly outbound: Outbound;
  /** May be changed */
  readonly answer: Answer;
}

export const heading = "Frist vorverlegt: Website <Köln> & [Bonn](https://evil.example)";
export const news = {
  key: "notice 1 01",
  heading,
  path: "/app/watchlist?ausschreibung=website",
};

export const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** An agency of Enterprise, receivers that count as public, and a canary in the server's own network. */
export function useWebhookWorld() {
  let database: TestDatabase | undefined;
  let agency: MadeAgency | undefined;
  const servers: Server[] = [];
  const handlers = webhooksJobs(ringBell);
  const canaryServer = createHttp((_, reply) => void reply.end("intern"));
  /** Nobody may make us connect to it. */
  const canary = { connections: 0, port: 0 };
  canaryServer.on("connection", () => canary.connections++);

  const world = {
    now: testNow,
    canary,
    get database(): TestDatabase {
      invariant(database, "made before the tests");
      return database;
    },
    get agency(): MadeAgency {
      invariant(agency, "made before each test");
      return agency;
    },
    as: (made?: Pick<MadeAgency, "actor">, outbound?: Outbound): TestContext =>
      testContext(world.database, {
        actor: (made ?? world.agency).actor,
        now: () => world.now,
        ports: outbound ? { outbound } : {},
      }),
    create: ({
      address,
      ...wish
    }: Partial<Wish> & Pick<Wish, "address">): ReturnType<typeof createWebhook> =>
      createWebhook(world.as(), {
        kind: wish.kind ?? "signed",
        name: "CRM",
        events: wish.events ?? ["changes", "results", "deadlines"],
        address,
      }),
    tell(
      part: { key?: string; event?: "changes" | "deadlines" | "mentions"; userId?: string } = {},
      made?: MadeAgency,
    ): Promise<boolean> {
      const { agencyId, owner, actor } = made ?? world.agency;
      return inAgency(world.as({ actor }), agencyId, (t) =>
        notify(t, { ...news, event: "changes", userId: owner.userId, ...part }),
      );
    },
    /** A receiver with TLS on this machine, whose address counts as public */
    async openReceiver(answer: Answer): Promise<Receiver> {
      const received: Received[] = [];
      const cert = { cert: testCertificate, key: testCertificateKey };
      const server = createServer(cert, (call, reply) => {
        const chunks: Buffer[] = [];
        call.on("data", (chunk: Buffer) => chunks.push(chunk));
        call.on("end", () => {
          const headers = Object.fromEntries(
            Object.entries(call.headers).map(([name, value]) => [name, String(value)]),
          );
          received.push({ headers, body: Buffer.concat(chunks).toString("utf8") });
          reply.writeHead(answer.status, answer.headers).end("Antwort des Empfängers");
        });
      });
      servers.push(server);
      const port = await listen(server);
      const outbound = createOutbound({
        contact: "hallo@tenderchances.example",
        network: {
          resolve: async () => ["127.0.0.1"],
          isPublic: (address) => address === "127.0.0.1",
          ports: [String(port)],
          ca: testCertificate,
        },
      });
      return {
        address: `https://agentur.example:${port}/hook?geheim=1`,
        received,
        outbound,
        answer,
      };
    },
    closeReceivers: (): Promise<unknown> => Promise.all(servers.splice(0).map(close)),
    /** Does the jobs that wait, once */
    async work(outbound: Outbound): Promise<void> {
      const ctx = testContext(world.database, { now: () => world.now, ports: { outbound } });
      const jobs = await ctx.sentJobs();
      await sql`delete from test_job`.execute(world.database.owner.db);
      for (const { name, payload } of jobs) {
        const handler = handlers.find(({ job }) => job.name === name);
        await handler?.run(ctx, payload, new AbortController().signal);
      }
    },
    /** What is due by then is sent, as the minutely job does it. */
    async workAt(at: Date, outbound: Outbound): Promise<void> {
      world.now = at;
      await sendDueWebhooks(world.as());
      await world.work(outbound);
    },
    async logOf(id: string): Promise<Delivery[]> {
      return (await listDeliveries(world.as(), { id })).deliveries;
    },
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    canary.port = await listen(canaryServer);
  });
  beforeEach(async () => {
    await sql`truncate webhook, notification, rate_limit, test_job cascade`.execute(
      world.database.owner.db,
    );
    agency = await makeAgency(world.database, { tier: "enterprise" });
    world.now = testNow;
    canary.connections = 0;
  });
  afterEach(() => world.closeReceivers());
  afterAll(() => Promise.all([close(canaryServer), world.database.drop()]));
  return world;
}
