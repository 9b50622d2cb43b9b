import { createRandom } from "../../notices/random.ts";
import { signWebhook } from "./sign-webhook.ts";
import type { StoredEvent } from "../objects/tables.ts";

export interface WebhookTarget {
  readonly url: string;
  /** Several while one is being exchanged for another */
  readonly secrets: readonly string[];
  /** All, unless told */
  readonly types?: readonly string[];
  /** After a failed delivery: a few seconds to half a minute, unless told; empty for none */
  readonly retryDelaysMs?: readonly number[];
}

/** What can happen to a delivery on its way. */
export type WebhookMishap =
  | "drop"
  | "duplicate"
  /** Signed by somebody who does not know the secret */
  | "forge"
  /** Signed ten minutes ago */
  | "stale"
  /** Changed after it was signed */
  | "tamper";

export interface WebhookDelivery {
  readonly event: string;
  readonly type: string;
  readonly mishap?: WebhookMishap;
  /** 0: nobody there */
  readonly status: number;
}

export interface Webhooks {
  /** Every attempt so far, oldest first */
  readonly deliveries: readonly WebhookDelivery[];
  sendTo(target: WebhookTarget | undefined): void;
  /** Nothing is delivered until `release`. */
  hold(): void;
  /** Delivers what was held, and from now on as things happen. */
  release(order?: "as_sent" | "reversed" | { readonly shuffledBy: number }): Promise<void>;
  /** The next `times` deliveries go wrong. */
  misbehave(mishap: WebhookMishap, times?: number): void;
  /** Delivers an event once more. */
  resend(eventId: string): Promise<void>;
  /** Waits until everything was tried once. */
  settled(): Promise<void>;
}

export interface WebhookQueue extends Webhooks {
  push(event: StoredEvent): void;
  stop(): Promise<void>;
}

interface Job {
  readonly event: StoredEvent;
  readonly attempt: number;
}

const patienceMs = 10_000;
const defaultRetryDelaysMs = [1_000, 5_000, 30_000];

function arrange(jobs: readonly Job[], order: Parameters<Webhooks["release"]>[0]): readonly Job[] {
  if (order === "reversed") return jobs.toReversed();
  if (typeof order !== "object") return jobs;
  return createRandom(order.shuffledBy).sample(jobs, jobs.length);
}

/** Delivers one event after the other, as a product sees them when it is fast enough. */
export function createWebhooks(findEvent: (id: string) => StoredEvent | undefined): WebhookQueue {
  const deliveries: WebhookDelivery[] = [];
  const mishaps: WebhookMishap[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let queue: Job[] = [];
  let target: WebhookTarget | undefined;
  let isHeld = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function post(event: StoredEvent, mishap: WebhookMishap | undefined): Promise<number> {
    if (!target) return 0;
    const payload = JSON.stringify(event, null, 2);
    const secrets = mishap === "forge" ? ["whsec_of_somebody_else"] : target.secrets;
    const signedAt = Math.floor(Date.now() / 1000) - (mishap === "stale" ? 600 : 0);
    const answer = await fetch(target.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signWebhook(payload, secrets, signedAt),
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body:
        mishap === "tamper" ? payload.replace('"livemode": false', '"livemode": true') : payload,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status ?? 0;
  }

  function retryLater({ event, attempt }: Job): void {
    const delayMs = (target?.retryDelaysMs ?? defaultRetryDelaysMs)[attempt];
    if (delayMs === undefined || isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      queue.push({ event, attempt: attempt + 1 });
      start();
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }

  async function deliver(job: Job): Promise<void> {
    const { event } = job;
    const mishap = mishaps.shift();
    const log = (status: number) =>
      void deliveries.push({
        event: event.id,
        type: event.type,
        status,
        ...(mishap && { mishap }),
      });
    if (mishap === "drop") return log(0);
    const times = mishap === "duplicate" ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const status = await post(event, mishap);
      log(status);
      if (status >= 200 && status < 300) event.pending_webhooks = 0;
      // A forger does not try again.
      else if (mishap === undefined) retryLater(job);
    }
  }

  async function run(): Promise<void> {
    for (let job = queue.shift(); job && !isStopped; job = queue.shift()) await deliver(job);
  }

  function start(): void {
    if (isHeld || isStopped || running || queue.length === 0) return;
    // Behind the answer of the request that caused it.
    running = new Promise<void>((resolve) => setImmediate(resolve)).then(run).finally(() => {
      running = undefined;
      start();
    });
  }

  async function settled(): Promise<void> {
    while (running) await running;
  }

  return {
    deliveries,
    sendTo: (next) => void (target = next),
    push(event) {
      if (!target || (target.types && !target.types.includes(event.type))) {
        event.pending_webhooks = 0;
        return;
      }
      queue.push({ event, attempt: 0 });
      start();
    },
    hold: () => void (isHeld = true),
    async release(order = "as_sent") {
      queue = [...arrange(queue, order)];
      isHeld = false;
      start();
      await settled();
    },
    misbehave: (mishap, times = 1) =>
      void mishaps.push(...Array.from({ length: times }, () => mishap)),
    async resend(eventId) {
      const event = findEvent(eventId);
      if (!event) throw new Error(`no event ${eventId}`);
      queue.push({ event, attempt: 0 });
      start();
      await settled();
    },
    settled,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await settled();
    },
  };
}
