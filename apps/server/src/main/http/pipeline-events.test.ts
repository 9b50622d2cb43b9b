import { once } from "node:events";
import net from "node:net";
import type { FastifyInstance } from "fastify";
import { pipelineEvent } from "@tc/contract";
import type { PipelineEvent } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createApi } from "./api.ts";
import { connect } from "../../platform/database/database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../testing/people/make-agency.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";

const log = pino({ level: "silent" });
const search = {
  search: () => Promise.reject(new Error("no search here")),
  nearest: () => Promise.reject(new Error("no search here")),
  onChange: () => undefined,
  problem: () => undefined,
} as unknown as Parameters<typeof createApi>[0]["search"];

let database: TestDatabase;
/** Two API processes as far as the database can tell: connections, caches and streams of their own */
let apis: { readonly app: FastifyInstance; readonly address: string }[];
let agency: MadeAgency;
let colleague: MadeMember;
let cookies: { readonly owner: Record<string, string>; readonly colleague: Record<string, string> };
let closing: (() => Promise<unknown>)[];

beforeAll(async () => {
  database = await createTestDatabase();
  await saveTenders(database.owner.db, [
    { id: testId(1), tender: makeTender({ title: "Relaunch" }), buyerId: testId(9_000) },
  ]);
});
afterAll(() => database.drop());

const now = () => new Date();
beforeEach(async () => {
  closing = [];
  apis = [];
  for (let at = 0; at < 2; at++) {
    const { db } = connect(database.url, { maxConnections: 6 });
    const app = await createApi({
      context: { ...testContext({ db }), now },
      search,
      log,
      maxEventLoopDelayMs: 600_000,
    });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    apis.push({ app, address });
    closing.push(async () => {
      await app.close();
      await db.destroy();
    });
  }
  agency = await makeAgency(database);
  colleague = await makeMember(database, agency.agencyId, { name: "Tarek Beispiel" });
  const ctx = { ...testContext(database), now };
  cookies = {
    owner: { ...(await signedIn(ctx, agency.owner)) },
    colleague: { ...(await signedIn(ctx, colleague)) },
  };
});
afterEach(async () => {
  for (const close of closing) await close();
});

interface Listener {
  readonly status: number;
  readonly events: PipelineEvent[];
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
}

async function follow(at: number, who: "owner" | "colleague", query = ""): Promise<Listener> {
  const leaving = new AbortController();
  const answer = await fetch(`${apis[at]?.address}/api/pipeline/events${query}`, {
    headers: cookies[who],
    signal: leaving.signal,
  });
  const events: PipelineEvent[] = [];
  const readAll = async () => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const bytes of answer.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        if (part.startsWith("data: ")) events.push(pipelineEvent.parse(JSON.parse(part.slice(6))));
      }
    }
  };
  const ended = answer.status === 200 ? readAll().catch(() => undefined) : Promise.resolve();
  closing.unshift(async () => leaving.abort());
  return { status: answer.status, events, ended, leave: () => leaving.abort() };
}

const post = (at: number, who: "owner" | "colleague", path: string, body: object) =>
  fetch(`${apis[at]?.address}/api/pipeline/${path}`, {
    method: "POST",
    headers: { ...cookies[who], "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const add = (at: number, who: "owner" | "colleague") =>
  post(at, who, "cards", { slug: `t-${testId(1)}` });
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
const kinds = ({ events }: Listener) => events.map(({ kind }) => kind);

test("a member hears what another does in another process, and each sees that the other looks on", async () => {
  const mine = await follow(0, "owner");
  const theirs = await follow(1, "colleague");
  await until(() => {
    expect(mine.events).toContainEqual({ kind: "viewers", viewers: [colleague.userId] });
    expect(theirs.events[0]).toMatchObject({ kind: "hello", viewers: [agency.owner.userId] });
  });
  await add(1, "colleague");
  await until(() => {
    expect(mine.events.at(-1)).toMatchObject({
      kind: "changed",
      activities: [{ byName: "Tarek Beispiel", title: "Relaunch", fact: { kind: "added" } }],
    });
  });
  theirs.leave();
  await until(() => expect(mine.events).toContainEqual({ kind: "viewers", viewers: [] }));
});

test("a browser that comes back hears what happened meanwhile, and nothing of another agency", async () => {
  await add(0, "owner");
  const back = await follow(1, "colleague", "?since=0");
  await until(() => expect(kinds(back)).toContain("changed"));
  const stranger = await makeAgency(database);
  cookies = {
    ...cookies,
    colleague: await signedIn({ ...testContext(database), now }, stranger.owner),
  };
  const other = await follow(1, "colleague", "?since=0&seconds=0");
  await other.ended;
  expect(other.events).toEqual([
    { kind: "hello", revision: 0, viewers: [] },
    { kind: "bye", because: "time" },
  ]);
});

test("a stream that is being opened hears nothing before its greeting, and nothing old", async () => {
  const mine = await follow(0, "owner");
  await add(1, "owner");
  await until(() => expect(kinds(mine)).toContain("changed"));
  const id = mine.events.flatMap((event) => (event.kind === "changed" ? event.activities : []))[0]
    ?.cardId;
  const told = () => kinds(mine).filter((kind) => kind === "changed").length;
  let opening: Promise<Listener> | undefined;
  await database.owner.db.transaction().execute(async (t) => {
    // Opening a stream writes a row that refers to its reader; polls write those of open streams only.
    await sql`select from user_account where id = ${colleague.userId} for update`.execute(t);
    opening = follow(0, "colleague");
    for (const text of ["Eins", "Zwei"]) {
      const before = told();
      await post(1, "owner", `cards/${id}/comments`, { text, mentions: [] });
      await until(() => expect(told()).toBe(before + 1));
    }
  });
  const theirs = await opening;
  await post(1, "owner", `cards/${id}/comments`, { text: "Drei", mentions: [] });
  await until(() => {
    expect(theirs?.events.filter(({ kind }) => kind !== "viewers")).toMatchObject([
      { kind: "hello" },
      { kind: "changed", activities: [{ fact: { kind: "commented" } }] },
    ]);
  });
});

test("goes on after the database has ended every connection", async () => {
  const mine = await follow(0, "owner");
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name not like '%owner%'`.execute(
    database.owner.db,
  );
  await until(async () => {
    const { status } = await add(1, "colleague");
    expect(status).toBe(200);
  });
  await until(() => expect(kinds(mine)).toContain("changed"));
});

test.each([
  [
    "the session ends",
    () => sql`delete from session where user_id = ${colleague.userId}`.execute(database.owner.db),
  ],
  ["the member is deactivated", () => deactivate(database, colleague)],
  [
    "the plan is lost",
    () =>
      sql`update agency set tier = 'basis' where id = ${agency.agencyId}`.execute(
        database.owner.db,
      ),
  ],
])("ends when %s", async (_case, lose) => {
  const theirs = await follow(0, "colleague");
  await until(() => expect(kinds(theirs)).toEqual(["hello"]));
  await lose();
  await theirs.ended;
  expect(theirs.events.at(-1)).toEqual({ kind: "bye", because: "access" });
});

test("a server that stops says so and does not wait for its readers", async () => {
  const mine = await follow(0, "owner");
  await until(() => expect(kinds(mine)).toEqual(["hello"]));
  await apis[0]?.app.close();
  await mine.ended;
  expect(mine.events.at(-1)).toEqual({ kind: "bye", because: "restart" });
});

test("a server that stops does not wait for connections that were opened ahead", async () => {
  const { port, hostname } = new URL(apis[0]?.address ?? "");
  const ahead = net.connect(Number(port), hostname);
  await once(ahead, "connect");
  // Accepted by now: the server takes connections in their order.
  await follow(0, "owner", "?seconds=0");
  await apis[0]?.app.close();
  await once(ahead, "close");
});

test("a session has so many streams at once and no more, and gives them back", async () => {
  const open: Listener[] = [];
  for (let at = 0; at < pipelineLimits.streamsPerSession; at++) open.push(await follow(0, "owner"));
  expect((await follow(0, "owner")).status).toBe(429);
  for (const listener of open) listener.leave();
  await until(async () => {
    const next = await follow(0, "owner", "?seconds=0");
    expect(next.status).toBe(200);
  });
});

test("an open stream is no use of its session", async () => {
  await sql`update session set last_used_at = now() - interval '1 day'`.execute(database.owner.db);
  const mine = await follow(0, "owner");
  // The request itself is one.
  await sql`update session set last_used_at = '2026-01-01'`.execute(database.owner.db);
  await sql`delete from pipeline_viewer`.execute(database.owner.db);
  // Renewed: the session was looked up again for it.
  await until(async () => {
    const { rows } = await sql`select from pipeline_viewer`.execute(database.owner.db);
    expect(rows).toHaveLength(1);
  });
  expect(kinds(mine)).not.toContain("bye");
  const { rows } = await sql`
    select from session where user_id = ${agency.owner.userId} and last_used_at <> '2026-01-01'`.execute(
    database.owner.db,
  );
  expect(rows).toEqual([]);
});
