import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AppError } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { guardByGate } from "./gate-guard.ts";
import { createGateSecret } from "./gate-secret.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createLinkToken } from "../tenancy/link-token.ts";
import { readWebBuild } from "../web/web-build.ts";
import { registerWebFiles } from "../web/web-files.ts";

const secretText = "nur für Eingeladene";
const files: Readonly<Record<string, string>> = {
  "routes.json": '{"/app/results":"__routes/app.html","/impressum":"__routes/app.html"}',
  "client/index.html": `<title>Start</title>${secretText}<script src="/assets/app.js"></script>`,
  "client/__routes/app.html": `<title>App</title>${secretText}`,
  "client/404/index.html": "<title>404</title>",
  "client/gate/index.html":
    '<title>Gate</title><link href="/assets/gate.css#x"><script src="/gate.js"></script><a href="/">Start</a>',
  "client/gate.js": "// form",
  "client/impressum/index.html": '<title>Impressum</title><link href="/assets/legal.css">',
  "client/assets/app.js": `// ${secretText}`,
  "client/assets/gate.css": "@font-face { src: url(/assets/font.woff2) }",
  "client/assets/legal.css": "p {}",
  "client/assets/font.woff2": "font",
};

let folder: string;
let database: TestDatabase;
let app: FastifyInstance;
let pass: string;

type AdmitLookUp = Parameters<typeof guardByGate>[3];

async function openApp(withGate: boolean, admitLookUp?: AdmitLookUp): Promise<FastifyInstance> {
  const application = createGateSecret("Messestand-im-Nebel");
  const ctx = testContext(database, { ports: withGate ? { gates: { application } } : {} });
  const server = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
  const build = await readWebBuild(folder);
  await guardByGate(server, ctx, build, admitLookUp);
  server.get("/healthz", () => ({ ok: true }));
  server.get("/api/secret", () => secretText);
  server.post("/api/secret", () => secretText);
  server.post("/api/gate", () => "gate");
  server.post("/api/webhooks/mail", () => "webhook");
  server.post("/api/one-click/abc", () => "one-click");
  server.post("/api/v1/tenders", () => "asks for a key");
  server.post("/send-support-alert", () => secretText);
  if (build) await registerWebFiles(server, build, ctx.site);
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(testNow.getTime() + 60_000);
  const epoch = await application.epoch();
  await database.db
    .insertInto("gate_pass")
    .values({ token_hash: hash, epoch, expires_at: expiresAt })
    .execute();
  pass = `tc_gate=${token}`;
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tc-gate-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  database = await createTestDatabase();
  app = await openApp(true);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const get = (url: string, cookie = "") => app.inject({ url, headers: { cookie } });
const post = (url: string) => app.inject({ method: "POST", url });

test.each(["/", "/app/results", "/gibt/es/nicht", "/gate", "/impressum/../app/results"])(
  "the address %s shows the gate and nothing else",
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain("<title>Gate</title>");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  },
);

test.each([
  "/api/secret",
  "/api/docs",
  "/api/gibtesnicht",
  "/assets/app.js",
  "/%61ssets/app.js",
  "/assets/gibtesnicht.js",
  "/index.html",
  "/__routes/app.html",
  "/api/webhooks-nicht/x",
  "/api/v1",
  "/api/v1x/tenders",
])("%s is refused", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: "gate_locked" });
});

test("calls that change something are refused too", async () => {
  for (const url of ["/api/secret", "/send-support-alert", "/app/results"]) {
    expect((await post(url)).json()).toMatchObject({ error: "gate_locked" });
  }
});

test("no answer without a pass holds a word from behind the gate", async () => {
  for (const cookie of ["", "tc_gate=authenticated", `tc_gate=${"A".repeat(43)}`]) {
    for (const url of ["/", "/app/results", "/api/secret", "/assets/app.js", "/index.html"]) {
      expect((await get(url, cookie)).body).not.toContain(secretText);
    }
  }
});

test.each(["/healthz", "/gate.js", "/assets/gate.css", "/assets/font.woff2", "/assets/legal.css"])(
  "%s stays open",
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test("the gate's own call, webhooks, one-click links, calls with keys and legal pages stay open", async () => {
  for (const url of ["/api/gate", "/api/webhooks/mail", "/api/one-click/abc", "/api/v1/tenders"]) {
    expect((await post(url)).statusCode).toBe(200);
  }
  for (const url of ["/impressum", "/impressum/", "/impressum?a=1"]) {
    expect((await get(url)).body).toContain("<title>Impressum</title>");
  }
});

test("with a pass everything is there", async () => {
  expect((await get("/", pass)).body).toContain("<title>Start</title>");
  expect((await get("/api/secret", pass)).body).toBe(secretText);
  expect((await get("/assets/app.js", `x=1; ${pass}`)).statusCode).toBe(200);
});

test("without a password set nothing is closed", async () => {
  const open = await openApp(false);
  expect((await open.inject("/")).body).toContain("<title>Start</title>");
  expect((await open.inject("/api/secret")).body).toBe(secretText);
  await open.close();
});

test("a pass is looked up only when there is room for its visitor; open calls need none", async () => {
  const crowded = await openApp(true, () =>
    Promise.reject(new AppError("rate_limited", { retryAfterSeconds: 2 })),
  );
  for (const url of ["/api/secret", "/app/results", "/"]) {
    const answer = await crowded.inject({ url, headers: { cookie: pass } });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.body).not.toContain(secretText);
  }
  expect((await crowded.inject("/healthz")).statusCode).toBe(200);
  await crowded.close();
});
