import type { WebsiteFailure } from "@tc/contract";
import * as robotsModule from "robots-parser";
import type { Outbound, OutboundLimits, OutboundResult } from "../../../ports/outbound.ts";
import { chooseLinks, isSameSite } from "./choose-links.ts";
import { decodePage } from "./decode-page.ts";
import { PageTooComplex, readPageText } from "./page-text.ts";
import type { PageText } from "./page-text.ts";

export interface SitePage extends PageText {
  readonly url: string;
}

export type SiteResult =
  | { readonly kind: "pages"; readonly pages: readonly SitePage[] }
  | { readonly kind: "failed"; readonly failure: WebsiteFailure };

export interface SiteReader {
  readonly outbound: Outbound;
  readonly signal: AbortSignal;
  /** Between two calls, so that nobody's server notices us. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

// The package is CommonJS, its types speak of an ES module: what they call a module is the function.
const robotsParser = robotsModule.default as unknown as typeof robotsModule.default.default;

const maxPages = 6;
const pauseMs = 500;
const maxCrawlDelayMs = 5_000;
const pageLimits: OutboundLimits = { maxBytes: 1_000_000, timeoutMs: 10_000, maxRedirects: 4 };
const robotsLimits: OutboundLimits = { maxBytes: 100_000, timeoutMs: 10_000, maxRedirects: 4 };

/** "www.agentur.de" is typed without https; another scheme is a choice and stays. */
export function websiteAddress(typed: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/** Reads the home page and the five pages of the same site that say most, as robots.txt allows. */
export async function readSite(address: string, reader: SiteReader): Promise<SiteResult> {
  if (!URL.canParse(address)) return { kind: "failed", failure: "unreachable" };
  let robots = await readRobots(new URL(address), reader);
  if ("failure" in robots) return { kind: "failed", failure: robots.failure };
  if (!robots.allows(address)) return { kind: "failed", failure: "robots" };
  const first = await readPage(address, robots.delayMs, reader);
  if ("failure" in first) return { kind: "failed", failure: first.failure };
  const home = new URL(first.page.url);
  if (home.origin !== new URL(address).origin) {
    robots = await readRobots(home, reader);
    if ("failure" in robots) return { kind: "failed", failure: robots.failure };
    if (!robots.allows(home.href)) return { kind: "failed", failure: "robots" };
  }
  const { allows, delayMs } = robots;
  const pages = [first.page];
  const allowed = first.page.links.filter(
    ({ href }) => URL.canParse(href, home.href) && allows(new URL(href, home.href).href),
  );
  for (const url of chooseLinks(allowed, home, maxPages - 1)) {
    const next = await readPage(url, delayMs, reader);
    // A dead link spoils nothing; a page that leads to another site says nothing of this one.
    if ("page" in next && isSameSite(new URL(next.page.url), home)) pages.push(next.page);
  }
  return { kind: "pages", pages };
}

interface Robots {
  readonly allows: (url: string) => boolean;
  readonly delayMs: number;
}

/** No robots.txt allows everything; one that cannot be had forbids everything (RFC 9309, 2.3.1). */
async function readRobots(
  site: URL,
  { outbound, signal }: SiteReader,
): Promise<Robots | { readonly failure: WebsiteFailure }> {
  const url = new URL("/robots.txt", site).href;
  const result = await outbound.fetch(url, { limits: robotsLimits, signal });
  if (result.kind === "failed") return { failure: result.reason };
  if (result.status >= 500) return { failure: "unreachable" };
  const text = result.status === 200 ? new TextDecoder().decode(result.body) : "";
  const robots = robotsParser(url, text);
  const delayMs = (robots.getCrawlDelay(outbound.robotName) ?? 0) * 1000;
  return {
    allows: (page) => robots.isAllowed(page, outbound.robotName) !== false,
    delayMs: Math.min(maxCrawlDelayMs, Math.max(pauseMs, delayMs)),
  };
}

async function readPage(
  url: string,
  delayMs: number,
  { outbound, signal, pause }: SiteReader,
): Promise<{ readonly page: SitePage } | { readonly failure: WebsiteFailure }> {
  await pause(delayMs, signal);
  const result = await outbound.fetch(url, { limits: pageLimits, signal });
  if (result.kind === "failed") return { failure: result.reason };
  return pageOf(result);
}

function pageOf(
  answer: Extract<OutboundResult, { kind: "answer" }>,
): { readonly page: SitePage } | { readonly failure: WebsiteFailure } {
  if (
    answer.status !== 200 ||
    !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.contentType)
  ) {
    return { failure: "no_page" };
  }
  try {
    return { page: { url: answer.url, ...readPageText(decodePage(answer)) } };
  } catch (error) {
    if (error instanceof PageTooComplex) return { failure: "too_large" };
    throw error;
  }
}
