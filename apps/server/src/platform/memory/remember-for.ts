import { LruMap } from "./lru-map.ts";

/** Gives the answer to `key`, made by `make` where it is not known any longer. */
export type Remember<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps answers that take long to find for a while, for who asks in between; who asks while one is being found waits for
 * the same. A failure is not kept. For what is the same for everybody: no agency's data.
 */
export function rememberFor<Answer>(maxAgeMs: number, maxAnswers = 1): Remember<Answer> {
  const known = new LruMap<string, { answer: Promise<Answer>; askedAtMs: number }>(maxAnswers);
  return (key, make) => {
    const found = known.get(key);
    if (found && performance.now() - found.askedAtMs < maxAgeMs) return found.answer;
    const answer = make();
    known.set(key, { answer, askedAtMs: performance.now() });
    answer.catch(() => {
      if (known.get(key)?.answer === answer) known.delete(key);
    });
    return answer;
  };
}
