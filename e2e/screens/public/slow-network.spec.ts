import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settled } from "../../support/browser/settled.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { servePublicSite } from "../../support/web/public-site.ts";

/** Sends what the server below holds back of a page. */
let sendRest: () => void = () => undefined;
/** Sends a page up to the end of its header, and everything else whole. */
const slow = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await fetch(site.origin + request.url);
  const body = Buffer.from(await page.arrayBuffer());
  const cut = request.headers["sec-fetch-dest"] === "document" ? body.indexOf("</header>") : -1;
  response.writeHead(page.status, {
    "content-type": page.headers.get("content-type") ?? "text/plain",
  });
  if (cut === -1) return void response.end(body);
  response.write(body.subarray(0, cut));
  sendRest = () => response.end(body.subarray(cut));
}

let site: Awaited<ReturnType<typeof servePublicSite>>;
let origin: string;
beforeAll(async () => {
  site = await servePublicSite();
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
});
afterAll(async () => {
  slow.closeAllConnections();
  slow.close();
  await site?.close();
});

interface Watched {
  readonly shifts: { readonly value: number; readonly what: string }[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node?: Node }[];
    }
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const what = entry.sources.map(({ node }) => node?.nodeName).join(", ");
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.each(["/login", "/register", "/impressum", "/"])(
  "%s moves nothing while the rest of it still arrives",
  async (path) => {
    const { page } = await openWatchedPage({
      viewport: { width: 390, height: 700 },
      isFresh: true,
    });
    await watchShifts(page);
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    sendRest();
    await settled(page);
    const { shifts } = await page.evaluate(() => ({
      shifts: (window as unknown as Watched).shifts,
    }));
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  },
);
