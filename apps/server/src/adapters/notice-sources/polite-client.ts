import { setTimeout as sleep } from "node:timers/promises";
import { SourceError } from "../../ports/notice-source.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RateLimit, Wait } from "./rate-limiter.ts";

export interface PoliteClientOptions {
  /** Names us and a way to reach us; publishers ask for it. */
  readonly userAgent: string;
  readonly limit: RateLimit;
  /** From the request to the last byte. */
  readonly timeoutMs: number;
  readonly maxAttempts?: number;
  /** Wait before the second attempt; doubles from there, with jitter. */
  readonly baseDelayMs?: number;
  /** A longer Retry-After is not sat out but reported. */
  readonly maxRetryAfterMs?: number;
  readonly now?: () => number;
  readonly wait?: Wait;
  readonly random?: () => number;
}

export interface PoliteRequest {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface PoliteClient {
  /**
   * One request at a time, repeated after network faults, 429 and 5xx. `consume` reads the body and belongs to the
   * attempt: a connection cut half-way begins again. Throws SourceError, or the signal's reason when stopped.
   */
  request<Result>(
    url: URL,
    request: PoliteRequest,
    consume: (response: Response) => Promise<Result>,
  ): Promise<Result>;
}

const maxRedirects = 3;

const waitFor: Wait = async (delayMs, signal) => {
  await sleep(delayMs, undefined, { signal });
};

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d{1,7}\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function refusal(response: Response, now: number): SourceError | undefined {
  const { status } = response;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"), now);
  if (status === 429) return new SourceError("rate_limited", "HTTP 429", retryAfterMs);
  if (status >= 500) return new SourceError("server_error", `HTTP ${status}`, retryAfterMs);
  if (status >= 400) return new SourceError("refused", `HTTP ${status}`);
  return undefined;
}

/** Only to the same host, and never from https to http: a moved service is for people to look at. */
function followedTo(from: URL, location: string | null): URL {
  const to =
    location !== null && URL.canParse(location, from.href)
      ? new URL(location, from.href)
      : undefined;
  const isUpgrade = from.protocol === "http:" && to?.protocol === "https:";
  if (!to || to.hostname !== from.hostname || (to.origin !== from.origin && !isUpgrade)) {
    throw new SourceError("refused", `redirected to ${location?.slice(0, 200) ?? "nowhere"}`);
  }
  return to;
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await fetch(at.href, { ...init, redirect: "manual" });
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    at = followedTo(at, response.headers.get("location"));
  }
  throw new SourceError("refused", "too many redirects");
}

export function createPoliteClient({
  userAgent,
  limit,
  timeoutMs,
  maxAttempts = 4,
  baseDelayMs = 1_000,
  maxRetryAfterMs = 120_000,
  now = Date.now,
  wait = waitFor,
  random = Math.random,
}: PoliteClientOptions): PoliteClient {
  const limiter = createRateLimiter(limit, { now, wait });
  let previous: Promise<unknown> = Promise.resolve();

  async function attempt<Result>(
    url: URL,
    { method = "GET", headers = {}, body, signal }: PoliteRequest,
    consume: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    await limiter.take(signal);
    try {
      const response = await send(url, {
        method,
        headers: { ...headers, "user-agent": userAgent },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        ...(body !== undefined && { body }),
      });
      const refused = refusal(response, now());
      if (refused) {
        await response.body?.cancel();
        throw refused;
      }
      return await consume(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SourceError) throw error;
      // fetch hides the cause (ECONNREFUSED, "terminated", timeout) one level down.
      const { message, cause } = error as Error;
      const detail = cause instanceof Error ? `${message}: ${cause.message}` : message;
      throw new SourceError("unreachable", detail);
    }
  }

  async function repeat<Result>(
    url: URL,
    request: PoliteRequest,
    consume: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    for (let count = 1; ; count++) {
      try {
        return await attempt(url, request, consume);
      } catch (error) {
        if (!(error instanceof SourceError) || !error.retryable || count >= maxAttempts)
          throw error;
        const requestedMs = error.retryAfterMs ?? 0;
        if (requestedMs > maxRetryAfterMs) throw error;
        const backoffMs = baseDelayMs * 2 ** (count - 1) * (0.5 + random());
        await wait(Math.max(requestedMs, backoffMs), request.signal);
      }
    }
  }

  return {
    async request(url, request, consume) {
      const turn = previous.then(() => {
        request.signal.throwIfAborted();
        return repeat(url, request, consume);
      });
      previous = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** The body as text or bytes with an upper size, whatever Content-Length says. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new SourceError("bad_answer", `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
