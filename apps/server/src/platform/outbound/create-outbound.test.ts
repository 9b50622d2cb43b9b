import { createServer as createHttp } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createOutbound } from "./create-outbound.ts";
import { internet } from "./network.ts";
import type { Network } from "./network.ts";
import { testCertificate, testCertificateKey } from "./test-certificate.fixture.ts";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function listen(server: Server, host: string): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return String((server.address() as AddressInfo).port);
}

interface World {
  readonly at: (path: string, host?: string) => string;
  readonly network: Network;
  readonly requests: IncomingMessage[];
  readonly resolved: string[];
}

/** A site with TLS on this machine, whose address counts as public, and a list of who was looked up. */
async function openSite(answer: RequestListener, change: Partial<Network> = {}): Promise<World> {
  const requests: IncomingMessage[] = [];
  const resolved: string[] = [];
  const server = createServer({ cert: testCertificate, key: testCertificateKey }, (call, reply) => {
    requests.push(call);
    answer(call, reply);
  });
  const port = await listen(server, "127.0.0.1");
  return {
    at: (path, host = "agentur.example") => `https://${host}:${port}${path}`,
    network: {
      resolve: async (hostname) => {
        resolved.push(hostname);
        return ["127.0.0.1"];
      },
      isPublic: (address) => address === "127.0.0.1",
      ports: [port],
      ca: testCertificate,
      ...change,
    },
    requests,
    resolved,
  };
}

const limits = { maxBytes: 1_000_000, timeoutMs: 60_000, maxRedirects: 3 };
const contact = "hallo@tenderchances.example";

function read(network: Network, address: string, change: Partial<typeof limits> = {}) {
  return createOutbound({ contact, network }).fetch(address, {
    limits: { ...limits, ...change },
    signal: new AbortController().signal,
  });
}

const failed = (reason: string) => ({ kind: "failed", reason });
const hello: RequestListener = (_, reply) => void reply.end("Hallo");

describe("an address that was typed in", () => {
  test("is read with our name and without cookies or credentials", async () => {
    const site = await openSite((_, reply) => {
      reply.setHeader("set-cookie", "a=b");
      reply.setHeader("content-type", "text/html; charset=utf-8");
      reply.end("Hallo");
    });
    const outbound = createOutbound({ contact, network: site.network });
    const { signal } = new AbortController();
    for (const path of ["/", "/zwei"]) {
      const result = await outbound.fetch(site.at(path), { limits, signal });
      expect(result).toMatchObject({ kind: "answer", status: 200, url: site.at(path) });
    }
    const { headers } = site.requests[1]!;
    expect(headers["user-agent"]).toBe(`TenderChances/1.0 (+${contact})`);
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("authorization");
  });

  test("takes a message by POST as it is, under our name, whatever headers come along", async () => {
    const bodies: string[] = [];
    const site = await openSite((call, reply) => {
      const chunks: Buffer[] = [];
      call.on("data", (chunk: Buffer) => chunks.push(chunk));
      call.on("end", () => {
        bodies.push(Buffer.concat(chunks).toString("utf8"));
        reply.writeHead(202).end();
      });
    });
    const outbound = createOutbound({ contact, network: site.network });
    const headers = { "webhook-id": "1", "user-agent": "jemand anders" };
    const send = { contentType: "application/json", body: '{"ä":1}', headers };
    const { signal } = new AbortController();
    const result = await outbound.fetch(site.at("/"), { limits, signal, send });
    expect(result).toMatchObject({ kind: "answer", status: 202 });
    expect(bodies).toEqual(['{"ä":1}']);
    expect(site.requests[0]?.method).toBe("POST");
    expect(site.requests[0]?.headers).toMatchObject({
      "webhook-id": "1",
      "user-agent": `TenderChances/1.0 (+${contact})`,
      "content-type": "application/json",
      "content-length": "8",
    });
  });

  test("has taken a message when its status says so, whatever body comes with it", async () => {
    for (const headers of [{ "content-length": "99999999" }, { "content-encoding": "deflate" }]) {
      const site = await openSite((_, reply) => reply.writeHead(200, headers).end("zu viel"));
      const outbound = createOutbound({ contact, network: site.network });
      const send = { contentType: "text/plain", body: "Hallo", headers: {} };
      const { signal } = new AbortController();
      expect(await outbound.fetch(site.at("/"), { limits, signal, send })).toMatchObject({
        kind: "answer",
        status: 200,
      });
    }
  });

  test("gets a message alone: it follows no redirect, also where pages may", async () => {
    const site = await openSite((_, reply) => reply.writeHead(307, { location: "/zwei" }).end());
    const outbound = createOutbound({ contact, network: site.network });
    const send = { contentType: "text/plain", body: "Hallo", headers: {} };
    const { signal } = new AbortController();
    const result = await outbound.fetch(site.at("/"), { limits, signal, send });
    expect(result).toEqual(failed("too_many_redirects"));
    expect(site.requests).toHaveLength(1);
  });

  test("may give a file of any type, with the name that its sender has for it", async () => {
    const site = await openSite((_, reply) => {
      reply.setHeader("content-disposition", 'attachment; filename="LV.pdf"');
      reply.end("%PDF-");
    });
    const outbound = createOutbound({ contact, network: site.network });
    const { signal } = new AbortController();
    const result = await outbound.fetch(site.at("/"), { limits, signal, wants: "file" });
    expect(result).toMatchObject({ disposition: 'attachment; filename="LV.pdf"' });
    await outbound.fetch(site.at("/"), { limits, signal });
    expect(site.requests.map(({ headers }) => headers.accept)).toEqual([
      "*/*",
      "text/html,application/xhtml+xml,text/plain;q=0.9",
    ]);
  });

  test.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://017700000001/",
    "https://127.0.0.1./",
    "https://１２７.0.0.1/",
    "https://127。0。0。1/",
    "https://0/",
    "https://[::1]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[fd00:ec2::254]/",
    "https://10.0.0.1/",
    "https://192.168.0.1/",
  ])("that means this machine or its network is refused before any connection: %s", async (url) => {
    expect(await read(internet, url)).toEqual(failed("forbidden"));
  });

  test("is refused when only one of the name's addresses is not public", async () => {
    const site = await openSite(hello, {
      resolve: async () => ["127.0.0.1", "169.254.169.254"],
    });
    expect(await read(site.network, site.at("/"))).toEqual(failed("forbidden"));
    expect(site.requests).toEqual([]);
  });

  test("is looked up once: a name that points elsewhere a moment later changes nothing", async () => {
    const answers = [["127.0.0.1"], ["127.0.0.66"], ["127.0.0.66"]];
    const site = await openSite(hello, { resolve: async () => answers.shift() ?? [] });
    expect(await read(site.network, site.at("/"))).toMatchObject({ kind: "answer", status: 200 });
    expect(answers).toHaveLength(2);
  });

  test("is refused without TLS, with credentials, on another port and of another kind", async () => {
    const site = await openSite(hello);
    const plain = site.at("/").replace("https", "http");
    expect(await read(site.network, plain)).toEqual(failed("not_https"));
    const named = site.at("/").replace("//", "//admin:geheim@");
    expect(await read(site.network, named)).toEqual(failed("forbidden"));
    expect(await read(internet, "https://agentur.example:22/")).toEqual(failed("forbidden"));
    for (const url of ["file:///etc/passwd", "ftp://agentur.example/", "data:text/html,x"]) {
      expect(await read(site.network, url)).toEqual(failed("not_https"));
    }
    expect(await read(site.network, "kein Link")).toEqual(failed("unreachable"));
    expect(site.requests).toEqual([]);
    expect(site.resolved).toEqual([]);
  });

  test("is not read from a server whose certificate bears another name or is not trusted", async () => {
    const site = await openSite(hello);
    const other = site.at("/", "andere.example");
    expect(await read(site.network, other)).toEqual(failed("unreachable"));
    const { ca: _, ...untrusting } = site.network;
    expect(await read(untrusting, site.at("/"))).toEqual(failed("unreachable"));
    expect(site.requests).toEqual([]);
  });
});

describe("a redirect", () => {
  const to =
    (location: string): RequestListener =>
    (_, reply) => {
      reply.writeHead(302, { location });
      reply.end();
    };

  test("is checked like the first address", async () => {
    const canary = createHttp(() => {
      throw new Error("nobody may come here");
    });
    const port = await listen(canary, "127.0.0.1");
    const places = {
      [`http://127.0.0.1:${port}/`]: "not_https",
      [`https://127.0.0.1:${port}/`]: "forbidden",
      "https://169.254.169.254/": "forbidden",
      "//[::1]/": "forbidden",
      "https://user:pass@agentur.example/": "forbidden",
      "file:///etc/passwd": "not_https",
    };
    for (const [location, reason] of Object.entries(places)) {
      const site = await openSite(to(location), { isPublic: (item) => item === "127.0.0.1" });
      expect(await read(site.network, site.at("/"))).toEqual(failed(reason));
      expect(site.requests).toHaveLength(1);
    }
  });

  test("to a name that resolves to a private address is refused", async () => {
    const site = await openSite((_, reply) => {
      reply.writeHead(301, { location: site.at("/", "www.agentur.example") });
      reply.end();
    });
    const resolve = async (name: string) => [name.startsWith("www") ? "10.0.0.8" : "127.0.0.1"];
    expect(await read({ ...site.network, resolve }, site.at("/"))).toEqual(failed("forbidden"));
    expect(site.requests).toHaveLength(1);
  });

  test("is followed a few times, and a circle ends", async () => {
    const site = await openSite((call, reply) => {
      if (call.url === "/neu") return void reply.end("da");
      reply.writeHead(308, { location: call.url === "/alt" ? "/neu" : "/kreis" });
      reply.end();
    });
    expect(await read(site.network, site.at("/alt"))).toMatchObject({ url: site.at("/neu") });
    expect(await read(site.network, site.at("/kreis"))).toEqual(failed("too_many_redirects"));
    expect(site.requests).toHaveLength(2 + limits.maxRedirects + 1);
  });
});

describe("a body", () => {
  test("that unpacks to more than the limit is dropped", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(limits.maxBytes);
    const site = await openSite((_, reply) => {
      reply.writeHead(200, { "content-encoding": "gzip" });
      reply.end(bomb);
    });
    expect(await read(site.network, site.at("/"))).toEqual(failed("too_large"));
  });

  test("that says it is too large is not read", async () => {
    const site = await openSite((_, reply) => {
      reply.writeHead(200, { "content-length": "99999999" });
      reply.write("x");
    });
    expect(await read(site.network, site.at("/"))).toEqual(failed("too_large"));
  });

  test("without an end is cut off at the limit", async () => {
    const site = await openSite((_, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(65_536, 120)));
        reply.once("drain", more);
      };
      more();
    });
    expect(await read(site.network, site.at("/"))).toEqual(failed("too_large"));
  });

  test("that dribbles is given up when the whole call takes too long", async () => {
    const site = await openSite((_, reply) => void reply.write("x"));
    expect(await read(site.network, site.at("/"), { timeoutMs: 300 })).toEqual(failed("too_slow"));
  });

  test("that was packed wrongly or twice is no answer", async () => {
    for (const encoding of ["gzip", "gzip, br", "deflate"]) {
      const site = await openSite((_, reply) => {
        reply.writeHead(200, { "content-encoding": encoding });
        reply.end("kein gzip");
      });
      expect(await read(site.network, site.at("/"))).toEqual(failed("unreachable"));
    }
  });
});

describe("a name that takes forever to look up", () => {
  test("is given up in time", async () => {
    const network = { ...internet, resolve: () => new Promise<never>(() => undefined) };
    const result = await read(network, "https://agentur.example/", { timeoutMs: 50 });
    expect(result).toEqual(failed("too_slow"));
  });
});

describe("an origin for tests", () => {
  test("is read without TLS, where it is this machine; its neighbours are not", async () => {
    const port = await listen(createHttp(hello), "127.0.0.1");
    const outbound = createOutbound({
      contact,
      testOrigins: [`http://localhost:${port}`, "http://agentur.example"],
      network: internet,
    });
    const { signal } = new AbortController();
    const get = (address: string) => outbound.fetch(address, { limits, signal });
    expect(await get(`http://localhost:${port}/a`)).toMatchObject({ kind: "answer", status: 200 });
    expect(await get(`http://127.0.0.1:${port}/a`)).toEqual(failed("not_https"));
    expect(await get("http://agentur.example/")).toEqual(failed("not_https"));
  });
});

test("a stopped call throws why it was stopped", async () => {
  const site = await openSite(() => undefined);
  const controller = new AbortController();
  const call = createOutbound({ contact, network: site.network }).fetch(site.at("/"), {
    limits,
    signal: controller.signal,
  });
  controller.abort(new Error("stopping"));
  await expect(call).rejects.toThrow("stopping");
});

describe("an answer that switches protocols", () => {
  test.each([
    ["with", "Connection: Upgrade\r\nUpgrade: websocket\r\n"],
    ["without", ""],
  ])("is no answer, %s a name of the protocol", async (_, headers) => {
    const site = await openSite((_call, reply) => {
      reply.socket?.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
    });
    expect(await read(site.network, site.at("/"))).toEqual(failed("unreachable"));
  });
});

test("a connection that is closed after preliminary answers only is no answer", async () => {
  const site = await openSite((_, reply) => {
    reply.socket?.end("HTTP/1.1 103 Early Hints\r\n\r\n");
  });
  expect(await read(site.network, site.at("/"))).toEqual(failed("unreachable"));
});
