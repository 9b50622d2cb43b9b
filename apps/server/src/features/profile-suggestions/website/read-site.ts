import type { WebsiteFailure } from "@tc/contract";
import type { Outbound, OutboundLimits, OutboundResult } from "../../../ports/outbound.ts";
import { chooseAllowedLinks, isSameSite } from "./choose-links.ts";
import { decodePage } from "./decode-page.ts";
import { PageTooComplex, readPageText } from "./page-text.ts";
import type { PageText } from "./page-text.ts";
import { robotsRules } from "./robots-rules.ts";
import type { RobotsRules } from "./robots-rules.ts";

export interface SitePage extends PageText {
  readonly url: string;
}

export type SiteResult =
  | { readonly kind: "pages"; readonly pages: readonly SitePage[] }
  | { readonly kind: "failed"; readonly failure: WebsiteFailure };

export interface SiteReader {
  readonly outbound: Outbound;
  /** Stops the reading; nothing of it counts then. */
  readonly signal: AbortSignal;
  /** Ends the time of the whole site; what was read by then counts. */
  readonly deadline: AbortSignal;
  /** Between two calls, so that nobody's server notices us. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

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
  const { signal, deadline } = reader;
  const pages: SitePage[] = [];
  const visit = { ...reader, signal: AbortSignal.any([signal, deadline]) };
  try {
    const failure = await readPages(address, visit, pages);
    return failure ? { kind: "failed", failure } : { kind: "pages", pages };
  } catch (error) {
    signal.throwIfAborted();
    if (!deadline.aborted) throw error;
    return pages.length > 0 ? { kind: "pages", pages } : { kind: "failed", failure: "too_slow" };
  }
}

type Visit = Omit<SiteReader, "deadline">;

/** Adds page by page, so that a deadline leaves those that were read. */
async function readPages(
  address: string,
  visit: Visit,
  pages: SitePage[],
): Promise<WebsiteFailure | undefined> {
  if (!URL.canParse(address)) return "unreachable";
  let robots = await readRobots(new URL(address), visit);
  if ("failure" in robots) return robots.failure;
  if (!robots.allows(address)) return "robots";
  const first = await readPage(address, robots.delayMs, visit);
  if ("failure" in first) return first.failure;
  const home = new URL(first.page.url);
  if (home.origin !== new URL(address).origin) {
    robots = await readRobots(home, visit);
    if ("failure" in robots) return robots.failure;
    if (!robots.allows(home.href)) return "robots";
  }
  const { allows, delayMs } = robots;
  pages.push(first.page);
  for (const url of chooseAllowedLinks(first.page.links, { home, max: maxPages - 1, allows })) {
    const next = await readPage(url, delayMs, visit);
    // A dead link spoils nothing; a page that leads to another site says nothing of this one.
    if ("page" in next && isSameSite(new URL(next.page.url), home)) pages.push(next.page);
  }
  return undefined;
}

interface Robots extends Pick<RobotsRules, "allows"> {
  readonly delayMs: number;
}

/** No robots.txt allows everything; one that cannot be had forbids everything (RFC 9309, 2.3.1). */
async function readRobots(
  site: URL,
  { outbound, signal }: Visit,
): Promise<Robots | { readonly failure: WebsiteFailure }> {
  const url = new URL("/robots.txt", site).href;
  const result = await outbound.fetch(url, { limits: robotsLimits, signal });
  if (result.kind === "failed") return { failure: result.reason };
  if (result.status >= 500) return { failure: "unreachable" };
  const text = result.status === 200 ? new TextDecoder().decode(result.body) : "";
  const { allows, delaySeconds } = robotsRules({ url, text, robotName: outbound.robotName });
  const delayMs = Math.min(maxCrawlDelayMs, Math.max(pauseMs, delaySeconds * 1_000));
  return { allows, delayMs };
}

async function readPage(
  url: string,
  delayMs: number,
  { outbound, signal, pause }: Visit,
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
