import { access, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { BrowserHosts } from "../../apps/server/src/ports/payments.ts";
import {
  documentContentPolicy,
  inlinePartsOf,
} from "../../apps/server/src/platform/content-policy.ts";

const build = join(import.meta.dirname, "../../apps/web/build");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
};

export type Answer = { status?: number; body: unknown } | "broken";
/** Answers a path of the API; undefined falls through to 404. */
export type Api = (
  path: string,
  query: URLSearchParams,
  method: string,
  body: unknown,
) => Answer | undefined;

/** As the server does it: only these load the payment provider's script. */
const paymentPage = /^\/app\/(?:checkout|subscription)$/;

const apiPath = /^\/(api\/|promote-profile$|send-support-alert$)/;

/**
 * The built web under the strictest policy it must live with, over an API of canned answers.
 * For states that the real stack reaches only by accident: failures, emptiness, hundreds of lots.
 */
export async function serveWeb(
  api: Api,
  paymentHosts?: BrowserHosts,
): Promise<{ origin: string; setApi: (next: Api) => void; close: () => Promise<void> }> {
  let current = api;
  const patterns = JSON.parse(await readFile(join(build, "routes.json"), "utf8")) as string[];
  const known = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (apiPath.test(url.pathname)) {
      const sent = await text(request);
      const result = current(
        url.pathname,
        url.searchParams,
        request.method ?? "GET",
        sent === "" ? undefined : JSON.parse(sent),
      );
      if (result === "broken") return response.destroy();
      response.writeHead(result ? (result.status ?? 200) : 404, {
        "content-type": "application/json",
      });
      return response.end(
        JSON.stringify(result?.body ?? { error: "not_found", requestId: "test" }),
      );
    }
    // As the server does it: a prerendered page, the app's shell, a file.
    const isPage = known.some((pattern) => pattern.test(url.pathname));
    const prerendered = join(url.pathname.slice(1), "index.html");
    const hasPage = await access(join(build, "client", prerendered)).then(
      () => true,
      () => false,
    );
    const file = hasPage ? prerendered : isPage ? "__spa-fallback.html" : url.pathname.slice(1);
    const bytes = await readFile(join(build, "client", file)).catch(() => undefined);
    if (bytes === undefined && url.pathname.startsWith("/assets/"))
      return response.writeHead(404).end();
    if (bytes !== undefined && extname(file) !== ".html") {
      return response
        .writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" })
        .end(bytes);
    }
    const document = String(bytes ?? (await readFile(join(build, "client/404/index.html"))));
    // No service is configured here.
    const html = document.replaceAll(/\{\{consent\.\w+\}\}/g, "");
    response.writeHead(bytes === undefined ? 404 : 200, {
      "content-type": types[".html"],
      "content-security-policy": documentContentPolicy(
        inlinePartsOf(html),
        {},
        paymentPage.test(url.pathname) ? paymentHosts : undefined,
      ),
    });
    return response.end(html);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setApi: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
