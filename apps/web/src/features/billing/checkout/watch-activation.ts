import type { Tier } from "@tc/domain";

export const activationTimes = {
  pollMs: 2500,
  giveUpMs: 120_000,
  redirectMs: 1600,
} as const;

interface Watch {
  readonly ask: (signal: AbortSignal) => Promise<Tier | null>;
  readonly onConfirmed: () => void;
  readonly onFailed: () => void;
}

/** Asks at once and then again and again until there is a plan or two minutes are over. Returns how to stop. */
export function watchActivation({ ask, onConfirmed, onFailed }: Watch): () => void {
  const left = new AbortController();
  async function poll() {
    try {
      const tier = await ask(left.signal);
      if (tier === null || left.signal.aborted) return;
      stop();
      onConfirmed();
    } catch {
      // The next one asks again.
    }
  }
  const polls = setInterval(() => void poll(), activationTimes.pollMs);
  const end = setTimeout(() => {
    stop();
    onFailed();
  }, activationTimes.giveUpMs);
  function stop() {
    clearInterval(polls);
    clearTimeout(end);
    left.abort();
  }
  void poll();
  return stop;
}
