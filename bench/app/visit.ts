import type { Browser, CDPSession, Page } from "playwright-core";

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const bytesPerSecond = (1.6 * 1_000_000) / 8;
const latencyMs = 150;
const cpuSlowdown = 4;
const phone = { width: 390, height: 844 };

export interface Visit {
  readonly requests: number;
  readonly scripts: number;
  /** On the wire, compressed, without headers; KB of 1,000 bytes */
  readonly scriptKb: number;
  readonly kb: number;
  /** Until the first tender can be read */
  readonly contentMs: number;
  readonly lcpMs: number;
  /** From J or K to the next paint, the middle and the longest of twenty */
  readonly keyMs: number;
  readonly longestKeyMs: number;
}

/** Opens a page with an empty cache on that phone and waits until the network is silent. */
export async function visit(
  browser: Browser,
  url: string,
  cookies: Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0],
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await slowDown(page);
    const transfers = countTransfers(session);
    await page.addInitScript(() => {
      const watched = window as unknown as Watched;
      watched.keysMs = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.lcpMs = entry.startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === "keydown") watched.keysMs.push(duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const begun = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator("[data-index='0']").waitFor({ timeout: 120_000 });
    const contentMs = performance.now() - begun;
    await page.waitForLoadState("networkidle", { timeout: 120_000 });
    const lcpMs = await page.evaluate(() => (window as unknown as Watched).lcpMs);
    const all = [...transfers.values()];
    const keys = await pressKeys(page);
    const scripts = all.filter(({ type }) => type === "Script");
    return {
      requests: all.length,
      scripts: scripts.length,
      scriptKb: kb(scripts),
      kb: kb(all),
      contentMs: Math.round(contentMs),
      lcpMs: Math.round(lcpMs),
      keyMs: keys[Math.floor(keys.length / 2)] ?? 0,
      longestKeyMs: keys.at(-1) ?? 0,
    };
  } finally {
    await context.close();
  }
}

/** What the page notes about itself. */
interface Watched {
  lcpMs: number;
  keysMs: number[];
}

/** Ten rows down and up again; how long each took until it was painted, the shortest first. */
async function pressKeys(page: Page): Promise<readonly number[]> {
  for (const key of ["j", "k"].flatMap((it) => Array<string>(10).fill(it))) {
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  return page.evaluate(() =>
    (window as unknown as Watched).keysMs.toSorted((first, second) => first - second),
  );
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return session;
}

interface Transfer {
  readonly type: string;
  bytes: number;
}

function countTransfers(session: CDPSession): ReadonlyMap<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
    if (!request.url.startsWith("data:")) transfers.set(requestId, { type, bytes: 0 });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  // Taken from the page's own memory, such as a style that was loaded ahead
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    transfers.delete(requestId);
  });
  return transfers;
}

function kb(transfers: readonly Transfer[]): number {
  return Math.round(transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
