/** Never more than `count` starts within any window of `windowMs`. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

export type Wait = (delayMs: number, signal: AbortSignal) => Promise<void>;

export interface RateLimiter {
  /** Resolves when the next start is allowed, and counts it. */
  take(signal: AbortSignal): Promise<void>;
}

export function createRateLimiter(
  limit: RateLimit,
  { now, wait }: { readonly now: () => number; readonly wait: Wait },
): RateLimiter {
  const starts: number[] = [];
  return {
    async take(signal) {
      for (;;) {
        const oldest = starts.length < limit.count ? undefined : starts[0];
        const delayMs = oldest === undefined ? 0 : oldest + limit.windowMs - now();
        if (delayMs <= 0) break;
        await wait(delayMs, signal);
      }
      if (starts.length >= limit.count) starts.shift();
      starts.push(now());
    },
  };
}
