import { setTimeout as wait } from "node:timers/promises";

/** What can go wrong between a product and Stripe. */
export type ApiFault =
  /** Answered instead; nothing happened. */
  | { readonly kind: "status"; readonly status: 429 | 500 | 502 | 503 }
  /** The work is done and the connection goes before the answer: the client cannot know. */
  | { readonly kind: "lost_answer" }
  /** The connection goes before anything is done. */
  | { readonly kind: "cut" }
  | { readonly kind: "slow"; readonly delayMs: number };

export interface FaultFilter {
  readonly times?: number;
  /** Only requests like these, e.g. POST and /v1/subscriptions */
  readonly method?: string;
  readonly path?: RegExp;
}

interface Waiting {
  readonly fault: ApiFault;
  readonly filter: FaultFilter;
  left: number;
}

export interface ApiFaults {
  add(fault: ApiFault, filter: FaultFilter): void;
  /** The first that fits this request, used up by asking. */
  take(method: string, path: string): ApiFault | undefined;
  isDown: boolean;
}

export function createApiFaults(): ApiFaults {
  const waiting: Waiting[] = [];
  return {
    isDown: false,
    add: (fault, filter) => void waiting.push({ fault, filter, left: filter.times ?? 1 }),
    take(method, path) {
      const hit = waiting.find(
        ({ filter, left }) =>
          left > 0 && (filter.method ?? method) === method && (filter.path?.test(path) ?? true),
      );
      if (hit) hit.left -= 1;
      return hit?.fault;
    },
  };
}

export function delayOf(fault: ApiFault | undefined): Promise<void> {
  return fault?.kind === "slow" ? wait(fault.delayMs) : Promise.resolve();
}
