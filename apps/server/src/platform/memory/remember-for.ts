import { LruMap } from "./lru-map.ts";

/** Gives the answer to `key`, made by `make` where it is not known any longer. */
export type Remember<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps answers that take long to find for a while, for who asks in between; who asks while one is being found waits for
 * the same. A failure is not kept. For what is the same for everybody: no agency's data.
 */
export function rememberFor<Answer>(maxAgeMs: number, maxAnswers = 1): Remember<Answer> {
  const kept = new LruMap<string, { answer: Promise<Answer>; askedAtMs: number }>(maxAnswers);
  return (key, make) => {
    const entry = kept.get(key);
    if (entry && performance.now() - entry.askedAtMs < maxAgeMs) return entry.answer;
    const answer = make();
    kept.set(key, { answer, askedAtMs: performance.now() });
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  };
}
