import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
app.all("/api/thing", async () => ({ changed: true }));
afterAll(() => app.close());

const host = "tenderchances.example";
const origin = `https://${host}`;

test.each([
  ["a page of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a neighbouring subdomain", { "sec-fetch-site": "same-site", origin: `https://x.${host}` }],
  ["an old browser on another site", { origin: "https://evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
])("%s changes nothing", async (_who, headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const answer = await app.inject({ method, url: "/api/thing", headers: { host, ...headers } });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ error: "cross_site" }),
    ]);
  }
  const reading = await app.inject({ url: "/api/thing", headers: { host, ...headers } });
  expect(reading.statusCode).toBe(200);
});

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin }],
  [
    "our own page behind a proxy that renames the host",
    { "sec-fetch-site": "same-origin", host: "api:3000", origin },
  ],
  ["our own page in an old browser", { origin }],
  ["a program", {}],
])("%s may", async (_who, headers) => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/thing",
    headers: { host, ...headers },
  });
  expect(answer.statusCode).toBe(200);
});
