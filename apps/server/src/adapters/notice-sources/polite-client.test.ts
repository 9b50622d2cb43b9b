import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { SourceError } from "../../ports/notice-source.ts";
import { createPoliteClient, readBody, readRetryAfter } from "./polite-client.ts";
import type { PoliteClientOptions } from "./polite-client.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;
async function serve(handler: Handler): Promise<URL> {
  let count = 0;
  server = createServer((request, response) => handler(request, response, ++count));
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/start`);
}

// Waiting only moves the clock.
function makeClient(options: Partial<PoliteClientOptions> = {}) {
  const clock = { ms: 0 };
  const waits: number[] = [];
  const client = createPoliteClient({
    userAgent: "Test/1 (+test@example.org)",
    limit: { count: 1_000, windowMs: 1_000 },
    timeoutMs: 5_000,
    now: () => clock.ms,
    wait: async (delayMs) => {
      waits.push(delayMs);
      clock.ms += delayMs;
    },
    random: () => 0.5,
    ...options,
  });
  return { client, waits };
}

const { signal } = new AbortController();
const text = async (response: Response) =>
  new TextDecoder().decode(await readBody(response, 1_000));

describe("a polite client", () => {
  it("says who asks", async () => {
    const url = await serve((request, response) => response.end(request.headers["user-agent"]));
    const { client } = makeClient();
    expect(await client.request(url, { signal }, text)).toBe("Test/1 (+test@example.org)");
  });

  it("asks again after 500 with growing waits and gives up after four attempts", async () => {
    const url = await serve((_, response) => response.writeHead(500).end());
    const { client, waits } = makeClient();
    const failure = client.request(url, { signal }, text);
    await expect(failure).rejects.toMatchObject({ code: "server_error", retryable: true });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it("waits as long as Retry-After asks", async () => {
    const url = await serve((_, response, count) =>
      count === 1 ? response.writeHead(429, { "retry-after": "7" }).end() : response.end("ok"),
    );
    const { client, waits } = makeClient();
    expect(await client.request(url, { signal }, text)).toBe("ok");
    expect(waits).toEqual([7_000]);
  });

  it("reports a Retry-After that is too long instead of sitting it out", async () => {
    const url = await serve((_, response) =>
      response.writeHead(429, { "retry-after": "3600" }).end(),
    );
    const { client, waits } = makeClient();
    const failure = client.request(url, { signal }, text);
    await expect(failure).rejects.toMatchObject({ code: "rate_limited", retryAfterMs: 3_600_000 });
    expect(waits).toEqual([]);
  });

  it("does not repeat what was refused", async () => {
    let requestCount = 0;
    const url = await serve((_, response, count) => {
      requestCount = count;
      response.writeHead(400).end();
    });
    const failure = makeClient().client.request(url, { signal }, text);
    await expect(failure).rejects.toMatchObject({ code: "refused", retryable: false });
    expect(requestCount).toBe(1);
  });

  it("begins again when the connection goes half-way", async () => {
    const url = await serve((_, response, count) => {
      if (count > 1) return response.end("whole");
      response.writeHead(200, { "content-length": 100 });
      response.write("half", () => response.destroy());
    });
    expect(await makeClient().client.request(url, { signal }, text)).toBe("whole");
  });

  it("gives up on a silent server", async () => {
    const url = await serve(() => undefined);
    const { client } = makeClient({ timeoutMs: 20, maxAttempts: 2 });
    const failure = client.request(url, { signal }, text);
    await expect(failure).rejects.toMatchObject({ code: "unreachable" });
  });

  it("cannot be flooded with a body that never ends", async () => {
    const url = await serve((_, response) => response.end("x".repeat(2_000)));
    const failure = makeClient().client.request(url, { signal }, text);
    await expect(failure).rejects.toMatchObject({ code: "bad_answer" });
  });

  it("follows a redirect on the same host and no other", async () => {
    const url = await serve((request, response) => {
      if (request.url === "/start") response.writeHead(302, { location: "/moved" }).end();
      else if (request.url === "/moved") response.end("here");
      else response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    });
    const { client } = makeClient();
    expect(await client.request(url, { signal }, text)).toBe("here");
    const away = client.request(new URL("/away", url), { signal }, text);
    await expect(away).rejects.toMatchObject({ code: "refused" });
  });

  it("sends one request at a time, in order", async () => {
    let open = 0;
    let mostOpen = 0;
    const seen: string[] = [];
    const url = await serve((request, response) => {
      mostOpen = Math.max(mostOpen, ++open);
      seen.push(request.url ?? "");
      setImmediate(() => {
        open--;
        response.end("ok");
      });
    });
    const { client } = makeClient();
    const paths = ["/1", "/2", "/3", "/4"];
    await Promise.all(paths.map((path) => client.request(new URL(path, url), { signal }, text)));
    expect(mostOpen).toBe(1);
    expect(seen).toEqual(paths);
  });

  it("goes on after a failed request", async () => {
    const url = await serve((_, response, count) =>
      count === 1 ? response.writeHead(404).end() : response.end("ok"),
    );
    const { client } = makeClient();
    const first = client.request(url, { signal }, text);
    const second = client.request(url, { signal }, text);
    await expect(first).rejects.toBeInstanceOf(SourceError);
    expect(await second).toBe("ok");
  });

  it("keeps to the rate it was given", async () => {
    const url = await serve((_, response) => response.end("ok"));
    const { client, waits } = makeClient({ limit: { count: 2, windowMs: 60_000 } });
    for (let count = 0; count < 5; count++) await client.request(url, { signal }, text);
    expect(waits).toEqual([60_000, 60_000]);
  });

  it("stops when told to, with the reason it was told", async () => {
    const url = await serve(() => undefined);
    const stop = new AbortController();
    const failure = makeClient().client.request(url, { signal: stop.signal }, text);
    stop.abort(new Error("shutting down"));
    await expect(failure).rejects.toThrow("shutting down");
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    ["Sat, 21 Nov 2026 12:00:10 GMT", 10_000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    [null, undefined],
  ])("%s means %s ms", (value, expected) => {
    expect(readRetryAfter(value, Date.parse("2026-11-21T12:00:00Z"))).toBe(expected);
  });
});
