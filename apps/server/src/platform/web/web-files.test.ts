import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { createHttpServer } from "../http/http-server.ts";
import { operatorOf } from "../settings/operator-settings.ts";
import { readWebBuild } from "./web-build.ts";
import { fillDocument } from "./web-documents.ts";
import { registerWebFiles } from "./web-files.ts";
import type { ReadLegalVersions } from "./web-files.ts";

const operator = {
  ...operatorOf(readConfig({})),
  company: `Müller & Söhne <script>alert("x")</script>`,
  legalEmail: `recht@müller.example"onclick='x'`,
};
const services = {
  analytics: { script: "https://stats.example/a.js", hosts: ["*.collect.example"] },
  marketing: { script: "https://ads.example:8443/p.js?id=1&x", hosts: [] },
};
const consentMetas =
  '<meta content="{{consent.analyticsScript}}" /><meta content="{{consent.marketingScript}}" />' +
  "<b>{{consent.analyticsProvider}}</b>";
const script = "console.log('hier')";
/** What an admin announced, and which day it is. */
let legal: Awaited<ReturnType<ReadLegalVersions>> = { today: "2026-11-21", versions: [] };
const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: true });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "web-build-"));
  const files: Record<string, string | Buffer> = {
    "routes.json": JSON.stringify({
      "/app/results": "__routes/results.html",
      "/app/checkout": "__routes/app.html",
      "/app/subscription": "__routes/app.html",
      "/app/tender/:slug": "__routes/app.html",
      "/shared/:shareId": "__routes/app.html",
      "/404/geteilt": "__routes/app.html",
      "/hilfe/suchen?": "__routes/app.html",
    }),
    "client/index.html": `${consentMetas}<h1>Start</h1><script>start()</script>`,
    "client/impressum/index.html":
      '<a href="mailto:{{operator.legalEmail}}">{{operator.company}}</a> {{operator.unknown}}',
    "client/terms/index.html":
      '<p data-legal="date">Damals</p><div data-legal="announced"></div><nav data-legal="contents"></nav><article data-legal="text">{{operator.legalEmail}} alt</article>',
    "client/preise/index.html": '<link href="{{site.url}}/preise"><h1>Preise</h1>',
    "client/404/index.html": "<h1>Nicht gefunden</h1>",
    "client/404/geteilt/index.html": "<h1>Gilt nicht</h1>",
    "client/__routes/app.html": `${consentMetas}<h1>App</h1><script>start()</script>`,
    "client/__routes/results.html": `${consentMetas}<h1>Ergebnisse</h1><script>start()</script>`,
    "client/robots.txt": "User-agent: *\nSitemap: {{site.url}}/sitemap.xml",
    "client/sitemap.xml": "<loc>{{site.url}}/preise</loc>",
    "client/daten/index.html":
      '<script type="application/ld+json">{"name":"{{operator.company}}","url":"{{site.url}}"}</script><p>{{operator.company}}</p>',
    "client/assets/app-1a2b.js": script,
    "client/assets/app-1a2b.js.br": brotliCompressSync(script),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const build = await readWebBuild(folder);
  if (!build) throw new Error("the build was not recognised");
  await registerWebFiles(
    app,
    build,
    { operator, publicUrl: "https://tc.example", services, isBookable: true },
    { scripts: ["https://js.pay.example"], frames: [], connections: ["https://api.pay.example"] },
    {
      isValidShare: async (_request, shareId) => !shareId.startsWith("gone"),
      readLegalVersions: async () => legal,
    },
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["/", 200, "Start"],
  ["/preise", 200, "Preise"],
  ["/preise/?von=mail", 200, "Preise"],
  ["/app/results?q=Kampagne", 200, "Ergebnisse"],
  ["/app/tender/kampagne%20bonn", 200, "App"],
  ["/robots.txt", 200, "User-agent"],
  ["/app/tender", 404, "Nicht gefunden"],
  ["/404", 404, "Nicht gefunden"],
  ["/404/geteilt", 404, "Nicht gefunden"],
  ["/shared/1", 200, "App"],
  ["/hilfe", 200, "App"],
  ["/hilfe/suchen", 200, "App"],
  ["/hilfe/andere", 404, "Nicht gefunden"],
  ["/shared/gone", 404, "Gilt nicht"],
  ["/gibt-es-nicht", 404, "Nicht gefunden"],
  ["/__routes/app.html", 404, "Nicht gefunden"],
  ["/assets/app-1a2b.js", 200, script],
  ["/assets/../../routes.json", 404, "Nicht gefunden"],
  ["/%2e%2e/routes.json", 404, "Nicht gefunden"],
  ["/..%2froutes.json", 404, "Nicht gefunden"],
  ["/%ff?q=%zz", 404, "Nicht gefunden"],
])("%s is answered with %i", async (url, status, text) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(text)]);
});

test("the terms change in the moment in which an announced version begins to hold, for caches as well", async () => {
  const version = {
    kind: "terms",
    version: "2",
    summary: "Kürzer",
    text: "{{site.url}} neu",
  } as const;
  const read = async (today: string, isAnnounced = true) => {
    legal = { today, versions: isAnnounced ? [{ ...version, effectiveOn: "2026-12-22" }] : [] };
    return app.inject("/terms");
  };
  const [before, announced, after] = [
    await read("2026-12-21", false),
    await read("2026-12-21"),
    await read("2026-12-22"),
  ];
  expect(before.body).toContain("alt</article>");
  expect(before.body).not.toContain("Kürzer");
  expect(announced.body).toContain("alt</article>");
  expect(announced.body).toContain("gilt ab 22. Dezember 2026");
  expect(after.body).not.toContain("alt</article>");
  // What was typed is filled in nowhere.
  expect(after.body).toContain("{{site.url}} neu");
  const tags = [before, announced, after].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  const again = await app.inject({ url: "/terms", headers: { "if-none-match": `${tags[1]}` } });
  expect(again.statusCode).toBe(200);
  const same = await app.inject({ url: "/terms", headers: { "if-none-match": `${tags[2]}` } });
  expect(same.statusCode).toBe(304);
});

test("a document names the address of its installation", async () => {
  const { body } = await app.inject("/preise");
  expect(body).toContain('href="https://tc.example/preise"');
});

test.each([
  ["/app/checkout", true],
  ["/app/checkout?tier=basis&billing=annual", true],
  ["/app/subscription/", true],
  ["/APP/%63heckout", true],
  ["/app/results", false],
  ["/app/results?next=/app/checkout", false],
  ["/app/checkout/other", false],
  ["/shared/app/checkout", false],
  ["/", false],
])("%s may load the payment provider's script: %s", async (url, may) => {
  const policy = String((await app.inject(url)).headers["content-security-policy"]);
  expect(policy.includes("https://js.pay.example")).toBe(may);
  expect(policy.includes("https://api.pay.example")).toBe(may);
});

test.each(["/shared/%ff", "/shared/%c3x?a=1", "/sh%61red/1"])(
  "%s is answered with all that a shared tender's page needs",
  async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "content-security-policy": expect.any(String),
    });
  },
);

test("a link that is not valid is a 404 of the same bytes for all, which nobody lists, keeps or passes on", async () => {
  const urls = ["/shared/gone-1", "/shared/gone-2/", "/SHARED/gone%2d3?a=1"];
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  const seen = answers.map(({ statusCode, body, headers: { date: _date, ...headers } }) => ({
    statusCode,
    body,
    headers,
  }));
  expect(seen[0]).toMatchObject({
    statusCode: 404,
    headers: {
      "x-robots-tag": "noindex, nofollow, noarchive",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  });
  for (const other of seen) expect(other).toEqual(seen[0]);
  const headers = { "if-none-match": String(answers[0]?.headers.etag) };
  expect((await app.inject({ url: "/shared/gone-1", headers })).statusCode).toBe(404);
});

test("a missing asset is a plain 404, never a page", async () => {
  const answer = await app.inject("/assets/app-old.js");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test.each(["/api", "/api/gibt-es-nicht", "/api/tenders/a/b"])(
  "%s is answered with an error of the API, not with a page",
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      expect.objectContaining({ error: "not_found" }),
    ]);
  },
);

test("assets may be kept for ever, documents are asked for each time", async () => {
  const [asset, page] = await Promise.all([app.inject("/assets/app-1a2b.js"), app.inject("/")]);
  expect(asset.headers["cache-control"]).toContain("immutable");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const again = await app.inject({
    url: "/",
    headers: { "if-none-match": page.headers.etag ?? "" },
  });
  expect(again.statusCode).toBe(304);
});

test("files carry no headers that only documents obey, and are still what they say", async () => {
  const [file, page] = await Promise.all([app.inject("/assets/app-1a2b.js"), app.inject("/")]);
  for (const header of ["permissions-policy", "x-frame-options", "referrer-policy"]) {
    expect([header, file.headers[header]]).toEqual([header, undefined]);
    expect(page.headers[header]).toBeTypeOf("string");
  }
  expect(file.headers["x-content-type-options"]).toBe("nosniff");
});

test("a compressed sibling is sent to who takes it", async () => {
  const headers = { "accept-encoding": "br, gzip" };
  const answer = await app.inject({ url: "/assets/app-1a2b.js", headers });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["content-type"]).toContain("javascript");
});

test.each(["br", "gzip"] as const)(
  "a document is compressed for who takes %s",
  async (encoding) => {
    const answer = await app.inject({ url: "/preise", headers: { "accept-encoding": encoding } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    const decompress = encoding === "br" ? brotliDecompressSync : gunzipSync;
    expect(decompress(answer.rawPayload).toString()).toContain("<h1>Preise</h1>");
  },
);

test.each([
  ["br;q=0, gzip", "gzip"],
  ["BR;q=0.5", "br"],
  ["broom", undefined],
  ["gzip;q=0", undefined],
])("who accepts %s gets %s", async (accepted, encoding) => {
  const answer = await app.inject({ url: "/preise", headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
});

test("who runs the installation stands in the documents, as text whatever it holds", async () => {
  const { body } = await app.inject("/impressum");
  expect(body).toBe(
    '<a href="mailto:recht@müller.example&quot;onclick=&#39;x&#39;">' +
      "Müller &amp; Söhne &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</a> {{operator.unknown}}",
  );
});

const policyOf = async (url: string) =>
  String((await app.inject(url)).headers["content-security-policy"]);

test("a document runs own scripts and those that stand in it, and no other", async () => {
  const policy = await policyOf("/app/results");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("unsafe");
});

test("a public page allows exactly the configured services", async () => {
  expect(await policyOf("/")).toBe(
    (await policyOf("/app/results"))
      .replace(/script-src[^;]+/, "$& https://stats.example https://ads.example:8443")
      .replaceAll(
        /((?:img|connect)-src [^;]+)/g,
        "$1 https://stats.example https://ads.example:8443 https://*.collect.example",
      ),
  );
});

test("only public pages name services to load; the dialog of every page names them", async () => {
  const [page, shell] = await Promise.all([app.inject("/"), app.inject("/app/results")]);
  expect(page.body).toContain(
    '<meta content="https://stats.example/a.js" /><meta content="https://ads.example:8443/p.js?id=1&amp;x" /><b>stats.example</b>',
  );
  expect(shell.body).toContain('<meta content="" /><meta content="" /><b>stats.example</b>');
});

test("over https the browser is told to stay there", async () => {
  const { headers } = await app.inject("/");
  expect(headers["strict-transport-security"]).toContain("max-age=63072000");
});

test("structured data stays JSON and one script, whatever the installation's data hold", async () => {
  const { body } = await app.inject("/daten");
  const [, json = ""] = /<script[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ name: operator.company, url: "https://tc.example" });
  expect(json).not.toContain("<");
  expect(body).toContain("<p>Müller &amp; Söhne &lt;script&gt;");
});

test.each([
  ["/robots.txt", "text/plain; charset=utf-8", "Sitemap: https://tc.example/sitemap.xml"],
  ["/sitemap.xml", "application/xml; charset=utf-8", "<loc>https://tc.example/preise</loc>"],
])("%s is sent as %s and names absolute addresses", async (url, type, text) => {
  const answer = await app.inject({ url, headers: { "accept-encoding": "br" } });
  expect(answer.headers["content-type"]).toBe(type);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(text);
  const headers = { "if-none-match": answer.headers.etag ?? "" };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
});

test("no search engine lists what the app's shell shows; prerendered pages may be listed", async () => {
  const [shell, page] = await Promise.all([app.inject("/app/results"), app.inject("/preise")]);
  expect(shell.headers["x-robots-tag"]).toBe("noindex");
  expect(page.headers["x-robots-tag"]).toBeUndefined();
});

test.each(["br", "gzip", "identity"])(
  "a document known in %s is not sent again",
  async (coding) => {
    const headers = { "accept-encoding": coding };
    const first = await app.inject({ url: "/preise", headers });
    expect([first.statusCode, first.headers.vary]).toEqual([200, "accept-encoding"]);
    const again = await app.inject({
      url: "/preise",
      headers: { ...headers, "if-none-match": first.headers.etag ?? "" },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  },
);

test("HEAD answers as GET does, without the body", async () => {
  for (const url of ["/", "/preise", "/assets/app-1a2b.js", "/robots.txt"]) {
    const [head, get] = await Promise.all([app.inject({ method: "HEAD", url }), app.inject(url)]);
    expect([url, head.statusCode, head.body]).toEqual([url, 200, ""]);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers["cache-control"]).toBe(get.headers["cache-control"]);
  }
});

test("a page that is missing is not kept as missing", async () => {
  const { headers } = await app.inject("/gibt-es-nicht");
  expect(headers["cache-control"]).toBe("no-cache");
});

test.each([
  [true, "open InStock"],
  [false, "closed OutOfStock"],
])("a document tells its page whether plans can be bought: %s", (isBookable, told) => {
  const site = { operator, publicUrl: "https://tc.example", services: {}, isBookable };
  expect(fillDocument("{{site.booking}} {{site.offers}}", "index.html", site)).toBe(told);
});
